/** What looks like a fault, and what looks like an agreement, and is neither. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../open-study.ts'
import type { ComparisonId } from './comparison.ts'

type Blocks = WrittenSection['blocks']
const work = (...blocks: Blocks) =>
  openRecord(
    modelOf([
      { title: 'Methods', role: 'methods', blocks: ['Traders were asked in two markets.'] },
      { title: 'Results', role: 'results', blocks },
    ]),
  )
const differing = (id: ComparisonId, ...blocks: Blocks) =>
  work(...blocks)
    .comparisons()
    .find(({ comparator }) => comparator.about.id === id)!
    .comparison.disagreements.map(({ reports, writes }) => `${reports}: ${writes}`)
const outcomeOf = (id: ComparisonId, ...blocks: Blocks) =>
  work(...blocks)
    .numberChecks()
    .find((check) => check.id === id)!.outcome

describe('copied lines', () => {
  it('hold the same counts, rounded in whichever way, from one or from several tables', () => {
    const answers = (caption: string, ...rows: string[]) =>
      table(caption, 'Statement|SA|A|D|SD|Mean', ...rows)
    expect(
      differing(
        'numbers.equal-tables',
        ...answers('Table 1: Causes', 'Fees are high|81|42|15|12|3.2', 'Roads are bad|70|51|17|12|3.1'),
        ...answers('Table 2: Effects', 'Few save|66|47|25|12|3.1'),
        ...answers(
          'Table 3: Remedies',
          'Lower the fees|81|42|15|12|3.0',
          'Mend the roads|70|51|17|12|3.1',
          'Teach saving|66|47|25|12|3.1',
        ),
      ),
    ).toEqual(['3 lines of Table 3: the same figures as lines of Table 1 and Table 2'])
  })

  it('are none where one answer stands beside what was expected', () => {
    const answers = (caption: string, ...rows: string[]) =>
      table(caption, 'Answer|Observed|Expected|Total', ...rows)
    expect(
      differing(
        'numbers.equal-tables',
        ...answers('Table 1: Loans', 'Yes|80|50|130', 'No|20|50|70'),
        ...answers('Table 2: Savings', 'They do|20|50|70', 'They do not|80|50|130'),
      ),
    ).toEqual([])
  })
})

describe('a share beside a table of several items', () => {
  const items = table(
    'Table 1: What traders say of the market',
    'Answer|Near|Clean|Safe|Average',
    'Agree|60|44|51|52%',
    'Disagree|40|56|49|48%',
  )
  it('is not held against their average, and not against those who do the opposite', () => {
    const told = (text: string) => differing('numbers.text-table', text, ...items)
    expect(told('Table 1 shows that 34% of the traders disagree that it is safe.')).toEqual([])
    const shares = table('Table 1: Support', 'Answer|Share', 'Agree|62.5%', 'Undecided|11.5%')
    expect(
      differing('numbers.text-table', 'In Table 1, 17.25% of the traders do not agree.', ...shares),
    ).toEqual([])
  })
})

describe('a number beside a table', () => {
  const zones = table(
    'Table 1: Zone of inhibition (mm)',
    'Organism|Zone',
    'Salmonella|5',
    'Shigella|9',
    'Vibrio|7',
  )

  it('is held against it with its unit, and not where it is what something was done at', () => {
    expect(differing('numbers.text-table', ...zones, 'Table 1 shows that Salmonella had 13 mm.')).toEqual([
      'Salmonella, Table 1: 13',
    ])
    expect(
      differing('numbers.text-table', ...zones, 'Table 1 shows an effect on Salmonella at 200.'),
    ).toEqual([])
    expect(
      differing('numbers.text-table', ...zones, 'Table 1 shows an effect on Salmonella, 200 mg.'),
    ).toEqual([])
  })

  it('is no agreement where the line itself does not follow from its count', () => {
    const rows = work(
      ...table(
        'Table 1: Age',
        'Age|Frequency|Percent',
        'Young|75|18%',
        'Middle|150|39.5%',
        'Old|155|40.8%',
        'Total|380|100%',
      ),
      'Table 1 shows that of the young there were 18%.',
    ).statisticRows()
    expect(rows.filter(({ writes }) => writes === '18%').map(({ verdict }) => verdict)).toEqual([
      'look-again',
    ])
  })
})

describe('a mean of answers', () => {
  const scale = (fourth: string, third: string) =>
    table(
      'Table 1: Views',
      'Statement|SA|A|N|D|SD|Mean',
      'Fees are high|150|91|39|0|0|4.4',
      'Roads are bad|120|100|60|0|0|4.2',
      `Few save|158|99|23|0|0|${third}`,
      `Markets close|120|109|20|31|0|${fourth}`,
    )

  it('that is cut off differs in a work that rounds, and in no other', () => {
    // 4.482 and 4.136: the first is told by its rounding, the second by nothing.
    expect(differing('numbers.scale', ...scale('4.1', '4.5'))).toEqual([])
    expect(differing('numbers.scale', ...scale('4.1', '4.4'))).toEqual([])
    const rounds = table(
      'Table 2: Needs',
      'Statement|SA|A|N|D|SD|Mean',
      'Roads are needed|158|99|23|0|0|4.5',
      'Light is needed|150|110|20|0|0|4.5',
      'Water is needed|140|119|21|0|0|4.4',
    )
    expect(differing('numbers.scale', ...scale('4.1', '4.4'), ...rounds)).toHaveLength(1)
  })
})

describe('an approval', () => {
  it('of percentages needs those too that follow from no whole', () => {
    const answers = (yes: string, no: string) =>
      table('Table 1: Loans', 'Answer|Frequency|Percent', `Yes|20|${yes}`, `No|80|${no}`, 'Total|100|100%')
    const sound = table(
      'Table 2: Sex',
      'Sex|Frequency|Percent',
      'Women|60|60%',
      'Men|40|40%',
      'Total|100|100%',
    )
    expect(outcomeOf('numbers.percentages', ...answers('20%', '80%'), ...sound)).toBe('passed')
    // Two tables of a hundred: whatever the shares follow from, it is not their own counts.
    expect(outcomeOf('numbers.percentages', ...answers('33%', '67%'), ...sound)).toBe('look-again')
    const alone = answers('33%', '67%')
    expect(outcomeOf('numbers.percentages', ...alone)).toBe('does-not-apply')
  })
})

it('an announced analysis is shown by its table, wherever that stands', () => {
  const twelve = Array.from(
    { length: 12 },
    (_, at) => `In market ${at + 1} traders sold more maize than before.`,
  )
  const model = (...more: WrittenSection[]) =>
    modelOf([
      { title: 'Methods', role: 'methods', blocks: ['The data were analysed using analysis of variance.'] },
      { title: 'Results', role: 'results', blocks: [...twelve] },
      ...more,
    ])
  const open = (...more: WrittenSection[]) =>
    openRecord(model(...more))
      .numberChecks()
      .find(({ id }) => id === 'numbers.announced')?.outcome
  const variance: Blocks = [
    {
      kind: 'table',
      rows: [
        ['Source', 'DF', 'SS', 'MS', 'Calculated f.'],
        ['Blocks', '3', '12.69', '4.23', ''],
        ['Treatment', '3', '2.69', '0.90', '0.19'],
        ['Error', '9', '43.06', '4.78', ''],
      ],
    },
  ]
  expect(open()).toBe('look-again')
  expect(open({ title: 'Plot yields', role: 'appendix', blocks: variance })).not.toBe('look-again')
})
