import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { type ReadDocument, readForStudy } from '../../document/reading.ts'
import { makeBook } from '../../facts/make-book.ts'
import { abstractChecks, abstractNumbers, objectivesOf } from './abstract-agreement.ts'

/** A closing section of a few sentences, as real works have. */
const AROUND = [
  'The rains were late.',
  'Roads were bad all year.',
  'Lorries came seldom.',
  'Nobody was surprised.',
]
const bookOf = (read: ReadDocument) => makeBook(read, 'research')
const reading = (abstract: string, results: string, { aims = [] as string[], end = 'It ended.' } = {}) =>
  readForStudy(
    modelOf([
      { title: 'Abstract', role: 'abstract', blocks: [abstract] },
      { title: 'Specific objectives', role: 'introduction', blocks: aims },
      { title: 'Results', role: 'results', blocks: [results] },
      { title: 'Conclusion', role: 'conclusion', blocks: [end, ...AROUND] },
    ]),
  )
const alone = (abstract: string, results: string) =>
  abstractNumbers(reading(abstract, results)).alone.map(({ number }) => number)

describe('numbers in the abstract', () => {
  it.each<[string, string, string[]]>([
    ['An abstract of 300 words comes first.', 'We saw many women.', []],
    ['Of 372 women 58.3% came late.', 'We saw 372 women; 58.3 % were late.', []],
    ['Of 372 women 58.3% came late.', 'We saw 372 women; 53.8% were late.', ['58.3%']],
    ['About 58% came late.', 'Exactly 58.3% came late.', []],
    ['About 59% came late.', 'Exactly 58.3% came late.', ['59%']],
    ['We saw 1,480 farmers.', 'There were 1480 farmers.', []],
    ['In 2021 we saw 6 clinics.', 'Nothing.', []],
    ['Nearly 20 years ago the first clinic was built.', 'Nothing.', []],
    ['It outperforms the old book by 9%-19% in all shops.', 'The new book found 78.4%.', []],
    ['Stress was found before (Banda & Phiri, 2015, p. 111).', 'Nothing.', []],
    ['Imagine that somebody gives you K170.', 'Nothing.', []],
    ['The register was written in PHP 5.3.4 and HTML.', 'Nothing.', []],
    ['It cost K2,500.', 'It cost K2,600.', ['K2,500']],
    ['The result was clear (p = .001).', 'It was clear, p = 0.001.', []],
    ['We saw 45 nurses.', 'Forty-five nurses came.', []],
    ['We read over 250,000 reports.', 'There were 262,417 of them.', []],
    ['We read 250,000 reports.', 'There were 262,417 of them.', ['250,000']],
  ])('%j against %j', (abstract, results, numbers) => {
    expect(alone(abstract, results)).toEqual(numbers)
  })

  it('does not count the list of references as the document', () => {
    const model = modelOf([
      { title: 'Abstract', role: 'abstract', blocks: ['We saw 417 farmers.'] },
      { title: 'Results', role: 'results', blocks: ['Farmers spoke.'] },
      {
        title: 'References',
        role: 'references',
        blocks: [{ kind: 'reference', text: 'Banda, T. (2019). Maize. Journal, 3, 417–420.' }],
      },
    ])
    expect(abstractNumbers(readForStudy(model)).alone).toHaveLength(1)
  })

  it('reads tables too', () => {
    const model = modelOf([
      { title: 'Abstract', role: 'abstract', blocks: ['Of the women, 73.9% came late.'] },
      { title: 'Results', role: 'results', blocks: [{ kind: 'table', rows: [['Late', '73.9']] }] },
    ])
    expect(abstractNumbers(readForStudy(model)).alone).toEqual([])
  })

  it('finds the one result that the small thesis gives in its abstract only', () => {
    const [numbers, aims] = abstractChecks(readForStudy(smallThesis()), bookOf(readForStudy(smallThesis())))
    expect(numbers).toMatchObject({
      outcome: 'look-again',
      says: 'In the abstract and not found anywhere else: 14.20.',
    })
    // Words that come back are no answer.
    expect(aims?.outcome).toBe('does-not-apply')
    expect(aims?.says).toMatch(/come back/)
  })
})

describe('aims and their answers', () => {
  const aims = [
    'To determine the price of maize in Choma markets.',
    'To describe storage losses among small farmers.',
  ]
  it('finds the aim that does not come back', () => {
    const read = reading('', '', {
      aims,
      end: 'The price of maize in the markets of Choma doubled in the dry season.',
    })
    const found = objectivesOf(read, bookOf(read))
    expect(found.map(({ answered }) => answered)).toEqual([true, false])
  })

  it.each([
    [
      'To find the role of sex in the income of tailors.',
      'Gender explained most of what their earnings differ in.',
    ],
    [
      'To explore difficulties female learners meet.',
      'The barriers that women among the students named were few.',
    ],
  ])('takes plain words for one thing as one: %s', (aim, end) => {
    const read = reading('', '', { aims: [aim], end })
    expect(objectivesOf(read, bookOf(read)).map(({ answered }) => answered)).toEqual([true])
  })

  it('and keeps apart what is not one thing', () => {
    const read = reading('', '', {
      aims: ['To explore the attitudes of female nurses towards vaccines.'],
      end: 'The practices of midwives in the handling of medicine were poor.',
    })
    expect(objectivesOf(read, bookOf(read)).map(({ answered }) => answered)).toEqual([false])
  })

  it('says it with care, and shows the aim', () => {
    const read = reading('', '', { aims, end: 'Prices of maize in Choma markets doubled.' })
    const [, check] = abstractChecks(read, bookOf(read))
    expect(check).toMatchObject({
      outcome: 'look-again',
      says: expect.stringContaining('may be there in other words'),
      evidence: [{ quote: expect.stringContaining('storage losses') }],
    })
  })

  it('does not apply without aims or without an end', () => {
    const without = reading('', 'x')
    expect(abstractChecks(without, bookOf(without))[1]).toMatchObject({ outcome: 'does-not-apply' })
    const open = readForStudy(modelOf([{ title: 'Objectives', role: 'introduction', blocks: aims }]))
    expect(abstractChecks(open, bookOf(open))[1]).toMatchObject({ outcome: 'does-not-apply' })
  })
})

it('takes the numbers of sections in a contents list for no numbers of the abstract', () => {
  const contents = '1.2 Statement of the problem 14\n2.1 Main factors of leaving 18'
  const { alone: left } = abstractNumbers(
    readForStudy(
      modelOf([
        { title: 'Abstract', role: 'abstract', blocks: contents.split('\n') },
        { title: 'Results', role: 'results', blocks: ['Nothing was found.'] },
      ]),
    ),
  )
  expect(left).toEqual([])
})
