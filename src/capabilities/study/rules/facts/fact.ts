/**
 * A statement of a document about its own work: its exact words and their kind. It makes no difference to the rest of
 * the code who read it.
 */
import type { StudyEvidence } from '../document/evidence.ts'

export const FACT_KINDS = [
  'aim',
  'question',
  'objective',
  'hypothesis',
  'problem',
  'gap',
  'contribution',
  'design',
  'population',
  'sample-size',
  'sampling',
  'setting',
  'period',
  'instrument',
  'variables',
  'analysis',
  'software',
  'reliability',
  'ethics',
  'result',
  'null-result',
  'conclusion',
  'limitation',
  'recommendation',
] as const

export type FactKind = (typeof FACT_KINDS)[number]
/** What a heading announces, or a question asks about: more than can be told as a fact. */
export type Topic = FactKind | 'theory' | 'approach' | 'procedure' | 'definition'

export type Fact = {
  kind: FactKind
  evidence: StudyEvidence
  /** A model's own words for it, proved by code: told instead of the sentence. */
  says?: string
}

/** The outcome of looking for a statement that a document of this kind and stage is expected to make. */
export type Finding =
  | { name: 'shown'; kind: FactKind; facts: readonly Fact[] }
  /** Something mentions it, but perhaps not about this work. To be asked about, never claimed. */
  | { name: 'not-sure'; kind: FactKind }
  | { name: 'not-found'; kind: FactKind; looked: readonly string[] }
