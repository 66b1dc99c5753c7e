/** What a work says in one place, held against what it says or prints in another. */
import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { tableUnder as table } from '#tests/part-of-study.ts'
import { openRecord } from '../../open-study.ts'
import type { ComparisonId } from '../comparison.ts'

type Blocks = WrittenSection['blocks']
type Parts = Partial<Record<WrittenSection['role'], string | Blocks>>
const TITLES: Partial<Record<WrittenSection['role'], string>> = {
  introduction: 'Objectives of the study',
  methods: 'Methods',
  results: 'Results',
  discussion: 'Discussion',
  conclusion: 'Conclusion',
  abstract: 'Abstract',
  appendix: 'Appendix: Questionnaire',
}
const studyOf = (parts: Parts) =>
  openRecord(
    modelOf(
      (
        ['abstract', 'introduction', 'methods', 'results', 'discussion', 'conclusion', 'appendix'] as const
      ).flatMap((role): WrittenSection[] => {
        const blocks = parts[role]
        return blocks === undefined
          ? []
          : [{ title: TITLES[role]!, role, blocks: typeof blocks === 'string' ? [blocks] : blocks }]
      }),
    ),
  )
const differs = (id: ComparisonId, parts: Parts) =>
  studyOf(parts)
    .comparisons()
    .find(({ comparator }) => comparator.about.id === id)!
    .comparison.disagreements.map(({ writes, computes }) => `${writes} | ${computes}`)

describe('what is called significant', () => {
  const COX = table(
    'Table 1: Model of saving',
    'Variable|Coefficient|Std. Error|z|p-value',
    'Female|0.029|0.158|0.184|0.854',
    'Rural stall|0.463|0.208|2.225|0.026',
  )
  const of = (text: string, where: 'results' | 'abstract' = 'results') =>
    differs(
      'numbers.significance',
      where === 'results' ? { results: [text, ...COX] } : { abstract: text, results: COX },
    )

  it.each([
    ['The effect was not significant (p = 0.021).', ['not significant | significant at the 5% level']],
    ['The effect was significant, p = 0.41.', ['significant | not significant at the 5% level']],
    ['The effect was significant, p = 0.021.', []],
    ['No other variable was significant (p = 0.41).', []],
    [
      'To see whether the terms are significant, the p-value (0.021) was compared with 0.05, and it is not significant.',
      ['not significant | significant at the 5% level'],
    ],
    ['The effect was significant at the 10% level (p = 0.08).', []],
    ['We reject it if the result is significant (p = 0.21).', []],
    ['A rural stall is not significant in this market.', ['not significant | p = 0.026']],
    ['A rural stall is significant in this market.', []],
  ])('has such a p: %s', (text, expected) => {
    expect(of(text)).toEqual(expected)
  })

  it('is held against the line of the table it names, by the variable too', () => {
    expect(of('The chance of saving, based on gender, is significant.', 'abstract')).toEqual([
      'significant | p = 0.854',
    ])
  })

  it('is not all, where the table says so of a few', () => {
    const rows = [
      'Age|0.1|0.9|0.11|0.91',
      'Size|0.2|0.9|0.22|0.82',
      'Loan|0.9|0.2|4.5|0.001',
      'Goods|0.1|0.5|0.2|0.84',
      'Place|0.1|0.3|0.33|0.74',
    ]
    const results = [
      'All the factors were significant.',
      ...table('Table 1: Model', 'Variable|Coefficient|Std. Error|z|p-value', ...rows),
    ]
    expect(differs('numbers.significance', { results })).toEqual([
      'all significant | 1 of 5 with p up to .05',
    ])
  })
})

describe('what is told twice', () => {
  it('is one overall rate', () => {
    const parts = (second: string): Parts => ({
      results: 'The overall prevalence of debt was 59.2%.',
      conclusion: `The overall prevalence was ${second}.`,
    })
    expect(differs('numbers.told-twice', parts('59.2%'))).toEqual([])
    expect(differs('numbers.told-twice', parts('59%'))).toEqual([])
    expect(differs('numbers.told-twice', parts('59.6%'))).toEqual(['59.6% | 59.2%'])
  })

  it('is the ages of those studied and the groups of their table', () => {
    const parts = (last: string): Parts => ({
      methods: 'Samples were taken from 90 children aged 4 to 12 years.',
      results: table('Table 1: Children by age', 'Age|Number', '4-6|30', '7-9|38', `${last}|22`),
    })
    expect(differs('numbers.told-twice', parts('10-12'))).toEqual([])
    expect(differs('numbers.told-twice', parts('13 and above'))).toEqual([
      '4 to 12 years | a group “13 and above”',
    ])
  })
})

describe('a range', () => {
  const parts = (text: string): Parts => ({
    results: [
      text,
      ...table('Table 1: Debt by ward', 'Ward|Percent', 'Lwipa|41.0%', 'Mutanda|56.0%', 'Kansanshi|23.0%'),
      ...table(
        'Table 2: Goods',
        'Goods|May|June|July',
        'Dried fish|3(2.8%)|6(5.6%)|9(8.4%)',
        'Cloth|4(3.7%)|5(4.7%)|8(7.5%)',
        'Grain|7(6.5%)|1(0.9%)|2(1.9%)',
      ),
    ],
  })
  it.each([
    ['In Table 2 dried fish is sold throughout, ranging from 4.2% to 8.4%.', ['4.2% to 8.4% | 2.8% to 8.4%']],
    ['In Table 2 dried fish is sold throughout, ranging from 2.8% to 8.4%.', []],
  ])('is so in the table: %s', (text, expected) => {
    expect(differs('numbers.highest', parts(text))).toEqual(expected)
  })
})

it('a rate is of those who were looked at, and no share of all cases', () => {
  const results = (...shares: string[]) =>
    table(
      'Table 1: Prevalence by age',
      'Age|Number examined|Number infected|Percentage infected',
      `4-6|41|8|${shares[0]}`,
      `7-9|33|16|${shares[1]}`,
      `10-12|40|36|${shares[2]}`,
    )
  expect(differs('numbers.rates', { results: results('19.5', '48.5', '90.0') })).toEqual([])
  expect(differs('numbers.rates', { results: results('13.3', '26.7', '60.0') })).toEqual(['13.3% | 19.5%'])
})

describe('what is announced', () => {
  const results = Array.from(
    { length: 14 },
    (_, at) => `The traders of market ${at + 1} were asked about fish.`,
  )
  it('is shown with its figures', () => {
    const parts = (more: string): Parts => ({
      methods: 'The log-rank test was used to compare the two groups.',
      results: [...results, more],
    })
    expect(differs('numbers.announced', parts('The curves lie apart.'))).toHaveLength(1)
    expect(differs('numbers.announced', parts('The log-rank test gave p = 0.031.'))).toEqual([])
  })

  it('is a test, and not the author of a book who has its name', () => {
    const methods = (text: string) => differs('numbers.announced', { methods: text, results })
    expect(methods('The Shapiro-Wilk test was used on the prices.')).toHaveLength(1)
    expect(methods('The argument of Banda and Shapiro (2010) was used to explain the prices.')).toEqual([])
  })
})

describe('text that was to be replaced', () => {
  it.each([
    ['The system uses programming languages (mention specific languages) and a database.', 1],
    ['Lorem ipsum dolor sit amet.', 1],
    ['The tools (described below) were tried first.', 0],
    ['Others (please specify) were named by nobody.', 0],
  ])('is seen: %s', (text, many) => {
    expect(differs('unwritten-parts', { results: text })).toHaveLength(many)
  })
})

it('none of them is a row among the figures computed again', () => {
  const study = studyOf({ results: 'The effect was significant, p = 0.41.' })
  expect(study.statisticRows()).toEqual([])
})

describe('how a study came by its data', () => {
  const METHODS = Array.from({ length: 8 }, () => 'Questionnaires were given to all traders of the market.')
  const abstract = 'The study combined a survey with in-depth interviews to collect data from traders.'
  const of = (parts: Parts) => differs('numbers.instruments', parts)

  it('is told in the methods too', () => {
    expect(of({ abstract, methods: METHODS })).toEqual(['interviews | nowhere in the methods or the results'])
    expect(of({ abstract, methods: [...METHODS, 'Key informants were interviewed.'] })).toEqual([])
    expect(of({ abstract, methods: METHODS, appendix: 'Interview guide for officers.' })).toEqual([])
  })

  it('is no promise of other studies', () => {
    const conclusion = 'Future studies should collect data with interviews.'
    expect(of({ conclusion, methods: METHODS })).toEqual([])
  })
})

describe('the formula of a sample', () => {
  const yamane = (end: string, e = '(0.05)²') =>
    differs('numbers.sample-formula', {
      methods: [`The formula of Yamane was used: n = 4,180 / (1 + 4,180${e}).`, end],
    })

  it('gives the number that is named', () => {
    expect(yamane('The sample size was 366 traders.')).toEqual([])
    expect(yamane('Therefore, the sample size is 352 traders.')).toEqual(['352 | 366'])
  })

  it('may be named before more are asked', () => {
    expect(yamane('This gives 365. With non-response the sample size was 402 traders.')).toEqual([])
  })

  it('of Cochran is computed with its own figures', () => {
    const of = (n: string) =>
      differs('numbers.sample-formula', {
        methods: [
          'Cochran’s formula was used, with z = 1.96, p = 0.5 and e = 0.05.',
          `The sample size was ${n} traders.`,
        ],
      })
    expect(of('385')).toEqual([])
    expect(of('421')).toEqual(['421 | 385'])
  })
})

it.each([
  ['Deaths fell from 0.033 in 1999 to 0.0116 in 2018, an overall reduction of nearly 65%.', []],
  ['Deaths fell from 0.033 in 1999 to 0.0116 in 2018, an overall reduction of nearly 22%.', ['22% | 64.8%']],
  ['Sales increased by 50% from 200 to 300.', []],
  ['Sales increased by 30% from 200 to 300.', ['30% | 50.0%']],
  ['The share grew from 20% to 30%, an increase of 10%.', []],
  ['From 1999 to 2003 there was an increase of 12%.', []],
  ['Sales grew from 200 to 300, an average increase of 9% per year.', []],
])('a change follows from its two figures: %s', (results, expected) => {
  expect(differs('numbers.changes', { results })).toEqual(expected)
})
