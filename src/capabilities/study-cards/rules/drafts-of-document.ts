/** Cards that a document offers: its own statements, each asked for by its kind, and the terms it explains. */
import type { FactKind, StudyEvidence, TermDefined } from '#capabilities/study/index.ts'
import type { Draft } from '../contract.ts'
import { CARD_LIMITS } from '../spec.ts'

export type NamedDocument = { documentId: string; name: string }
type ToLearn = {
  facts: readonly { kind: FactKind; evidence: StudyEvidence; says?: string }[]
  terms: readonly TermDefined[]
}

export function draftsOfDocument(document: NamedDocument, { facts, terms }: ToLearn): Draft[] {
  const used = new Set<string>()
  /** A sentence that says two things is asked for once. */
  const isFresh = ({ sentenceId }: StudyEvidence) => !used.has(sentenceId) && Boolean(used.add(sentenceId))
  const stated = QUESTIONS.flatMap(([kind, { question, most }]) => {
    const some = facts
      .filter((fact) => fact.kind === kind)
      // A model's words for it, where it has read the work, or the sentence that states it.
      .map(({ evidence, says = evidence.quote }) => ({ evidence, says }))
      .filter(({ evidence, says }) => says.length <= CARD_LIMITS.longestAnswer && isFresh(evidence))
      .slice(0, most)
    return some.map(({ evidence, says }, at) =>
      draft(
        document,
        evidence,
        some.length > 1 ? `${question} (${at + 1} of ${some.length})` : question,
        says,
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

/** The question a card asks for each kind of statement in a document. */
type Asks = { question: string; most: number }

const askOnce = (question: string, most = 1): Asks => ({ question, most })

/** In order of offering. Kinds that are not worth learning have no question. */
const QUESTIONS: readonly (readonly [FactKind, Asks])[] = [
  ['aim', askOnce('What is the aim of the study?')],
  ['problem', askOnce('What problem does the study address?')],
  ['gap', askOnce('What gap in knowledge does the study address?')],
  ['question', askOnce('Which question does the study ask?', 6)],
  ['objective', askOnce('What is an objective of the study?', 6)],
  ['hypothesis', askOnce('Which hypothesis does the study test?', 6)],
  ['design', askOnce('Which design does the study use?')],
  ['population', askOnce('Who was studied?')],
  ['sample-size', askOnce('How many were studied?')],
  ['sampling', askOnce('How were the participants or units chosen?')],
  ['setting', askOnce('Where was the study done?')],
  ['period', askOnce('When was the study done?')],
  ['instrument', askOnce('How were the data collected?', 2)],
  ['variables', askOnce('What was measured?', 2)],
  ['analysis', askOnce('How were the data analysed?', 2)],
  ['reliability', askOnce('What shows that the measurements can be trusted?')],
  ['ethics', askOnce('How were the participants protected?')],
  ['result', askOnce('What did the study find?', 6)],
  ['null-result', askOnce('What did the study look for but not find?', 3)],
  ['conclusion', askOnce('What does the study conclude?', 2)],
  ['limitation', askOnce('What are the limitations of the study?', 3)],
  ['recommendation', askOnce('What does the study recommend?', 3)],
  ['contribution', askOnce('What does the study contribute?')],
]
