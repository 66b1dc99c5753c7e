/** The book of facts: what a document is, what it says about its own work, and what was looked for in vain. */

import type { Evidence } from '../document/evidence.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import type { Fact, FactKind, Finding } from './fact.ts'

export type Stage = 'paper' | 'thesis' | 'proposal' | 'chapter' | 'literature-review'
export type Chapter = 'introduction' | 'literature' | 'methods' | 'results' | 'discussion' | 'conclusion'
export type Discipline =
  | 'mathematics'
  | 'computing'
  | 'engineering'
  | 'natural sciences'
  | 'health'
  | 'social sciences'
  | 'business'
  | 'law'
  | 'humanities'

export type BookOfFacts = {
  kind: DocumentKind
  /** Research only. */
  stage: Stage | null
  /** Which chapters a document holds that is only a part of a work; empty otherwise. */
  chapters: readonly Chapter[]
  /** Sentences that show the stage, where it shows in sentences. */
  stageEvidence: readonly Evidence[]
  title: string
  discipline: Discipline | null
  /** Somebody was asked, watched or treated for it. */
  studiesPeople: boolean
  /** Of each kind the surest first. */
  facts: readonly Fact[]
  /** One for each kind that is expected of this stage. Empty where the document is no research, or not in English. */
  findings: readonly Finding[]
}

export const factsOf = (book: BookOfFacts, kind: FactKind): Fact[] =>
  book.facts.filter((fact) => fact.kind === kind)
export const shownOf = (book: BookOfFacts, kind: FactKind): Fact[] =>
  factsOf(book, kind).filter(({ certainty }) => certainty === 'shown')
export const findingOf = (book: BookOfFacts, kind: FactKind): Finding | undefined =>
  book.findings.find((finding) => finding.kind === kind)
