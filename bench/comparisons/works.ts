/**
 * Small works with tables and sentences about them, made from a seed: everything in one follows from everything else,
 * until one place of it is changed. Each draft names the change and the comparator that has to see it.
 */
import { type Dice, diceFor } from '../../tests/support/dice.ts'
import { chiOf, type Figures, grouped, type Printed, percent, sumOf } from './figures-of-works.ts'
import { FAULT_KINDS, FAULTS } from './planted-faults.ts'

export type WorkPart = string | { heading: string } | { caption: string; rows: string[][] }
export type Work = { parts: WorkPart[] }
export type MadeWork = { comparator: string; fault: string | null; work: Work }

const TOWNS = ['Mansa', 'Kasama', 'Chipata', 'Mongu', 'Solwezi', 'Choma', 'Kabwe', 'Ndola']
const TRADES = ['Fish', 'Cloth', 'Grain', 'Shoes', 'Charcoal', 'Vegetables']
const STATEMENTS = [
  'Stalls are clean',
  'Fees are fair',
  'Water is near',
  'Officers are helpful',
  'The market is safe',
  'Storage is enough',
]

const OTHER_STATEMENTS = ['Gates are open', 'Roads are dry', 'Lamps are lit', 'Guards are kind']

function figuresFor(dice: Dice): Figures {
  const many = dice.whole(3, 6)
  const counts = Array.from({ length: many }, () => dice.whole(7, 48))
  const n = counts.reduce((sum, one) => sum + one, 0)
  return {
    n,
    asked: n + dice.whole(4, 20),
    counts,
    trades: TRADES.slice(0, many),
    yes: counts.map((count) => dice.whole(2, count - 2)),
    means: STATEMENTS.map(() => (dice.whole(180, 470) / 100).toFixed(2)),
    costs: Array.from({ length: dice.whole(4, 7) }, () => dice.whole(3, 60) * 50),
    months: dice.whole(5, 8),
    towns: TOWNS.slice(dice.whole(0, 3)),
  }
}

/** Answers from strongly disagree to strongly agree, for each of four statements, and for four others. */
const ANSWERS = [
  [12, 30, 41, 55, 62],
  [25, 44, 37, 60, 34],
  [18, 22, 51, 71, 38],
  [40, 39, 48, 43, 30],
]
const OTHER_ANSWERS = ANSWERS.map((row, at) => row.map((count, point) => count + ((point * (at + 3)) % 7)))
const meanOf = (counts: readonly number[]) =>
  (sumOf(counts.map((count, at) => count * (at + 1))) / sumOf(counts)).toFixed(2)
const PEOPLE = 4_180
const drawnFrom = (people: number) => Math.ceil(people / (1 + people * 0.05 ** 2))

const STEPS = ['Proposal', 'Ethical approval', 'Data collection', 'Data analysis', 'Submission of the report']

const STREETS = ['Chilenje Road', 'Station Road', 'Lake Road', 'Mission Road']
const STALLS = [
  [14, 9, 3],
  [22, 6, 8],
  [11, 17, 5],
  [8, 4, 12],
]
const likert = (
  caption: string,
  statements: readonly string[],
  answers: readonly (readonly number[])[],
  second?: string,
): WorkPart => ({
  caption,
  rows: [
    ['Statement', 'SD', 'D', 'N', 'A', 'SA', 'Mean'],
    ...answers.map((row, at) => [
      statements[at]!,
      ...row.map(String),
      at === 1 && second ? second : meanOf(row),
    ]),
  ],
})

function workOf(figures: Figures, places: Printed, layout: number): Work {
  const { n, asked, counts, trades, yes, means, costs, towns } = figures
  const rows = counts.map((count, at) => [count - yes[at]!, yes[at]!])
  const others = counts.map((count, at) => Math.max(1, count - ((at * 7) % 5) - 1))
  const spread = [0, 1, 2, 3, 4].map((at) => 20 + ((n * (at + 3)) % 40))
  const examined = [41, 36, 52, 28].map((one, at) => one + ((n + at) % 9))
  const infected = examined.map((one, at) => Math.round(one / (at + 3)))
  const second = counts.map((count, at) => count + 2 * at + 3)
  const frequency = (title: string, values: readonly number[], total: number): WorkPart => ({
    caption: title,
    rows: [
      ['Trade', 'Frequency', 'Percent'],
      ...trades.map((trade, at) => [trade, `${values[at]}`, percent(values[at]!, sumOf(values))]),
      ['Total', `${total}`, '100.0'],
    ],
  })
  const chart = STEPS.map((step, at) => {
    return [
      step,
      ...[0, 1, 2, 3, 4, 5].map((month) => (month === at || (at === 2 && month === 3) ? 'X' : '')),
    ]
  })
  const coefficients = ['Female', 'Rural stall', 'Account holder', 'Older trader']
  const ps = ['0.412', '0.003', '0.021', '0.738']
  return {
    parts: [
      { heading: 'Abstract' },
      `This study asks ${n} traders of two markets what they sell and whether they borrow. Of the traders, ${places.abstract}% sold ${trades[1]!.toLowerCase()}. The overall prevalence of illness was 14.6%. Market traders need clean water, fair fees and safe storage.`,
      { heading: 'Chapter 3: Methodology' },
      `A survey of market traders was carried out in ${towns[0]} and ${towns[1]}. A total of ${asked} questionnaires were distributed to traders in the two markets. Of these, ${n} questionnaires were returned, and all of them were analysed. The response rate was ${percent(n, asked)}%.`,
      `The sample size was found with the formula of Yamane, n = N / (1 + N(e)²). With ${grouped(PEOPLE)} traders this is ${grouped(PEOPLE)} / (1 + ${grouped(PEOPLE)} (0.05)²). The sample size was ${places.drawn} traders.`,
      `The form has six items: age, sex, income, goods, distance and years in trade. ${places.announced}`,
      'The statements were rated on a five-point Likert scale from 1 (strongly disagree) to 5 (strongly agree). The answers were entered twice and compared with each other before the analysis began.',
      { heading: 'Chapter 4: Results' },
      `The results are presented in the order of the objectives. In all, ${n} questionnaires were returned.`,
      `Table 1 shows the goods that the traders sell. Of the traders, ${places.told} (${places.toldShare}%) sold ${trades[1]!.toLowerCase()}. The rest is told in the table.`,
      frequency('Table 1: Goods sold by the traders', counts, places.total),
      'The next question was whether a trader had ever taken a loan. The answers differ a little between the goods, as the following table shows for every one of them.',
      {
        caption: 'Table 2: Loans taken, by goods',
        rows: [
          ['Goods', 'No loan', 'Loan', 'Total'],
          ...trades.map((trade, at) => [trade, `${rows[at]![0]}`, `${rows[at]![1]}`, `${counts[at]}`]),
          ['Total', `${sumOf(rows.map((row) => row[0]!))}`, `${sumOf(yes)}`, `${n}`],
        ],
      },
      `For the counts of Table 2 the test of independence gave a chi-square value of ${chiOf(rows).toFixed(2)} with df = ${trades.length - 1}.`,
      frequency(
        'Table 3: Goods bought by the traders for their homes',
        places.copied ? counts : second,
        places.copied ? sumOf(counts) : sumOf(second),
      ),
      {
        caption: 'Table 4: Agreement with statements on the market',
        rows: [
          ['Statement', 'Mean', 'Std. Deviation'],
          ...STATEMENTS.map((statement, at) => [statement, means[at]!, `0.${60 + at * 5}`]),
        ],
      },
      'A water test was made in four wards, and the following table gives what was found in them.',
      {
        caption: 'Table 5: Wells with coliform bacteria, by ward',
        rows: [
          ['Ward', 'Number examined', 'Number positive'],
          ...examined.map((one, at) => [
            `${towns[at]} ward`,
            `${one}`,
            `${at === 1 ? places.infected || infected[at] : infected[at]}`,
          ]),
        ],
      },
      `The opening hours differ: ${spread.length} patterns were seen, and the traders of ${towns[2]} begin first.`,
      `Years in trade were asked for as well, and ${others.length} groups were made of them afterwards.`,
      'Illness in the households was asked for next, and the following table gives it by age.',
      {
        caption: 'Table 8: Prevalence of illness by age of the household head',
        rows: [
          ['Age', 'Number examined', 'Number ill', 'Percentage ill'],
          ...[41, 36, 52, 28].map((all, at) => {
            const ill = [9, 15, 16, 14][at]!
            const share = places.rate2 === 'cases' ? percent(ill, 54) : percent(ill, all)
            return [`${20 + at * 10}-${29 + at * 10}`, `${all}`, `${ill}`, share]
          }),
        ],
      },
      `A logistic regression of saving gave the following table.`,
      {
        caption: 'Table 9: Logistic regression of saving',
        rows: [
          ['Variable', 'Coefficient', 'p-value'],
          ...coefficients.map((name, at) => [name, `0.${31 + at * 12}`, ps[at]!]),
        ],
      },
      `An account holder is ${places.significant} in this model.`,
      {
        caption: 'Table 10: Places of buying',
        rows: [
          ['Place', 'Frequency', 'Percent'],
          ...['Wholesale', 'Roadside', 'Farm gate', 'Border'].map((place, at) => {
            const count = [31, 47, 18, 9][at]!
            return [place, `${count}`, at === 2 ? places.share : percent(count, 105)]
          }),
          ['Total', '105', '100.0'],
        ],
      },
      `As Table 10 shows, roadside with 44.8% was the highest.`,
      places.placeholder,
      `The number of open stalls fell from 145 in 2019 to 91 in 2022, a decrease of ${places.fall}%.`,
      'Two more statements were answered by everybody, and the table after the next counts the stalls by street.',
      likert('Table 11: Answers on the fees of the market', STATEMENTS, ANSWERS, places.weighed),
      likert(
        'Table 12: Answers on the officers of the council',
        OTHER_STATEMENTS,
        places.copiedLines ? [...OTHER_ANSWERS.slice(0, 2), ...ANSWERS.slice(2)] : OTHER_ANSWERS,
      ),
      {
        caption: 'Table 13: Stalls by street',
        rows: [
          ['Street', 'Stalls'],
          ...STREETS.map((street, at) => [
            street,
            `${STALLS[at]!.reduce((sum, one) => sum + one, 0) + (at === 0 ? places.moved : at === 1 ? -places.moved : 0)}`,
          ]),
        ],
      },
      'The stalls were also counted by what they are built of, street by street.',
      {
        caption: 'Table 14: Material of the stalls in each street',
        rows: [
          ['Material', ...STREETS],
          ...['Wood', 'Iron', 'Brick'].map((material, row) => [
            material,
            ...STALLS.map((street) => `${street[row]}`),
          ]),
        ],
      },
      'Kaputa District in Luapula Province has the same goods, and so has Kaputa District of Luapula Province in the dry season.',
      { heading: 'Chapter 5: Conclusion' },
      `Traders of Kaputa District in Luapula Province were not asked. The conclusion was drawn from data collected through ${places.collected}.`,
      `The overall prevalence of illness was ${places.overall}%. Of all places of buying, 44.8% were at the roadside.`,
      'Loans are taken by traders of all goods. Markets need clean water before anything else is built in them.',
      { heading: 'Budget' },
      `The total budget of the study is K${grouped(sumOf(costs))}.`,
      {
        caption: 'Table 6: Budget of the study',
        rows: [
          ['Item', 'Cost (K)'],
          ...costs.map((cost, at) => [
            ['Transport', 'Printing', 'Food', 'Assistants', 'Airtime', 'Binding', 'Paper'][at]!,
            grouped(cost),
          ]),
          ['Total', grouped(sumOf(costs))],
        ],
      },
      { heading: 'Work plan' },
      {
        caption: 'Table 7: Timetable of the study',
        rows: [['Activity', 'January', 'February', 'March', 'April', 'May', 'June'], ...chart],
      },
      layout === 0 ? 'All work is done by the student.' : 'The student does all of the work.',
    ],
  }
}

/** For each comparator `each` works with one fault of its kind, and as many clean twins. */
export function makeWorks(seed: number, each: number): MadeWork[] {
  const dice = diceFor(seed)
  return FAULT_KINDS.flatMap((comparator) =>
    Array.from({ length: each }).flatMap((_, at): MadeWork[] => {
      const figures = figuresFor(dice)
      const { n, counts } = figures
      const clean: Printed = {
        total: n,
        told: counts[1]!,
        toldShare: percent(counts[1]!, n),
        infected: 0,
        copied: false,
        share: percent(18, 105),
        rate2: 'examined',
        overall: '14.6',
        significant: 'significant',
        placeholder: 'The stalls were built of wood in both markets.',
        abstract: percent(counts[1]!, n),
        announced: 'The answers were entered by two people.',
        drawn: drawnFrom(PEOPLE),
        fall: '37',
        collected: 'questionnaires',
        moved: 0,
        weighed: meanOf(ANSWERS[1]!),
        copiedLines: false,
      }
      const change = FAULTS[comparator]!(figures, dice)
      return [
        { comparator, fault: JSON.stringify(change), work: workOf(figures, { ...clean, ...change }, at % 2) },
        { comparator, fault: null, work: workOf(figures, clean, at % 2) },
      ]
    }),
  )
}
