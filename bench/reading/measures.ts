/** Every measure, in the order in which a reader asks. A measure is a function from a document to its tallies. */
import { measureFacts } from './facts.ts'
import { measureLookups } from './lookups.ts'
import { measureNotFound } from './not-found.ts'
import { measureNumbers } from './numbers.ts'
import { measureQuestions } from './questions.ts'
import { measureReading } from './reading.ts'
import type { RealDocument } from './real-document.ts'
import { measureReferences } from './references.ts'
import type { Tally } from './tally.ts'

const MEASURES: readonly ((document: RealDocument) => Tally[])[] = [
  measureReading,
  measureFacts,
  measureNotFound,
  measureNumbers,
  measureReferences,
  measureLookups,
  measureQuestions,
]

export const measure = (document: RealDocument): Tally[] => MEASURES.flatMap((one) => one(document))
