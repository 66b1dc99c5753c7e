/** "How did they get the sample size?": the formula that is named, and what came of it. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadSentence } from '../document/reading.ts'
import type { OpenStudy } from '../open-study.ts'

const ASKS =
  /\bhow\b[^?]*\b(?:get|got|arrive\w*|calculat\w+|determin\w+|comput\w+|choose|chose|chosen|obtain\w*|work\w* out|decide\w*|deriv\w+)\b[^?]*\bsample sizes?\b|\bhow\b[^?]*\bsample sizes?\b[^?]*\b(?:calculat\w+|determin\w+|comput\w+|arrived|obtained|got|chosen|derived|found)\b|\b(?:which|what) formula\b[^?]*\bsample\b|\bsample size (?:formula|calculation)\b|\bsample sizes?\b[^?]*\bhow (?:was|were|did) (?:it|they|he|she)\b/i
const FORMULA =
  /\b(?:formula|yama?ne?['’]?s?|cochran['’]?s?|krejcie|slovin['’]?s?|fisher['’]?s formula|power (?:analysis|calculation)|g\*?\s?power|raosoft|sample size calculator|margin of error|confidence level)\b/i
const OF_SAMPLE = /\bsample\b/i
const CAME_OUT = /\bsample size\b[^.]*\d|\d[^.]*\bsample size\b|^\W*(?:\S+\s+){0,4}n\s*=\s*\d+(?:\.\d+)?\W*$/i
const EQUATION = /[=+]\s*\d[\d,.]*\s*[(+/*]/
const MOST = 3

export function sampleSizeWorkedOut(
  question: string,
  { reading }: Pick<OpenStudy, 'reading'>,
): StudyEvidence[] {
  if (!ASKS.test(question)) return []
  const own = reading.sentences.filter(({ role }) => !['literature', 'references', 'appendix'].includes(role))
  const at = own.findIndex(({ text }) => FORMULA.test(text) && OF_SAMPLE.test(text))
  if (at < 0) return []
  const came = own.filter(
    (one, nth) =>
      nth !== at && CAME_OUT.test(one.text) && !EQUATION.test(one.text) && isPagesNear(one, own[at]!),
  )
  return [own[at]!, ...came.slice(1 - MOST)].map(evidenceOf)
}

const PAGES = 2
const isPagesNear = ({ page }: ReadSentence, other: ReadSentence) => Math.abs(page - other.page) < PAGES
