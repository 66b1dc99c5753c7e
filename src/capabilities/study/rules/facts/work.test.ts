import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { openRecord } from '../open-study.ts'
import { findingOf } from './book-of-facts.ts'

const bookOf = (sections: WrittenSection[], kind: 'research' | 'letter' = 'research') =>
  openRecord(modelOf(sections)).readAs(kind).book
const methods = (...blocks: string[]): WrittenSection[] => [
  { title: '3. Methodology', role: 'methods', blocks },
]

describe('what a work owes', () => {
  it('is what it says, with the sentence; and what nothing speaks of, with where it was looked for', () => {
    expect(findingOf(bookOf(SMALL_THESIS), 'aim')).toMatchObject({ name: 'shown' })
    const bare = methods('Questionnaires were administered to forty farmers in Monze District.')
    expect(findingOf(bookOf(bare), 'ethics')).toMatchObject({
      name: 'not-found',
      looked: expect.arrayContaining(['the whole text, its tables and its headings']),
    })
  })

  it('is nothing of a letter', () => {
    const book = bookOf(SMALL_THESIS, 'letter')
    expect([book.stage, book.facts, book.findings]).toEqual([null, [], []])
  })

  it('is not sure, and said to nobody, where a heading speaks of the thing', () => {
    const book = bookOf([
      ...methods('Questionnaires were administered to forty farmers in Monze District.'),
      { title: '3.6 Ethical considerations', role: 'methods', blocks: [] },
    ])
    expect(findingOf(book, 'ethics')?.name).toBe('not-sure')
  })
})

describe('people are studied', () => {
  it.each([
    'Questionnaires were then distributed to forty of the tailors.',
    'We interviewed twelve tailors in their shops.',
    'Participants were recruited at the market.',
  ])('where the work asked them: %s', (text) => {
    expect(bookOf(methods(text)).studiesPeople).toBe(true)
  })

  it.each([
    'This study uses microdata in which 1,300 participants are asked about prices each month.',
    'The sites surveyed lie in forty wards.',
    'Rainfall was taken from the yearbooks of forty stations and summed by month.',
    'There are only 440 observations of each price.',
    'Questionnaires were distributed to pupils there (Banda, 2019).',
  ])('and nowhere else: %s', (text) => {
    const book = bookOf(methods(text))
    expect([book.studiesPeople, findingOf(book, 'ethics')]).toEqual([false, undefined])
  })

  it('by others, where their studies are reviewed', () => {
    const review = methods(
      'A meta-analysis will be conducted on the studies that were found.',
      'Studies in which participants were recruited at a clinic will be included.',
    )
    expect(bookOf(review).studiesPeople).toBe(false)
  })
})

it('owes no sample where a program is built, whoever is to use it', () => {
  const part = (title: string) => ({
    title,
    role: 'methods' as const,
    blocks: ['The teachers of the school keep the marks of their pupils and students in a book.'],
  })
  const headings = [
    '3.1 Analysis of the existing system',
    '3.2 System design',
    '3.3 Use case diagram',
    '4.1 Hardware requirements',
  ]
  expect(bookOf(headings.slice(0, 3).map(part)).discipline).toBe('social sciences')
  const book = bookOf(headings.map(part))
  expect(book.discipline).toBe('computing')
  expect(book.findings.map(({ kind }) => kind)).not.toContain('sample-size')
})
