/** A second look before "how many" is answered with nothing: the number that stands before the very word asked for. */
import { isProse, type ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'

const ASKED = /\bhow many (\p{L}{4,})/iu
const MOST = 2
const TOOK_PART =
  /\b(?:took part|take part|participa\w+|sampled?|selected|interviewed|returned|respond\w*|answered)\b/i

export function countedInText(question: string, { reading }: Pick<OpenStudy, 'reading'>): ReadSentence[] {
  const counted = ASKED.exec(question)?.[1]
  if (!counted) return []
  const doing = (question.slice(question.search(ASKED)).match(/\p{L}{5,}/gu) ?? []).filter(
    (word) => word.toLowerCase() !== counted.toLowerCase(),
  )
  const says = new RegExp(String.raw`(?<![\d.(])\d[\d,]*\s+(?:\p{L}+\s+){0,2}${counted}(?!\p{L})`, 'iu')
  const found = reading.sentences.filter(
    (sentence) =>
      isProse(sentence) &&
      !['literature', 'references', 'appendix'].includes(sentence.role) &&
      says.test(sentence.text),
  )
  const held = (text: string) =>
    doing.filter((word) => text.toLowerCase().includes(word.slice(0, 5).toLowerCase())).length +
    (/\btotal\b|\boverall\b|\ball\b/i.test(text) ? 1 : 0) +
    (TOOK_PART.test(question) ? (TOOK_PART.test(text) ? 1 : 0) - (/\bpopulation\b/i.test(text) ? 1 : 0) : 0)
  return found.toSorted((one, other) => held(other.text) - held(one.text)).slice(0, MOST)
}
