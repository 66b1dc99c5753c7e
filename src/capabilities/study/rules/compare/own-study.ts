/** The sentences about the study itself. A number quoted from another study is not this study's to answer for. */

import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { findCitations } from '../text/citations.ts'

export type OwnStudy = {
  sentences: ReadSentence[]
  /** Every sentence about this study, with or without a digit, prose or not. */
  whole: ReadSentence[]
  /** All prose of its own, including sentences without a digit. */
  all: ReadSentence[]
  /** Prose that reports what others found. */
  quoted: ReadSentence[]
  /** Tables, and other blocks without sentences. */
  blocks: ReadSentence[]
  byId: ReadonlyMap<string, ReadSentence>
}

/** "Banda (2019) found …", "This agrees with …", "Johnson's study": a number near it is theirs. */
const OF_OTHERS =
  /\b(?:found|reported|observed|showed|shown|documented|noted|established|revealed|according to|agrees? with|in agreement|consistent with|similar to|in line with|contrary to|in contrast|corroborat\w+|earlier stud\w+|previous stud\w+|prior stud\w+|same study)\b/i
const NAMED_STUDY =
  /\b\p{Lu}\p{L}+(?:['’]s|\s+et\s+al\.?(?:['’]s)?|\s+and\s+\p{Lu}\p{L}+(?:['’]s)?)\s+(?:\(?\d{4}\)?\s+)?(?:stud(?:y|ies)|research|works?|findings|analys[ie]s|surveys?)\b/u
const OWN = /\b(?:[Oo]ur|[Tt]his|[Pp]resent|[Cc]urrent) (?:study|research)\b/
const WHERE_OTHERS_ARE_QUOTED = new Set(['introduction', 'discussion', 'front-matter', 'other'])

export function isOwn({ role, kind, text }: ReadSentence): boolean {
  // A list of references has no tables: one there belongs to an appendix, or a budget after it.
  if (kind === 'table' && role === 'references') return true
  if (role === 'literature' || role === 'references' || kind === 'reference') return false
  // A citation contains a year or a number.
  if (!/\d/.test(text)) return true
  if (NAMED_STUDY.test(text) && !OWN.test(text)) return false
  const mayQuote = WHERE_OTHERS_ARE_QUOTED.has(role) || (role === 'results' && OF_OTHERS.test(text))
  return !mayQuote || findCitations(text).length === 0
}

const hasDigits = ({ text }: ReadSentence) => /\d/.test(text)

/** Only sentences with a digit: the rest have no number to check. */
export function ownNumbersOf(reading: ReadDocument): OwnStudy {
  const whole = reading.sentences.filter(isOwn)
  const sentences = whole.filter(hasDigits)
  const all = whole.filter(isProse)
  const isOfStudy = new Set(whole)
  const quoted = reading.sentences.filter(
    (sentence) => !isOfStudy.has(sentence) && hasDigits(sentence) && isProse(sentence),
  )
  const blocks = reading.blocks.filter((block) => hasDigits(block) && isOwn(block))
  return {
    sentences,
    whole,
    all,
    quoted,
    blocks,
    byId: new Map([...sentences, ...blocks].map((one) => [one.id, one])),
  }
}
