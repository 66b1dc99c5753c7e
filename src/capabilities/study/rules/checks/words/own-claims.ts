/** The sentences in which a document claims something in its writer's own voice. */
import { isProse, type Reading, type ReadSentence } from '../../document/reading.ts'
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
const SAID_BY =
  '(?:participant|respondent|interviewee|informant|interviewer|moderator|KII|FGD|[PRI](?=\\s?\\d))'
const SPEAKER = new RegExp(String.raw`^${SAID_BY}\s?#?\d{0,3}(?:\s?\([^)]{0,40}\))?\s?[:–—]`, 'i')
const ATTRIBUTED = new RegExp(
  String.raw`[(\[–—-]\s*(?:\w+ )?${SAID_BY}[\s#-]{0,2}\d+[^()[\]]{0,40}[)\]]?\.?$`,
  'i',
)
const LETS_SPEAK =
  /\b(?:said|says|stated|states|explained|narrated|remarked|lamented|commented|noted|responded|replied|answered|added|put it|as follows|quoted|in (?:his|her|their) (?:own )?words)\b[^.]{0,40}:\s*$/i

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

/** Sentences within a quotation that began before them, and paragraphs that are somebody's answer. */
function saidByOthers(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  const said = new Set<string>()
  let announced = false
  for (const block of Map.groupBy(sentences, ({ block }) => block).values()) {
    const last = block.at(-1)!.text
    const isAnswer = announced || SPEAKER.test(block[0]!.text) || ATTRIBUTED.test(last)
    let isOpen = false
    for (const { id, text } of block) {
      if (isAnswer || isOpen) said.add(id)
      isOpen = opensAfter(text, isOpen)
    }
    announced = LETS_SPEAK.test(last)
  }
  return said
}

function opensAfter(text: string, isOpen: boolean): boolean {
  const marks = text.match(/["“”«»]/g) ?? []
  return marks.reduce((open, mark) => (mark === '"' ? !open : mark === '“' || mark === '«'), isOpen)
}
