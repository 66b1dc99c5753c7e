/** The sentences in which a document claims something in its writer's own voice. */
import { isProse, type Reading, type ReadSentence } from '../../document/reading.ts'
import { saidByOthers } from '../../facts/said-by-others.ts'
import type { Statement } from '../../facts/statements.ts'
import { findCitations } from '../../text/citations.ts'
import { countWords } from '../../text/words.ts'

/** The parts in which a document speaks for itself. */
const OWN_CLAIMS: ReadonlySet<ReadSentence['role']> = new Set([
  'abstract',
  'results',
  'discussion',
  'conclusion',
])
/** In words: what is shorter is no statement to the book of facts, and can be a claim all the same. */
const SHORTEST_STATEMENT = 5
const QUOTES = /["“”«»]|(?<!\p{L})‘[^’]{8,}’(?!\p{L})/u
const ASKS = /[?][”’)]?$/
export const hasOwnClaims = (reading: Reading): boolean =>
  reading.sentences.some((sentence) => OWN_CLAIMS.has(sentence.role) && isProse(sentence))

/** No reports of others, no quotations, no questions, no forms, no code, and nothing that a participant said. */
export function ownClaims(reading: Reading, statements: readonly Statement[]): ReadSentence[] {
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
