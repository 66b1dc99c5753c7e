/** One place of a work held against another: what differs is told, what was not read is not called right. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../open-study.ts'
import { COMPARATORS } from './compare.ts'
import type { ComparisonId } from './comparison.ts'
import { heaviestComparisons } from './heaviest.ts'

type Blocks = WrittenSection['blocks']
const work = (...blocks: Blocks) =>
  openRecord(
    modelOf([
      { title: 'Methods', role: 'methods', blocks: ['Traders were asked in two markets.'] },
      { title: 'Results', role: 'results', blocks },
    ]),
  )
const seenBy = (id: ComparisonId, ...blocks: Blocks) => {
  const { comparison } = work(...blocks)
    .comparisons()
    .find(({ comparator }) => comparator.about.id === id)!
  return {
    ...comparison.coverage,
    differs: comparison.disagreements.map(({ writes, computes }) => `${writes} | ${computes}`),
  }
}
const checkOf = (id: ComparisonId, ...blocks: Blocks) =>
  work(...blocks)
    .numberChecks()
    .find((check) => check.id === id)!

const SEX = (total = '52', women = '28') =>
  table(
    'Table 1: Sex of the traders',
    'Sex|Frequency|Percent',
    'Men|24|46.2',
    `Women|${women}|53.8`,
    `Total|${total}|100.0`,
  )

describe('a total', () => {
  it('is the sum of its lines to the unit', () => {
    expect(seenBy('numbers.totals', ...SEX()).differs).toEqual([])
    expect(seenBy('numbers.totals', ...SEX('51')).differs).toEqual(['total = 51 | total = 52'])
  })

  it('may be of the lines since the last one, or of the part totals', () => {
    const budget = (end: string) =>
      table(
        'Table 2: Costs',
        'Item|Cost (K)',
        'Bus|400',
        'Taxi|250',
        'Subtotal|650',
        'Paper|120',
        'Ink|80',
        'Subtotal|200',
        `Total|${end}`,
      )
    expect(seenBy('numbers.totals', ...budget('850')).differs).toEqual([])
    expect(seenBy('numbers.totals', ...budget('950')).differs).toEqual(['total = 950 | total = 850'])
  })

  it('may fail in counts and shares together where the cells are the file’s own: a line was left out', () => {
    const answers = table(
      'Table 2: Answers',
      'Answer|Frequency|Percent',
      'Yes|5|6.3',
      'No|40|50.0',
      'Total|80|100',
    )
    expect(seenBy('numbers.totals', ...answers).differs).toEqual([
      'total = 80 | total = 45',
      'total = 100 | total = 56',
    ])
  })

  it('of the rates of groups is no sum', () => {
    const rates = table(
      'Table 2: Infected',
      'Ward|Percent',
      'North|20.0',
      'South|35.0',
      'East|44.0',
      'Total|31.5',
    )
    expect(seenBy('numbers.totals', ...rates)).toMatchObject({ read: 0, of: 0, differs: [] })
  })
})

describe('a sentence and its table', () => {
  const told = (sentence: string) => seenBy('numbers.text-table', sentence, ...SEX()).differs
  it('give one figure for one line', () => {
    expect(told('Table 1 shows that 28 (53.8%) were women.')).toEqual([])
    expect(told('Table 1 shows that 27 (53.8%) were women.')).toEqual(['27 | 28'])
    expect(told('Table 1 shows that 28 (58.3%) were women.')).toEqual(['58.3% | 53.8%'])
  })

  it('differ in nothing where the figure is of another line, or of another whole', () => {
    expect(told('Of these, 24 spoke for the women.')).toEqual([])
    expect(told('Of those women, 12 (42.9%) owned a stall.')).toEqual([])
    // A letter typed in the place of a digit: it is no whole number.
    expect(told('Table 1 shows that 27.l % were women.')).toEqual([])
  })
})

it('a part is not larger than its whole', () => {
  const wells = (positive: string) =>
    table(
      'Table 1: Wells',
      'Ward|Number examined|Number positive',
      'North|16|3',
      `South|6|${positive}`,
      'East|12|5',
    )
  expect(seenBy('numbers.part-whole', ...wells('4')).differs).toEqual([])
  expect(seenBy('numbers.part-whole', ...wells('11')).differs).toEqual(['11 | at most 6'])
  expect(seenBy('numbers.part-whole', 'Bacteria were found in 11 of 6 wells.').differs).toEqual([
    '11 | at most 6',
  ])
})

it('two questions do not have the same answers in another order', () => {
  const rows = ['Fish|41|9', 'Cloth|12|30', 'Grain|7|22']
  const sold = table('Table 1: Goods sold', 'Goods|Town|Village', ...rows)
  const bought = table('Table 2: Goods bought', 'Goods|Town|Village', ...rows.toReversed())
  expect(seenBy('numbers.equal-tables', ...sold, ...bought).differs).toEqual([
    'the same as Table 1 | figures of its own',
  ])
  const again = table('Table 1: Goods sold (continued)', 'Goods|Town|Village', ...rows)
  expect(seenBy('numbers.equal-tables', ...sold, ...again).differs).toEqual([])
})

it('a mean follows from the answers beside it', () => {
  const items = (mean: string) =>
    table(
      'Table 1: Answers',
      'Statement|SA|A|U|D|SD|Mean',
      'Fees are fair|20|30|10|25|15|3.15',
      `Stalls are clean|40|22|18|12|8|${mean}`,
      'Water is near|11|29|31|19|10|3.12',
      'Storage is enough|9|16|40|21|14|2.85',
    )
  expect(seenBy('numbers.scale', ...items('3.74')).differs).toEqual([])
  expect(seenBy('numbers.scale', ...items('3.7')).differs).toEqual([])
  expect(seenBy('numbers.scale', ...items('3.47')).differs).toEqual(['3.47 | 3.74'])
})

it('two lines of other names are no copies', () => {
  const answers = (title: string, ...rows: string[]) => table(title, 'Statement|Yes|No|Unsure|Mean', ...rows)
  const first = answers('Table 1: Fees', 'Fair|231|114|35|1.5', 'Known|180|189|11|1.6', 'Paid|290|70|20|1.3')
  const second = (...rows: string[]) => answers('Table 2: Officers', 'Kind|201|118|61|1.6', ...rows)
  const copied = ['Present|180|189|11|1.6', 'Honest|290|70|20|1.3']
  expect(seenBy('numbers.equal-tables', ...first, ...second(...copied)).differs).toEqual([
    'the same figures as lines of Table 1 | figures of their own',
  ])
  expect(seenBy('numbers.equal-tables', ...first, ...second(copied[0]!)).differs).toEqual([])
  const again = ['Known|180|189|11|1.6', 'Paid|290|70|20|1.3']
  expect(seenBy('numbers.equal-tables', ...first, ...second(...again)).differs).toEqual([])
})

it('two tables of the same people share them out alike', () => {
  const wards = table('Table 1: Infected', 'Ward|Infected', 'North|18', 'South|15', 'Lake|21', 'Total|54')
  const kinds = (south: string, lake: string) =>
    table('Table 2: Kinds', 'Kind|North|South|Lake', `Mild|11|${south}|9`, `Severe|7|5|${lake}`)
  expect(seenBy('numbers.tables-agree', ...wards, ...kinds('10', '12')).differs).toEqual([])
  expect(seenBy('numbers.tables-agree', ...wards, ...kinds('13', '9')).differs).toEqual([
    '15 | 18',
    '21 | 18',
  ])
  // Other sums are of other people.
  expect(seenBy('numbers.tables-agree', ...wards, ...kinds('13', '12')).differs).toEqual([])
})

it('shares that make a hundred are held against what their counts add up to', () => {
  const ages = (...shares: string[]) =>
    table(
      'Table 1: Age',
      'Age|Number|Percent',
      `19-25|75|${shares[0]}`,
      `26-45|150|${shares[1]}`,
      `46-60|155|${shares[2]}`,
    )
  expect(seenBy('numbers.percentages', ...ages('19.7', '39.5', '40.8')).differs).toEqual([])
  expect(seenBy('numbers.percentages', ...ages('17.5', '39.5', '43.0')).differs).toEqual([
    '17.5% | 19.7%',
    '43.0% | 40.8%',
  ])
})

describe('what is said of a comparison', () => {
  it('tells how much of it was read', () => {
    expect(checkOf('numbers.totals', ...SEX())).toMatchObject({
      outcome: 'passed',
      says: 'Read 2 totals: they are the sums of their lines.',
    })
    expect(checkOf('numbers.totals', ...SEX('51')).says).toMatch(/^Read 2 totals; 1 differs: /)
  })

  it('is no verdict where not all could be read', () => {
    const unreadable = table(
      'Table 2: Weights',
      'Ward|Number|Count',
      'North|about 20|4 to 5',
      'South|few|7',
      'Total|31|12',
    )
    const third = table(
      'Table 3: Rates',
      'Ward|Percent',
      'North|20.0',
      'South|35.0',
      'East|44.0',
      'Total|31.5',
    )
    const check = checkOf(
      'numbers.totals',
      ...table('Table 1: Sex', 'Sex|Number', 'Men|24', 'Women|28', 'Total|52'),
      ...unreadable,
      ...third,
    )
    expect(check).toMatchObject({
      outcome: 'does-not-apply',
      says: expect.stringMatching(/^Read 1 of \d totals; \d could not be compared \(page 1\)/),
    })
  })

  it('is nothing where nothing was compared', () => {
    for (const { about } of COMPARATORS)
      expect(checkOf(about.id, 'The traders were kind to each other.').outcome).toBe('does-not-apply')
  })
})

it('the heaviest disagreements come first, with both sides and their places', () => {
  const study = work('Table 1 shows that 27 were women.', ...SEX('51'))
  const [first, second] = heaviestComparisons(study)
  expect(first).toMatchObject({
    id: 'numbers.totals',
    weight: 3,
    here: { figure: 'total = 51', place: { quote: 'Total | 51 | 100.0' } },
    there: { figure: 'total = 52', place: null },
  })
  expect(second).toMatchObject({
    id: 'numbers.text-table',
    here: { figure: '27', place: { quote: 'Table 1 shows that 27 were women.' } },
    there: { figure: '28', place: { quote: 'Women | 28 | 53.8' } },
    asks: expect.stringContaining('another place in it gives 28'),
  })
  expect(heaviestComparisons(study, 1)).toHaveLength(1)
})

it('asks of a disagreement in words with what was seen, and not as of two figures', () => {
  const study = work(
    'A t-test was used.',
    ...Array.from({ length: 14 }, (_, i) => `In market ${i + 1} the traders sold more in the rains.`),
  )
  const failed = heaviestComparisons(study, 10).find(({ id }) => id === 'numbers.announced')
  expect(failed?.asks).toMatch(/^No figure of it was found .*How do you explain this/)
  expect(failed?.asks).not.toContain('your text gives')
})
