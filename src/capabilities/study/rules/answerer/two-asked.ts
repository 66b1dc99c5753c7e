/** "What is the sample size and how was it calculated": two questions in one, each answered by itself. */
import { slotsAsked } from './slots/slots-asked.ts'

const SPLIT =
  /^(.{6,}?)(?:[\s,;]+(?:and|then)\s+(?:also\s+)?|\s*[,;?]\s*(?=(?:\S+\s+){3,}))((?:(?:in|from|on|at|by|for) )?(?:what|which|how|when|where|who|was|were|is|are|did|does|do)\b.{3,})$/i
const BEGINS_QUESTION =
  /^\W*(?:what|which|how|when|where|who|why|was|were|is|are|did|does|do|list|give|state|name)\b/i
const LEAD =
  /^\W*(?:how many\s+|(?:what|which|who|list|give|state|name)(?: me)?(?:\s+(?:is|are|was|were))?\s+)/i
/** "children took part" are children. */
const DOES = /\s+(?:took part|participated|were|was|are|is|did|do|have|had)\b.*$/i
const POINTS_BACK = /\b(?:it|this|that|they|them|these|those)\b(?!.*\b(?:it|this|that|they|them)\b)/i
/** "How many women", and not "how many in each". */
const COUNTS_ITS_OWN =
  /^\W*how many (?!(?:in|of|from|at|per|on|by|were|was|are|is|did|do|came|there)\b)\p{L}+/iu
/** A topic of its own, beyond asking words. */
const MOST_SHARED = 4

/** `shown`: as typed. */
type AskedPart = { question: string; shown: string }

export function twoAsked(question: string): readonly AskedPart[] | undefined {
  const [, first, second] = SPLIT.exec(question.trim()) ?? []
  if (!first || !second || !BEGINS_QUESTION.test(first)) return undefined
  // "Who wrote it and who supervised": the record says both.
  if (slotsAsked(first).groups.length > 0 && slotsAsked(second).groups.length > 0) return undefined
  const thing = first.replace(LEAD, '').replace(DOES, '').trim()
  const bare = second.replace(/[?.!\s]+$/, '')
  const isShort = bare.split(/\s+/).length <= MOST_SHARED
  const whole = POINTS_BACK.test(bare)
    ? bare.replace(POINTS_BACK, LEAD.test(first) ? thing : '$&')
    : isShort && !COUNTS_ITS_OWN.test(bare)
      ? `${bare}, ${thing}`
      : bare
  return [
    { question: first, shown: first },
    { question: whole, shown: bare },
  ]
}
