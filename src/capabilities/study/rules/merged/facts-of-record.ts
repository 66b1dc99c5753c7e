/** What a model read of the work, as facts of today's book: until every room works from the record itself. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument } from '../document/reading.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { SLOT_IDS, type SlotId, type StudyRecord, saidOf } from '../record/study-record.ts'
import { CUES } from './kind-cues.ts'
import { titleFrom } from './title.ts'

const KIND_OF: Partial<Record<SlotId, FactKind>> = {
  problem: 'problem',
  gap: 'gap',
  aim: 'aim',
  questions: 'question',
  objectives: 'objective',
  hypotheses: 'hypothesis',
  design: 'design',
  setting: 'setting',
  period: 'period',
  population: 'population',
  samplePlanned: 'sample-size',
  sampleAsked: 'sample-size',
  sampleReturned: 'sample-size',
  sampleAnalysed: 'sample-size',
  sampling: 'sampling',
  instruments: 'instrument',
  variables: 'variables',
  analyses: 'analysis',
  ethics: 'ethics',
  validity: 'reliability',
  tools: 'software',
  results: 'result',
  conclusions: 'conclusion',
  limits: 'limitation',
  recommendations: 'recommendation',
  contribution: 'contribution',
}

/** These kinds are never stated without one of their words. */
const KNOWN_BY_WORDS: ReadonlySet<FactKind> = new Set([
  'question',
  'period',
  'sample-size',
  'ethics',
  'reliability',
])
const STATES_NOTHING = new Set(['reference', 'contents-line', 'code', 'form', 'heading'])

/** The sentence itself mentions such a thing. Otherwise the kind a model claims decides nothing. */
export const isBacked = (kind: FactKind, sentence: string): boolean => CUES[kind].test(sentence)

export type RecordFacts = { facts: Fact[]; title: StudyEvidence | null }

export function factsOfRecord(
  record: StudyRecord,
  reading: ReadDocument,
  statements: readonly CandidateSentence[],
): RecordFacts {
  const statement = new Map(statements.map((one) => [one.sentence.id, one]))
  const kinds = new Map([...reading.sentences, ...reading.blocks].map(({ id, kind }) => [id, kind]))
  const found = new Map<string, Fact>()
  for (const slot of SLOT_IDS) {
    const kind = KIND_OF[slot]
    if (!kind) continue
    for (const { evidence } of saidOf(record, slot)) {
      const place = evidence.find(({ sentenceId }) => {
        const held = kinds.get(sentenceId)
        return held !== undefined && !STATES_NOTHING.has(held)
      })
      if (!place || (KNOWN_BY_WORDS.has(kind) && !isBacked(kind, place.quote))) continue
      const candidate = statement.get(place.sentenceId)
      const isShown = candidate !== undefined && !candidate.voice.signpost && isOfKind(kind, candidate)
      const id = `${kind} ${place.sentenceId} ${place.quote.length}`
      if (!found.has(id))
        found.set(id, { kind, evidence: place, certainty: isShown ? 'shown' : 'likely', reader: 'model' })
    }
  }
  const [title] = saidOf(record, 'title')
  return { facts: [...found.values()], title: title ? titleFrom(title.value, reading) : null }
}

const isOfKind = (kind: FactKind, { topics, text }: CandidateSentence): boolean =>
  topics.includes(kind) || CUES[kind].test(text)
