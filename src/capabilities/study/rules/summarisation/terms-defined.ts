/** Terms a document explains: "X refers to …", "X is defined as …", "A cohort study is a study that …". */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { isProse } from '../document/reading.ts'

export type TermDefined = {
  term: string
  /** An excerpt of the quotation. */
  meaning: string
  evidence: StudyEvidence
}

const MOST_WORDS = 60
const LEAST_WORDS_OF_MEANING = 3

const TERM =
  /(?:An?\s+|The\s+(?:term|concept of|concept)?\s*)?[“"‘']?([\p{L}][\p{L}\p{N}’'-]*(?:\s+\(?[\p{L}\p{N}’'-]+\)?){0,5}?)[”"’']?/u
const SAYS = String.raw`(?:(?:is|are|was|were|can be|may be)\s+(?:\w+ly\s+)?(?:defined|understood|described)\s+as|refers?\s+to|means?|denotes?|is\s+(?=(?:an?|the)\s+(?:[\p{L}-]+\s+){1,4}?(?:that|which|in which|where|of|used|by which|whose|for)\b)|are\s+(?=(?:[\p{L}-]+\s+){0,3}?(?:that|which|in which|whose)\b))`
const DEFINITION = new RegExp(
  String.raw`^(?:(?:In this (?:study|thesis|paper|chapter)|Here|In [\p{L}]+),\s+)?${TERM.source}\s+${SAYS}\s*(.+)$`,
  'u',
)
/** Pronouns name nothing, and words for the work itself are not terms. */
const NAMES_NOTHING =
  /^(?:this|these|those|that|it|its|he|she|they|we|i|you|our|their|his|her|there|here|one|what|which|who|such|other|another|some|many|most|all|both|each|no|none|however|also|then|for|in|on|by|with|as|if|when|to|chapter|section|table|figure|respondents?|participants?|results?|findings?|study|research|paper|thesis)\b/i

/** The term one sentence defines; a quotation works too. */
export function termIn(sentence: string): { term: string; meaning: string } | undefined {
  const text = sentence.replace(/\s+/g, ' ').trim()
  if (text.split(' ').length > MOST_WORDS) return undefined
  const [, term = '', meaning = ''] = DEFINITION.exec(text) ?? []
  const plain = meaning.replace(/[.;:]\s*$/, '').trim()
  if (!term || NAMES_NOTHING.test(term) || plain.split(' ').length < LEAST_WORDS_OF_MEANING) return undefined
  return { term, meaning: plain }
}

export function termsDefined(reading: ReadDocument): TermDefined[] {
  const known = new Set<string>()
  return reading.sentences.filter(isProse).flatMap((sentence: ReadSentence) => {
    const found = termIn(sentence.text)
    const name = found?.term.toLowerCase()
    if (!found || !name || known.has(name)) return []
    known.add(name)
    return { ...found, evidence: evidenceOf(sentence) }
  })
}
