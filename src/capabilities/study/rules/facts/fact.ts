/**
 * What a document says about its own work. A fact is the document's exact words and what kind of statement they are;
 * who read it, rules or a model, makes no difference to whoever uses it.
 */
import type { Evidence } from '../document/evidence.ts'
import type { Reading } from '../document/reading.ts'

export const FACT_KINDS = [
  'aim',
  'question',
  'objective',
  'hypothesis',
  'problem',
  'gap',
  'contribution',
  'theory',
  'approach',
  'design',
  'population',
  'sample-size',
  'sampling',
  'setting',
  'period',
  'instrument',
  'variables',
  'procedure',
  'analysis',
  'software',
  'reliability',
  'ethics',
  'result',
  'null-result',
  'conclusion',
  'limitation',
  'recommendation',
  'definition',
] as const

export type FactKind = (typeof FACT_KINDS)[number]

export type Fact = {
  kind: FactKind
  evidence: Evidence
  /** `shown`: the sentence states it about this work. `likely`: said with care, or not at all. */
  certainty: 'shown' | 'likely'
  /** Its short normal form, where there is one: 'n = 212', 'cross-sectional survey', 'qualitative'. */
  value?: string
  reader: 'built-in' | 'model'
}

/** What came of looking for something that a document of this kind and stage is expected to say. */
export type Finding =
  | { name: 'shown'; kind: FactKind; facts: readonly Fact[] }
  /** Something speaks of it, and whether it says so of this work cannot be told. To be asked, never to be claimed. */
  | { name: 'not-sure'; kind: FactKind; evidence: readonly Evidence[] }
  | { name: 'not-found'; kind: FactKind; looked: readonly string[] }

/** Reads facts out of a document, and knows nothing else. */
export type FactReader = (reading: Reading) => readonly Fact[]
