/** Which sentences speak of the study itself. A number quoted from another study is not for this one to answer. */

import type { Reading, ReadSentence } from '../../document/reading.ts'
import { findCitations } from '../../text/citations.ts'

export type OwnStudy = {
  sentences: ReadSentence[]
  /** Tables, and other blocks without sentences. */
  blocks: ReadSentence[]
  byId: ReadonlyMap<string, ReadSentence>
}

const WHERE_OTHERS_ARE_QUOTED = new Set(['introduction', 'discussion', 'front-matter', 'other'])

export function isOwn({ role, kind, text }: ReadSentence): boolean {
  if (role === 'literature' || role === 'references' || kind === 'reference') return false
  // A citation has a year or a number.
  return !WHERE_OTHERS_ARE_QUOTED.has(role) || !/\d/.test(text) || findCitations(text).length === 0
}

const hasDigits = ({ text }: ReadSentence) => /\d/.test(text)

/** Only what holds a digit: the rest says nothing a number can be checked by. */
export function ownNumbersOf(reading: Reading): OwnStudy {
  const sentences = reading.sentences.filter((sentence) => hasDigits(sentence) && isOwn(sentence))
  const blocks = reading.blocks.filter((block) => hasDigits(block) && isOwn(block))
  return { sentences, blocks, byId: new Map([...sentences, ...blocks].map((one) => [one.id, one])) }
}
