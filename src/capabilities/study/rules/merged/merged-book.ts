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
import { isBacked } from '../proof/prove-fact.ts'
import type { Assessment, ModelFindings } from '../proof/proved.ts'
import { type Dispute, disagreementsOf, loserOf } from './disagreements.ts'
import type { Choices } from './disputed.ts'

/** A model's findings in a document, and the student's choices where they disagree with the rules. */
export type ModelReading = { findings: ModelFindings; choices: Choices }

export type MergedBook = BookOfFacts & {
  /** The model that also read it; null if none did. */
  model: string | null
  assessments: readonly Assessment[]
  disagreements: readonly Dispute[]
}

export function mergedBook(
  reading: ReadDocument,
  kind: DocumentKind,
  statements: readonly CandidateSentence[],
  read?: ModelReading,
): MergedBook {
  const facts = read?.findings.facts ?? []
  const backed = facts.filter((fact) => isBacked(fact.kind, fact.evidence.quote))
  const book = makeBook(reading, kind, statements, backed.length > 0 ? [() => backed] : [])
  if (!read || kind !== 'research')
    return { ...book, model: read?.findings.model ?? null, assessments: [], disagreements: [] }
  const { findings, choices } = read
  const disagreements = disagreementsOf(book, findings, choices)
  const likely = facts.filter((fact) => !backed.includes(fact) && !bookHolds(book, fact))
  const settled = disagreements.reduce(settleDispute, { ...book, facts: [...book.facts, ...likely] })
  return { ...settled, model: findings.model, assessments: findings.assessments, disagreements }
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
