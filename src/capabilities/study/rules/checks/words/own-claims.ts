/** The sentences in which a document makes claims in its writer's own voice. */
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import type { CandidateSentence } from '../../facts/candidate-sentences.ts'
import { findCitations } from '../../text/citations.ts'
import { saidByOthers } from '../../text/said-by-others.ts'
import { countWords } from '../../text/words.ts'

/** The parts in which a document speaks for itself. */
const OWN_CLAIMS: ReadonlySet<ReadSentence['role']> = new Set([
  'abstract',
  'results',
  'discussion',
  'conclusion',
])
/** In words: shorter sentences are no statements for the record, but can still be claims. */
const SHORTEST_STATEMENT = 5
const QUOTES = /["“”«»]|(?<!\p{L})‘[^’]{8,}’(?!\p{L})/u
const ASKS = /[?][”’)]?$/

/** No reports of others, quotations, questions, forms, code or participants' words. */
export function ownClaims(reading: ReadDocument, statements: readonly CandidateSentence[]): ReadSentence[] {
  const stated = new Set(statements.map(({ sentence }) => sentence.id))
  const said = saidByOthers(reading.sentences)
  return reading.sentences.filter(
    (sentence) =>
      OWN_CLAIMS.has(sentence.role) &&
      isProse(sentence) &&
      (stated.has(sentence.id) || countWords(sentence.text) < SHORTEST_STATEMENT) &&
      !said.has(sentence.id) &&
      !ASKS.test(sentence.text) &&
      !QUOTES.test(sentence.text) &&
      findCitations(sentence.text).length === 0,
  )
}
