import { describe, expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { openRecord } from '../open-study.ts'
import { findingsOf } from '../record/absence.ts'
import { factsIn } from '../record/facts-in.ts'
import type { FactKind } from './fact.ts'

const workIn = (sections: WrittenSection[], kind: 'research' | 'letter' = 'research') =>
  openRecord(modelOf(sections)).readAs(kind).work
/** The outcome for one kind, if the work owes it. */
const findingIn = (sections: WrittenSection[], kind: FactKind) => {
  const study = openRecord(modelOf(sections))
  const { work, record } = study.readAs('research')
  return findingsOf(study.reading, record, work.expected).find((one) => one.kind === kind)
}
const methods = (...blocks: string[]): WrittenSection[] => [
  { title: '3. Methodology', role: 'methods', blocks },
]

describe('what a work owes', () => {
  it('is what it says, with the sentence; and what nothing speaks of, with where it was looked for', () => {
    expect(findingIn(SMALL_THESIS, 'aim')).toMatchObject({ name: 'shown' })
    const bare = methods('Questionnaires were administered to forty farmers in Monze District.')
    expect(findingIn(bare, 'ethics')).toMatchObject({
      name: 'not-found',
      looked: expect.arrayContaining(['the whole text, its tables and its headings']),
    })
  })

  it('is nothing of a letter', () => {
    const { stage, expected } = workIn(SMALL_THESIS, 'letter')
    expect([stage, expected]).toEqual([null, []])
    expect(factsIn(openRecord(modelOf(SMALL_THESIS)).readAs('letter').record)).toEqual([])
  })

  it('is not sure, and said to nobody, where a heading speaks of the thing', () => {
    const headed: WrittenSection[] = [
      ...methods('Questionnaires were administered to forty farmers in Monze District.'),
      { title: '3.6 Ethical considerations', role: 'methods', blocks: [] },
    ]
    expect(findingIn(headed, 'ethics')?.name).toBe('not-sure')
  })
})

describe('people are studied', () => {
  it.each([
    'Questionnaires were then distributed to forty of the tailors.',
    'We interviewed twelve tailors in their shops.',
    'Participants were recruited at the market.',
  ])('where the work asked them: %s', (text) => {
    expect(workIn(methods(text)).studiesPeople).toBe(true)
  })

  it.each([
    'This study uses microdata in which 1,300 participants are asked about prices each month.',
    'The sites surveyed lie in forty wards.',
    'Rainfall was taken from the yearbooks of forty stations and summed by month.',
    'There are only 440 observations of each price.',
    'Questionnaires were distributed to pupils there (Banda, 2019).',
  ])('and nowhere else: %s', (text) => {
    const { studiesPeople, expected } = workIn(methods(text))
    expect([studiesPeople, expected.includes('ethics')]).toEqual([false, false])
  })

  it('by others, where their studies are reviewed', () => {
    const review = methods(
      'A meta-analysis will be conducted on the studies that were found.',
      'Studies in which participants were recruited at a clinic will be included.',
    )
    expect(workIn(review).studiesPeople).toBe(false)
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
  expect(workIn(headings.slice(0, 3).map(part)).discipline).toBe('social sciences')
  const { discipline, expected } = workIn(headings.map(part))
  expect(discipline).toBe('computing')
  expect(expected).not.toContain('sample-size')
})
