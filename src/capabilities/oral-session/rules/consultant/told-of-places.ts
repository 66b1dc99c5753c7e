/** "They will ask why I said one and used the other": where both stand, and what to do about it. */
import { joinList } from '#kit/join-list.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { quotedAt } from './parts-asked.ts'
import { mattersOf, type Turn } from './turn.ts'
import { standingOf, type TextLine, type WhereItStands } from './whole-text.ts'

const OF_TWO =
  /\b(?:in|at) one place\b|\bi wrote both\b|\bwhich (?:one|of (?:them|the two)|number|figure)\b|\banother (?:place|page|chapter)\b|\b(?:two|different) (?:numbers|figures|totals)\b/i
const OF_MINE = String.raw`\bi (?:said|wrote|claim\w*|put|state\w*|promis\w*|announc\w*)\b`
const NOT_DONE =
  /\b(?:i|we) (?:did|have|had|was|were|could)(?: not|n['’]?t)\b|\bi (?:\w+ )?never\b|\b(?:the|my) (?:topic|title|text|work) says\b.*\b(?:but|and) i\b/i
const SAID_BUT_DID = new RegExp(
  `${OF_MINE}.*\\b(?:but|and)\\b.*\\b(?:not|n['’]?t|never|only|instead|used|did)\\b`,
  'i',
)
const OF_ANOTHER =
  /\b(?:cop(?:y|ied)|template|somebody else|another (?:work|project|topic)|come from|came from|still says?|why does it (?:say|mention))\b/i
const IF_TRUE =
  /^\W*(?:did|do|have) i\b|\b(?:is (?:it|that|this) true|where (?:does|did|is|are)|somewhere|i saw)\b/i
const THEY =
  /\b(?:they|he|she|examiners?|panel|somebody|supervisor|lecturer|reader)s? (?:(?:will|may|might|can|would|could) )?(?:asks?|says?|said|tells?|told|attacks?|notices?)\b/i
const MAY_I =
  /\b(?:should|can|could|may|must) i (?:just |still |then |now )?(?:say|write|claim|call|keep|change|answer)\b|\bi (?:would|will|want to) say\b|\bis (?:it|that) (?:okay|ok|right|fine|correct|true) to (?:say|write)\b/i
const IS_BAD =
  /\b(?:is|are|was) (?:it|that|this|they) (?:a (?:\w+ )?problem|very |too |so )?(?:bad|serious|wrong|risky|ok(?:ay)?|fine|enough|a)?\b/i
const CONFUSED = /\bconfus\w+\b|\bi (?:do not|don['’]?t) (?:see|find)\b|\bdo not agree\b|\bdon['’]?t agree\b/i

/** A turn that rests on what stands in the text, and not on how such things are done. */
const RESTS_ON_TEXT = [
  OF_TWO,
  NOT_DONE,
  SAID_BUT_DID,
  OF_ANOTHER,
  IF_TRUE,
  THEY,
  MAY_I,
  CONFUSED,
  new RegExp(OF_MINE, 'i'),
]
const IN_GENERAL =
  /\bdifference between\b|\bwhat (?:is|are|does) an? \w+|\bhow (?:do|can|to) (?:i |we )?(?:calculate|compute|cite)\b/i
const restsOnText = ({ asked }: Turn): boolean =>
  !IN_GENERAL.test(asked) && RESTS_ON_TEXT.some((words) => words.test(asked))

/** Each with what it leads to: the first that fits is said. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    OF_TWO,
    'Decide by your own forms or notes which of them is true, and correct the others everywhere, in the abstract too.',
  ],
  [
    OF_ANOTHER,
    'If it has nothing to do with your topic, it was left over from another text, and a reader sees that: write the passage anew from your own results, and read what stands round it for more of the same.',
  ],
  [
    SAID_BUT_DID,
    'A text may say only what was done. Write wherever it stands what you really did, and why; or do the missing part now, on a small scale, and report it. If you are asked, say it first: what was announced, what was done, and that the text now says so.',
  ],
  [
    NOT_DONE,
    'Do not write as done what was not done. Say there what you did instead, and name the rest among your limits; what can still be done this week may be done on a small scale and reported.',
  ],
  [
    MAY_I,
    'Say it only as far as this carries it: give the figure or the passage with it, name beside it whatever comes as high or says otherwise, and where nothing carries it, leave it out.',
  ],
  [
    THEY,
    'Answer from that as far as it was done: what you did, why, and what it cannot show. What was not done, say plainly and name it among your limits; where two places do not agree, say which is right and that you have corrected the other.',
  ],
  [
    IS_BAD,
    'A panel holds such places against what you say. Write there in one sentence what you did and why, and name what it cannot show.',
  ],
]
const ALONE: readonly RegExp[] = [OF_ANOTHER, SAID_BUT_DID, NOT_DONE]
/** A trouble that no line of the text shows is answered all the same. */
export const onTroubleAlone = (asked: string): string | undefined =>
  FRAMES.find(([words]) => ALONE.includes(words) && words.test(asked))?.[1]

const HOLD = 'Hold what you want to say against that, and name the place when you are asked.'

/** It was compared, or is no matter of the text. */
const OF_ITSELF =
  /^(?:I found this on it|Yes, I think so|First: |Here it is|I would expect these|Of course|Say what you asked|You can stand on|You could write|Your draft|On your |Say first what you did)/
const SAYS_NONE = /\bI find no(?: sentence|ne) on that\b/
export const settles = (told: string | undefined, turn: Turn, standing: readonly WhereItStands[]): boolean =>
  told !== undefined &&
  !SAYS_NONE.test(told) &&
  (standing.length === 0 ||
    OF_ITSELF.test(told) ||
    !restsOnText(turn) ||
    told.includes(quotedAt(standing[0]!.place)))

const LEAD = 'This stands in your text'

export function toldOfPlaces(standing: readonly WhereItStands[], asked: string): string | undefined {
  if (standing.length === 0) return undefined
  const named = joinList([...new Set(standing.flatMap(({ said }) => said))].map((one) => `“${one}”`))
  const places = standing.map(({ place }) => quotedAt(place)).join('; ')
  const frame = FRAMES.find(([words]) => words.test(asked))?.[1] ?? HOLD
  return `${LEAD} on ${named}: ${places}. ${frame}`
}

export const placesToldOf = (
  lines: readonly TextLine[],
  { asked, whole, isFollowUp }: Turn,
  { title }: Pick<ExamPlan, 'title'>,
): WhereItStands[] => {
  const own = standingOf(lines, asked, title)
  return own.length > 0 || !isFollowUp || mattersOf(asked).length > 0 ? own : standingOf(lines, whole, title)
}
