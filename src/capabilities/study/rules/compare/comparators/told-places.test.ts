/** Numbers of the study, its aims and its trial, each told in two places. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../../open-study.ts'
import type { ComparisonId } from '../comparison.ts'

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
