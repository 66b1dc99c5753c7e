/** A turn of the student as it is meant: "and if they ask why" is about what was being spoken of. */

import { themesNamed } from '#capabilities/study/index.ts'
import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'

export type Turn = {
  asked: string
  /** With what was spoken of before, where it has no matter of its own. */
  whole: string
  /** What was spoken of before; empty at the beginning. */
  topic: string
  isFollowUp: boolean
  /** What was told just before, where it was advice. */
  last: string
  /** What the student said before, and all that was told as advice, in their order. */
  before: readonly string[]
  told: readonly string[]
}

const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|oh no|oh|hmm+|sorry|yes|no)\W+)*(?:and|but|so|then|also|why|which (?:one|ones|of them|rows?)|how (?:do|did|can|should|would) (?:i|you|we) (?:\w+ )?(?:it|that|this|them|handle|answer|fix)\b)/i
const REFERS =
  /\b(?:it|its|there|that|this|those|these|them|him|her|they say|such an?|the same|(?:give|show|write|make) me (?:one|another|some|a \w+ one)|in its place|which ones?|which rows?|about it|the equation|the objective|that (?:number|item|sentence|score))\b(?! (?:thesis|study|work|project|dissertation|is why)\b)/i
/** Words in which one asks for advice, and which name nothing. */
const OF_ASKING = new Set(
  contentStems(`sentence example answer question examiner panel supervisor defend defence defense mistake correct rewrite repair fix mend
    tomorrow tonight short minute please exactly maybe honest honestly handle explain improve change need should want suggest tutor reviewer
    wrong missing check checklist attack hard hardest weak weakest strong strongest practise practice aloud loud worry worried nervous afraid
    scared repeat rephrase morning evening afternoon sir madam hello thanks able idea paragraph size instead rather actually anything something true friend somebody mine`),
)
export const isOfAsking = (stem: string): boolean => OF_ASKING.has(stem)
export const mattersOf = (text: string): string[] => [
  ...new Set(
    contentStems(text).filter((stem) => /\p{L}/u.test(stem) && !isCommon(stem) && !isOfAsking(stem)),
  ),
]

const LITTLE = 1
const ENOUGH = 3
const TELLS = /^\W*(?:i|we) (?:have|had|am|was|did)\b/i
/** Longer it says itself what it is about. */
const SHORT = 5
/** So many turns back it is another subject. */
const BACK = 3

export function turnOf(
  asked: string,
  before: readonly string[],
  last = '',
  told: readonly string[] = [],
): Turn {
  const topic = topicOf(before)
  const own = mattersOf(asked).length
  const isFollowUp =
    topic !== '' &&
    own < ENOUGH &&
    (GOES_ON.test(asked) ||
      REFERS.test(asked) ||
      (own < LITTLE &&
        asked.trim().split(/\s+/).length <= SHORT &&
        themesNamed(asked).length === 0 &&
        !TELLS.test(asked)))
  return { asked, whole: isFollowUp ? `${asked} ${topic}` : asked, topic, isFollowUp, last, before, told }
}

/** The last turn, and the one before with matter of its own where it has none. */
function topicOf(before: readonly string[]): string {
  const [last = '', ...earlier] = before.slice(-BACK).toReversed()
  if (mattersOf(last).length > LITTLE) return last
  return [last, earlier.find((text) => mattersOf(text).length > LITTLE)].filter(Boolean).join(' ')
}
