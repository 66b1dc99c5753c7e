import { expect, it } from 'vitest'
import type { BookOfFacts, Fact, FactKind } from '#capabilities/study/index.ts'
import { tellingBook } from './telling-facts.ts'

const fact = (kind: FactKind, quote: string): Fact => ({
  kind,
  certainty: 'shown',
  reader: 'built-in',
  evidence: { sentenceId: quote, page: 1, quote },
})
const bookOf = (...facts: Fact[]): BookOfFacts => ({
  kind: 'research',
  stage: 'thesis',
  chapters: [],
  stageEvidence: [],
  title: '',
  discipline: null,
  studiesPeople: true,
  facts,
  findings: facts.map((one) => ({ name: 'shown', kind: one.kind, facts: [one] })),
})

it('leaves out what only announces, and is not sure where nothing else was found', () => {
  const telling = tellingBook(
    bookOf(
      fact('limitation', 'The limitations are discussed in view of the study.'),
      fact('gap', 'This chapter ends with the gap that the study fills.'),
      fact('conclusion', 'Distance is the main barrier to early booking.'),
    ),
  )
  expect(telling.facts.map(({ kind }) => kind)).toEqual(['conclusion'])
  expect(telling.findings.map(({ kind, name }) => [kind, name])).toEqual([
    ['limitation', 'not-sure'],
    ['gap', 'not-sure'],
    ['conclusion', 'shown'],
  ])
})
