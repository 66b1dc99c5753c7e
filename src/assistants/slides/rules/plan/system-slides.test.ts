/** Of a system: its requirements, its tools and its features, from the tables and lists of the work. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import { makeDeck } from './plan-deck.ts'

const SYSTEM: WrittenSection[] = writtenWork(`
  # introduction: 1.1 Problem statement
  Clerks of the clinic write every visit in a book, and the books of two years were lost. The aim of this project is to develop a system that keeps the visits of patients. No system exists that a small clinic can afford.
  # methods: 3.1 Functional requirements
  Functional requirements define what a system does for the people who use it.
  > caption Table 3.1: Functional requirements
  | No. | Description | Type |
  | FR-01 | The system shall keep each visit of a patient. | Functional |
  | FR-02 | The system shall let a clerk find a patient by name. | Functional |
  | FR-03 | The system shall print a list of visits every week. | Functional |
  # methods: 3.2 Tools and techniques
  > caption Table 3.2: Tools
  | Tool | Category | Purpose |
  | Python | Language | Writes the server of the visits |
  | SQLite | Database | Keeps the visits and the patients |
  | Bootstrap | Frontend | Draws the pages for clerks |
  # results: 4.1 System implementation
  A page for clerks was developed on which a visit is entered. A page for the nurse was developed.
  # results: 4.2 Main features
  > list-item Visits: Each visit of a patient is entered once and kept for ten years.
  > list-item Search: A clerk finds a patient by name, village or number.
  > list-item Reports: A list of the visits is printed every week.
  # results: 4.3 System testing
  The system was tested with clerks of the clinic for two weeks, and all of them could enter a visit.
  # conclusion: Chapter 5: Conclusion
  A system that keeps the visits of patients was developed for the clinic.
`)

it('shows what the system has to do, what it was made with and what it does', () => {
  const model = modelOf(SYSTEM)
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  const slideOf = (id: string) => deck.slides.find((slide) => slide.id === id)
  const required = deck.slides.filter(({ id }) => id.startsWith('requirements'))
  expect(required.flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)])).toEqual(
    expect.arrayContaining([
      'The system shall keep each visit of a patient',
      'The system shall let a clerk find a patient by name',
      'The system shall print a list of visits every week',
    ]),
  )
  expect(JSON.stringify(slideOf('tools')?.visual)).toContain('SQLite')
  expect(slideOf('built')?.points.map(({ head }) => head)).toEqual(['Visits', 'Search', 'Reports'])
})

it('shows the cases that were tried, where each has a table of its own', () => {
  const cases = ['Enter a visit', 'Find a patient', 'Print the list'].map((name) => ({
    kind: 'table' as const,
    rows: [
      ['Test Case', name],
      ['Expected Result', 'It is done'],
      ['Status', 'Pass'],
    ],
  }))
  const model = modelOf(
    SYSTEM.map((one) =>
      one.title === '4.3 System testing' ? { ...one, blocks: [...one.blocks, ...cases] } : one,
    ),
  )
  const deck = makeDeck(openRecord(model), model)
  const tried =
    deck === 'too-little' ? undefined : deck.slides.find(({ title }) => title === 'All 3 test cases passed')
  expect(tried?.visual?.kind === 'table' && tried.visual.rows).toEqual([
    ['Test case', 'Result'],
    ['Enter a visit', 'Pass'],
    ['Find a patient', 'Pass'],
    ['Print the list', 'Pass'],
  ])
})
