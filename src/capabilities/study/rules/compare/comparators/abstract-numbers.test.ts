import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { type ReadDocument, readForStudy } from '../../document/reading.ts'
import { openRecord } from '../../open-study.ts'
import { placesOf } from '../places.ts'
import { abstractNumbers } from './abstract-numbers.ts'

const reading = (abstract: string, results: string): ReadDocument =>
  readForStudy(
    modelOf([
      { title: 'Abstract', role: 'abstract', blocks: [abstract] },
      { title: 'Results', role: 'results', blocks: [results] },
      { title: 'Conclusion', role: 'conclusion', blocks: ['It ended.'] },
    ]),
  )
const aloneIn = (read: ReadDocument) =>
  abstractNumbers.compare(placesOf(read)).disagreements.map(({ writes }) => writes)
const alone = (abstract: string, results: string) => aloneIn(reading(abstract, results))

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
    expect(aloneIn(readForStudy(model))).toHaveLength(1)
  })

  it('tells none where the headings were lost, and the abstract runs to the end', () => {
    const model = modelOf([
      { title: 'Abstract', role: 'abstract', blocks: ['We saw 417 farmers.', 'It ended.'] },
    ])
    expect(aloneIn(readForStudy(model))).toEqual([])
  })

  it('reads tables too', () => {
    const model = modelOf([
      { title: 'Abstract', role: 'abstract', blocks: ['Of the women, 73.9% came late.'] },
      { title: 'Results', role: 'results', blocks: [{ kind: 'table', rows: [['Late', '73.9']] }] },
    ])
    expect(aloneIn(readForStudy(model))).toEqual([])
  })

  it('finds the one result that the small thesis gives in its abstract only', () => {
    expect(
      openRecord(smallThesis())
        .numberChecks()
        .find(({ id }) => id === 'abstract-numbers'),
    ).toMatchObject({
      outcome: 'look-again',
      says: 'In the abstract and not found anywhere else: 14.20.',
    })
  })
})

it.each([
  '1.2 Statement of the problem 14\n2.1 Main factors of leaving 18',
  '5. Research Design 5.1 Types of Design 5.2 Information Needs 5.3 Data Collection',
  'Word Count: 7498 (6873 without tables).',
])('takes nothing of a cover or a list of contents for the abstract: %j', (contents) => {
  const left = aloneIn(
    readForStudy(
      modelOf([
        { title: 'Abstract', role: 'abstract', blocks: contents.split('\n') },
        { title: 'Results', role: 'results', blocks: ['Nothing was found.'] },
      ]),
    ),
  )
  expect(left).toEqual([])
})
