/**
 * The single book of a document: facts read by the rules, and a model's findings proved by code, each sentence once.
 * Where the two disagree on the work, both are kept with their sentences until the student decides; until then the
 * rules prevail.
 */
import type { ReadDocument } from '../document/reading.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Fact } from '../facts/fact.ts'
import { makeBook } from '../facts/make-book.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import { findingsOf } from '../record/absence.ts'
import type { StudyRecord } from '../record/study-record.ts'
import { type Assessment, assessmentsOf } from './assessment.ts'
import { type Dispute, disagreementsOf, loserOf } from './disagreements.ts'
import type { Choices } from './disputed.ts'
import { factsOfRecord, isBacked } from './facts-of-record.ts'

/** What a model read in a document, proved by code, and the student's choices where it disagrees with the rules. */
export type ModelReading = {
  /** The model's name, as its opinions are labelled. */
  model: string
  record: StudyRecord
  choices: Choices
}

export type MergedBook = BookOfFacts & {
  /** The model that also read it; null if none did. */
  model: string | null
  /** In its own order of weight. */
  assessments: readonly Assessment[]
  /** What it said with a figure or a name that code could not prove: no room tells it as a fact. */
  unproved: readonly Assessment[]
  disagreements: readonly Dispute[]
}

export function mergedBook(
  reading: ReadDocument,
  kind: DocumentKind,
  statements: readonly CandidateSentence[],
  read?: ModelReading,
): MergedBook {
  const ofModel = read && factsOfRecord(read.record, reading, statements)
  const facts = ofModel?.facts ?? []
  const backed = facts.filter((fact) => isBacked(fact.kind, fact.evidence.quote))
  const book = makeBook(reading, kind, statements, backed.length > 0 ? [() => backed] : [], findingsOf)
  if (!read || !ofModel || kind !== 'research')
    return { ...book, model: read?.model ?? null, assessments: [], unproved: [], disagreements: [] }
  const disagreements = disagreementsOf(book, ofModel, read.choices)
  const likely = facts.filter((fact) => !backed.includes(fact) && !bookHolds(book, fact))
  const settled = disagreements.reduce(settleDispute, { ...book, facts: [...book.facts, ...likely] })
  const all = assessmentsOf(read.record)
  return {
    ...settled,
    model: read.model,
    assessments: all.filter(({ isUnproved }) => !isUnproved),
    unproved: all.filter(({ isUnproved }) => isUnproved),
    disagreements,
  }
}

const bookHolds = ({ facts }: BookOfFacts, { kind, evidence }: Fact): boolean =>
  facts.some((fact) => fact.kind === kind && fact.evidence.sentenceId === evidence.sentenceId)

function settleDispute(book: BookOfFacts, disagreement: Dispute): BookOfFacts {
  const { about, model, chosen } = disagreement
  if (about === 'title') return chosen === 'model' ? { ...book, title: model.says } : book
  // All statements of this reader on the point: its other sentences name the same.
  const loses = ({ kind, reader }: Fact) => kind === about && reader === loserOf(disagreement)
  const doubted = (fact: Fact): Fact => (loses(fact) ? { ...fact, certainty: 'likely' } : fact)
  return {
    ...book,
    facts: book.facts.map(doubted),
    findings: book.findings.map((finding) =>
      finding.name === 'shown' && finding.kind === about
        ? { ...finding, facts: finding.facts.filter((fact) => !loses(fact)) }
        : finding,
    ),
  }
}
