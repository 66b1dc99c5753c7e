/** "Why that one?": a reason that stands in the same paragraph as what was shown, or in the next one. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { SAYS_WHY } from '../reasons.ts'
import { quote } from '../segments.ts'
import { type AnswerBefore, shownPlaces } from './told-before.ts'

const BEFORE = 1
const BEHIND = 3
const MOST = 2

export function reasonsNear(last: AnswerBefore, { reading }: OpenStudy): AnswerSegment[] {
  const { sentences } = reading
  const shown = shownPlaces(last)
  const ids = new Set(shown.map(({ sentenceId }) => sentenceId))
  const said = new Set([last.question, ...shown.map((one) => one.quote)].flatMap(contentStems))
  const near = sentences.flatMap((one, at) => {
    const isNear = sentences
      .slice(Math.max(0, at - BEHIND), at + BEFORE + 1)
      .some(({ id, section }) => ids.has(id) && section === one.section)
    const isOnIt =
      POINTS_BACK.test(one.text) || contentStems(one.text).filter((stem) => said.has(stem)).length > 1
    return isNear && isOnIt && isProse(one) && SAYS_WHY.test(one.text) ? [one] : []
  })
  return near.slice(0, MOST).map((one) => quote(evidenceOf(one)))
}
const POINTS_BACK = /^\W*(?:this|that|these|it|they|the (?:reason|choice))\b/i
