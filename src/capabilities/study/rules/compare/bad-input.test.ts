/** What a supervisor would not call a fault: unusual works of which no comparison accuses anything. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../open-study.ts'

type Blocks = WrittenSection['blocks']
const told = (results: Blocks, methods: Blocks = ['Traders were asked in two markets.']) =>
  openRecord(
    modelOf([
      { title: 'Methods', role: 'methods', blocks: methods },
      { title: 'Results', role: 'results', blocks: results },
    ]),
  )
    .comparisons()
    .flatMap(({ comparison }) => comparison.disagreements)
    .map(({ reports, writes, computes }) => `${reports} | ${writes} | ${computes}`)

describe('nothing is accused', () => {
  it.each<[string, Blocks]>([
    [
      'in a table in which nobody answered',
      table('Table 1: Loans', 'Answer|Frequency|Percent', 'Yes|0|0', 'No|0|0', 'Total|0|0'),
    ],
    [
      'in a group of n = 0',
      table('Table 1: Loans by market (n = 0)', 'Market|n|%', 'North|0|0.0', 'South|0|-', 'Total|0|-'),
    ],
    [
      'where several answers were allowed, and the shares come to more than a hundred',
      table(
        'Table 1: Goods sold (multiple answers, N = 50)',
        'Goods|Frequency|Percent',
        'Maize|40|80.0',
        'Fish|30|60.0',
        'Cloth|20|40.0',
        'Total|90|180.0',
      ),
    ],
    [
      'where shares are weighted, and do not follow from the counts beside them',
      table(
        'Table 1: Weighted shares of households',
        'Ward|n|Weighted %',
        'North|120|31.2',
        'South|80|44.9',
        'East|60|23.9',
        'Total|260|100.0',
      ),
    ],
    [
      'where values were imputed, and each line has an n of its own',
      table(
        'Table 1: Means after multiple imputation (m = 20)',
        'Variable|N|Mean|Std. Deviation',
        'Age|372|31.42|7.10',
        'Income|358.6|412.75|96.30',
      ),
    ],
    [
      'in two budgets, each in its own currency',
      [
        ...table('Table 1: Budget in kwacha', 'Item|Cost (ZMW)', 'Bus|400', 'Paper|250', 'Total|650'),
        ...table('Table 2: Budget in dollars', 'Item|Cost (USD)', 'Bus|20', 'Paper|12.50', 'Total|32.50'),
        'The total budget is K650, which is 32.50 US dollars.',
      ],
    ],
    [
      'in sentences of two languages',
      [
        'Die Stichprobe umfasste 52 Händler, davon 28 Frauen (53,8 %).',
        'Sur les 52 commerçants, 24 étaient des hommes (46,2 %).',
        ...table('Tableau 1: Sexe', 'Sexe|Nombre|%', 'Hommes|24|46,2', 'Femmes|28|53,8', 'Total|52|100'),
      ],
    ],
    [
      'in thousands by a thin space and shares by a comma',
      table(
        'Table 1: Voters',
        'Ward|Voters|%',
        'North|1\u2009240|55,6',
        'South|990|44,4',
        'Total|2\u2009230|100,0',
      ),
    ],
    [
      'where control characters stand in cells',
      table(
        'Table 1: Sex',
        'Sex|Frequency|Percent',
        'Men|2\u00004|46.2',
        'Women|28\u0007|53.8',
        'Total|52|100.0',
      ),
    ],
  ])('%s', (_, results) => {
    expect(told(results)).toEqual([])
  })

  it('of a work with several samples, each told for itself', () => {
    expect(
      told(
        [
          'Of the 60 teachers, 45 (75.0%) had a degree.',
          'Of the 240 pupils, 132 (55.0%) walked to school.',
          'Both samples, 300 people in all, were drawn in March.',
        ],
        ['60 teachers were sampled, and 240 pupils were sampled from the same schools.'],
      ),
    ).toEqual([])
  })

  it('of two hundred columns, in a moment', () => {
    const wide = (cell: (at: number) => string) => Array.from({ length: 200 }, (_, at) => cell(at)).join('|')
    const rows = ['North', 'South', 'East'].map((name, row) => `${name}|${wide((at) => `${at + row}`)}`)
    expect(told(table('Table 1: Days', `Ward|${wide((at) => `Day ${at}`)}`, ...rows))).toEqual([])
  })
})

it('one slip in such a table is still seen', () => {
  const lines = ['Yes|30|50.0', 'No|20|33.3', 'Perhaps|10|26.7', 'Total|60|100.0']
  expect(told(table('Table 1: Loans', 'Answer|Frequency|Percent', ...lines))).toEqual([
    'Total: 50.0 + 33.3 + 26.7 | total = 100.0 | total = 110.0',
    'Table 1, Perhaps: 10 of 60 | 26.7% | 16.7%',
  ])
})
