/** Numbers of the study, its aims and its trial, each told in two places. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../../../open-study.ts'
import type { ComparisonId } from '../../comparison.ts'

type Blocks = WrittenSection['blocks']
type Part = 'abstract' | 'introduction' | 'methods' | 'results' | 'discussion' | 'conclusion'
const TITLES: Record<Part, string> = {
  abstract: 'Abstract',
  introduction: 'Objectives of the study',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
  conclusion: 'Conclusion',
}
const differs = (id: ComparisonId, parts: Partial<Record<Part, string | Blocks>>) =>
  openRecord(
    modelOf(
      (Object.keys(TITLES) as Part[]).flatMap((role): WrittenSection[] => {
        const blocks = parts[role]
        return blocks
          ? [{ title: TITLES[role], role, blocks: typeof blocks === 'string' ? [blocks] : blocks }]
          : []
      }),
    ),
  )
    .comparisons()
    .find(({ comparator }) => comparator.about.id === id)!
    .comparison.disagreements.map(({ writes, computes }) => `${writes} | ${computes}`)

describe('the size of population and sample', () => {
  const told = (introduction: string, methods: string, results = 'They sold fish.') =>
    differs('numbers.told-twice', { introduction, methods, results })

  it('is one number', () => {
    expect(
      told('The target population consists of 640 stalls.', 'The sampling frame totalled 604 stalls.'),
    ).toEqual(['604 | 640'])
    expect(
      told('The target population consists of 640 stalls.', 'The sampling frame totalled 640 stalls.'),
    ).toEqual([])
    expect(
      told(
        'We asked a population of 150 respondents.',
        'The sample size of the study is three hundred (300) respondents.',
      ),
    ).toEqual(['300 | 150'])
  })

  it('may be of other people, of a part, or explained', () => {
    const population = 'The target population consists of 640 stalls.'
    expect(told(population, 'The target population consists of 51 officers.')).toEqual([])
    expect(told(population, 'The target population of each market was 90 stalls.')).toEqual([])
    const explained = 'Of the 640 stalls 604 were open.'
    expect(told(population, 'The sampling frame totalled 604 stalls.', explained)).toEqual([])
  })

  it('of a trial is how often it is replicated', () => {
    const abstract = 'Four treatments were replicated four times.'
    expect(
      differs('numbers.told-twice', { abstract, methods: 'The plots were replicated three times.' }),
    ).toEqual(['3 | 4'])
    expect(differs('numbers.told-twice', { abstract, methods: 'Each was replicated four times.' })).toEqual(
      [],
    )
  })

  it('is of people who live in one place', () => {
    const methods = 'The population is the 3,100 residents of Kasama District.'
    const of = (place: string) =>
      differs('numbers.told-twice', {
        methods,
        conclusion: `The sample was 200 residents of ${place} District.`,
      })
    expect(of('Mansa')).toEqual(['Mansa District | Kasama District'])
    expect(of('Kasama')).toEqual([])
  })
})

describe('the table of a trial', () => {
  const YIELD = table(
    'Table 1: Means of the treatments',
    'Treatment|Plant height|Number of leaves per plant',
    '20kg|28.8|7.41',
    '10kg|23.7|7.69',
    '0kg|22.7|7.02',
    'LSD|4.75|3.84',
    'Significance|*|NS',
  )
  const seen = (id: ComparisonId, text: string) => differs(id, { results: [...YIELD, text] })

  it('says which column differs', () => {
    expect(
      seen('numbers.significance', 'The number of leaves was significantly higher in the plots.'),
    ).toEqual(['significant | marked “NS”'])
    expect(seen('numbers.significance', 'The plant height was significantly higher in the plots.')).toEqual(
      [],
    )
  })

  it('says which treatment is the highest', () => {
    expect(seen('numbers.highest', 'The plots with 20 kg had the highest number of leaves.')).toEqual([
      '20kg, 7.41 | 10kg, 7.69',
    ])
    expect(seen('numbers.highest', 'The plots with 10 kg had the highest number of leaves.')).toEqual([])
  })
})

describe('the sentence below a table of answers', () => {
  const ANSWERS = table(
    'Table 1: Loans',
    'Answer|Frequency|Percent',
    'Yes|74|74',
    'No|26|26',
    'Total|100|100',
  )
  const seen = (text: string) => differs('numbers.text-table', { results: [...ANSWERS, text] })

  it('has its shares', () => {
    expect(seen('58% of the respondents have borrowed, whereas 42% have not.')).toEqual([
      '58% and 42% | 74% and 26%',
    ])
    expect(seen('74% of the respondents have borrowed, whereas 26% have not.')).toEqual([])
  })

  it('may tell of others', () => {
    expect(
      seen('58% of these respondents borrowed from friends, whereas 42% of them went to a bank.'),
    ).toEqual([])
    expect(seen('58% of the respondents sell fish.')).toEqual([])
  })
})

describe('aims by their numbers', () => {
  const introduction = [
    'The objectives of this study are:',
    '1. To measure how long nurses of the two hospitals sleep.',
    '2. To determine whether their sleep is related to work at night.',
    '3. To describe what managers do about tiredness.',
  ]
  const HYPOTHESES = ['one', 'two', 'three'].map(
    (_, at) => `H${at + 1}: Hours and pay number ${at + 1} are related.`,
  )

  it('are as many as the list has', () => {
    const told = (conclusion: string) =>
      differs('numbers.counted-lists', { introduction, methods: 'Nurses were asked.', conclusion })
    expect(told('The fifth objective was to find whether pay matters.')).toEqual(['a fifth | 3 in the list'])
    expect(told('The third objective was to describe what managers do.')).toEqual([])
  })

  it('are counted rightly', () => {
    const told = (results: string) =>
      differs('numbers.counted-lists', { introduction: HYPOTHESES, methods: 'Nurses were asked.', results })
    expect(told('The two hypotheses stated in chapter one were tested.')).toEqual([
      '2 hypotheses | 3 in the list',
    ])
    expect(told('The three hypotheses stated in chapter one were tested.')).toEqual([])
  })
})

describe('what stands once and is owed twice', () => {
  it('a formula of Cochran that is not turned round', () => {
    const seen = (formula: string) =>
      differs('numbers.sample-formula', { methods: `Cochran’s formula was used: n = z² × ${formula} / e².` })
    expect(seen('p(p - 1)')).toEqual(['p(p − 1) | p(1 − p)'])
    expect(seen('p(1 - p)')).toEqual([])
  })

  it('fields of two tables of a database may have the same sizes', () => {
    const fields = (name: string, ...rows: string[]) =>
      table(
        name,
        'Field name|Size|Data type',
        ...rows.map((row, at) => `${row}|${[6, 15, 12, 25, 20, 30][at]}|Varchar`),
      )
    const [one, other] = [
      fields('Table 1: Students', 'id', 'name', 'key', 'mail', 'town', 'road'),
      fields('Table 2: Firms', 'number', 'firm', 'code', 'post', 'ward', 'lane'),
    ]
    expect(differs('numbers.equal-tables', { results: [...one, ...other] })).toEqual([])
  })
})
