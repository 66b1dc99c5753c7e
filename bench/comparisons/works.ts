/**
 * Small works with tables and sentences about them, made from a seed: everything in one follows from everything else,
 * until one place of it is changed. Each draft names the change and the comparator that has to see it.
 */
import { type Dice, diceFor } from '../../tests/support/dice.ts'

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

/** What a maker draws once, so that the faulty work and its twin differ in one place only. */
type Figures = {
  n: number
  asked: number
  counts: number[]
  trades: string[]
  yes: number[]
  means: string[]
  costs: number[]
  months: number
  towns: string[]
}

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

const percent = (part: number, whole: number, decimals = 1) => ((100 * part) / whole).toFixed(decimals)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const grouped = (value: number) => value.toLocaleString('en')

/** χ² of counts in two columns. */
function chiOf(rows: readonly (readonly number[])[]): number {
  const byRow = rows.map(sumOf)
  const byColumn = rows[0]!.map((_, at) => sumOf(rows.map((row) => row[at]!)))
  const n = sumOf(byRow)
  return sumOf(
    rows.flatMap((row, r) =>
      row.map((count, at) => {
        const expected = (byRow[r]! * byColumn[at]!) / n
        return (count - expected) ** 2 / expected
      }),
    ),
  )
}

/** The places a fault may be planted in, as they are printed. */
type Places = {
  total: number
  told: number
  toldShare: string
  rate: string
  returnedAgain: number
  infected: number
  chi: string
  copied: boolean
  budget: string
  collection: number
  mean: string
}

const STEPS = ['Proposal', 'Ethical approval', 'Data collection', 'Data analysis', 'Submission of the report']

function workOf(figures: Figures, places: Places, layout: number): Work {
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
    const begins = at === 2 ? places.collection : at
    return [
      step,
      ...[0, 1, 2, 3, 4, 5].map((month) =>
        month === begins || (at === 2 && month === begins + 1) ? 'X' : '',
      ),
    ]
  })
  return {
    parts: [
      { heading: 'Chapter 3: Methodology' },
      `A survey of market traders was carried out in ${towns[0]} and ${towns[1]}. A total of ${asked} questionnaires were distributed to traders in the two markets. Of these, ${n} questionnaires were returned, and all of them were analysed. The response rate was ${places.rate}%.`,
      'The statements were rated on a five-point Likert scale from 1 (strongly disagree) to 5 (strongly agree). The answers were entered twice and compared with each other before the analysis began.',
      { heading: 'Chapter 4: Results' },
      `The results are presented in the order of the objectives. In all, ${places.returnedAgain} questionnaires were returned.`,
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
      `For the counts of Table 2 the test of independence gave a chi-square value of ${places.chi} with df = ${trades.length - 1}.`,
      frequency(
        'Table 3: Goods bought by the traders for their homes',
        places.copied ? counts : second,
        places.copied ? sumOf(counts) : sumOf(second),
      ),
      {
        caption: 'Table 4: Agreement with statements on the market',
        rows: [
          ['Statement', 'Mean', 'Std. Deviation'],
          ...STATEMENTS.map((statement, at) => [
            statement,
            at === 2 ? places.mean : means[at]!,
            `0.${60 + at * 5}`,
          ]),
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
      { heading: 'Chapter 5: Conclusion' },
      'Loans are taken by traders of all goods. Markets need clean water before anything else is built in them.',
      { heading: 'Budget' },
      `The total budget of the study is K${places.budget}.`,
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

const FAULTS: Record<string, (figures: Figures, dice: Dice) => Partial<Places>> = {
  'numbers.totals': ({ n }, dice) => ({ total: n + dice.whole(1, 9) * (dice.chance(0.5) ? 1 : -1) }),
  'numbers.text-table': ({ counts, n }, dice) => {
    const told = counts[1]! + dice.one([1, 2, 10, -1, -2])
    return dice.chance(0.5) ? { told } : { toldShare: percent(counts[1]! + dice.one([3, -3]), n) }
  },
  'numbers.sample-chain': ({ n, asked }, dice) =>
    dice.chance(0.5)
      ? { rate: percent(n - dice.whole(2, 5), asked) }
      : { returnedAgain: n - dice.whole(1, 4) },
  'numbers.part-whole': (_, dice) => ({ infected: 64 + dice.whole(0, 30) }),
  'numbers.chi-counts': ({ counts, yes }, dice) => ({
    chi: (
      chiOf(counts.map((count, at) => [count - yes[at]!, yes[at]!])) * dice.one([0.4, 1.7, 3]) +
      0.5
    ).toFixed(2),
  }),
  'numbers.equal-tables': () => ({ copied: true }),
  'numbers.budgets': ({ costs }, dice) => ({ budget: grouped(sumOf(costs) + dice.one([50, 100, 500, -50])) }),
  'numbers.timetable': () => ({ collection: 4 }),
  'numbers.scale': (_, dice) => ({ mean: `5.${dice.whole(11, 89)}` }),
}

export const FAULT_KINDS = Object.keys(FAULTS)

/** For each comparator `each` works with one fault of its kind, and as many clean twins. */
export function makeWorks(seed: number, each: number): MadeWork[] {
  const dice = diceFor(seed)
  return FAULT_KINDS.flatMap((comparator) =>
    Array.from({ length: each }).flatMap((_, at): MadeWork[] => {
      const figures = figuresFor(dice)
      const { n, asked, counts, yes, costs, means } = figures
      const clean: Places = {
        total: n,
        told: counts[1]!,
        toldShare: percent(counts[1]!, n),
        rate: percent(n, asked),
        returnedAgain: n,
        infected: 0,
        chi: chiOf(counts.map((count, row) => [count - yes[row]!, yes[row]!])).toFixed(2),
        copied: false,
        budget: grouped(sumOf(costs)),
        collection: 2,
        mean: means[2]!,
      }
      const change = FAULTS[comparator]!(figures, dice)
      return [
        { comparator, fault: JSON.stringify(change), work: workOf(figures, { ...clean, ...change }, at % 2) },
        { comparator, fault: null, work: workOf(figures, clean, at % 2) },
      ]
    }),
  )
}
