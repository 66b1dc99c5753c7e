/** The book of facts: the type of a document, its statements about its own work, and those it lacks. */

import type { StudyEvidence } from '../document/evidence.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import type { Fact, FactKind, Finding } from './fact.ts'

export type WorkStage = 'paper' | 'thesis' | 'proposal' | 'chapter' | 'literature-review'
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
  stage: WorkStage | null
  /** The chapters of a document that is only part of a work; empty otherwise. */
  chapters: readonly Chapter[]
  /** Sentences that show the stage, if any do. */
  stageEvidence: readonly StudyEvidence[]
  title: string
  discipline: Discipline | null
  /** True if it builds a system: it owes requirements and tests, and no sample. */
  builds: boolean
  /** True if people were asked, observed or treated for it. */
  studiesPeople: boolean
  /** Within each kind, the most certain first. */
  facts: readonly Fact[]
  /** One for each kind expected at this stage. Empty if the document is not research, or not in English. */
  findings: readonly Finding[]
}

export const factsOfKind = (book: BookOfFacts, kind: FactKind): Fact[] =>
  book.facts.filter((fact) => fact.kind === kind)
export const shownOf = (book: BookOfFacts, kind: FactKind): Fact[] =>
  factsOfKind(book, kind).filter(({ certainty }) => certainty === 'shown')
export const findingOf = (book: BookOfFacts, kind: FactKind): Finding | undefined =>
  book.findings.find((finding) => finding.kind === kind)
