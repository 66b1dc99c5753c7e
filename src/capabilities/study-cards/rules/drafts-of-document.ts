/** Cards that a document offers: its own statements, each asked for by its kind, and the terms it explains. */
import type { StudyEvidence } from '#capabilities/study/rules/document/evidence.ts'
import type { FactKind } from '#capabilities/study/rules/facts/fact.ts'
import type { TermDefined } from '#capabilities/study/rules/summarisation/terms-defined.ts'
import type { Draft } from '../contract.ts'
import { CARD_LIMITS } from '../spec.ts'
import { QUESTIONS } from './questions.ts'

export type NamedDocument = { documentId: string; name: string }
type ToLearn = {
  facts: readonly { kind: FactKind; evidence: StudyEvidence }[]
  terms: readonly TermDefined[]
}

export function draftsOfDocument(document: NamedDocument, { facts, terms }: ToLearn): Draft[] {
  const used = new Set<string>()
  /** A sentence that says two things is asked for once. */
  const isFresh = ({ sentenceId }: StudyEvidence) => !used.has(sentenceId) && Boolean(used.add(sentenceId))
  const stated = QUESTIONS.flatMap(([kind, { question, most }]) => {
    const some = facts
      .filter((fact) => fact.kind === kind && fact.evidence.quote.length <= CARD_LIMITS.longestAnswer)
      .map(({ evidence }) => evidence)
      .filter(isFresh)
      .slice(0, most)
    return some.map((evidence, at) =>
      draft(
        document,
        evidence,
        some.length > 1 ? `${question} (${at + 1} of ${some.length})` : question,
        evidence.quote,
      ),
    )
  })
  const explained = terms
    .filter(({ evidence }) => isFresh(evidence))
    .map(({ term, meaning, evidence }) => draft(document, evidence, whatIs(term), meaning))
  // A text that is not an original study lists its terms first.
  const isStudy = stated.length > explained.length
  return (isStudy ? [...stated, ...explained] : [...explained, ...stated]).slice(0, CARD_LIMITS.atOnce)
}

export const whatIs = (term: string): string => `What does “${term}” mean?`

const draft = (
  document: NamedDocument,
  evidence: StudyEvidence,
  question: string,
  answer: string,
): Draft => ({
  question,
  answer,
  place: { ...document, ...evidence },
})
