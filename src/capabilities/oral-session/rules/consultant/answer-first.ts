/** What a consultant answers at once: a worry, a sum, an example, what to mend first, what the work says, what the handbook advises. */
import { adviceOn, type StudyEvidence, themesNamed } from '#capabilities/study/index.ts'
import { joinList } from '#kit/join-list.ts'
import { wordsOf } from '#kit/text/content-stems.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { allowedIn, asksIfAllowed } from './allowed.ts'
import { enoughCases } from './cases-enough.ts'
import { decidedFor } from './choosing.ts'
import { onCommonAsk, onFewHeard } from './common-asks.ts'
import { exampleFor } from './examples.ts'
import { foundOn } from './found-on.ts'
import { type FindsEntries, fromHandbook } from './handbook-aloud.ts'
import { placesOn, quotedAt } from './own-parts.ts'
import { strongestOf, toPractise } from './practise.ts'
import { asksHowToSay, inShort, whenAsked, whereTo } from './said-aloud.ts'
import { sampleSizeFor } from './sample-size.ts'
import { summedUp, sumsOn } from './sums.ts'
import { testFor } from './test-for.ts'
import { mattersOf, type Turn } from './turn.ts'

/** "What is my aim?" is answered by what the work says; what to do about it, and whether it is good, by the handbook. */
const OF_MY_WORK =
  /\b(?:my|our) (?:\w+ ){0,3}|\b(?:did|do|will) (?:i|we)\b|\bhow many\b.*\b(?:were|was|are|had|said|took|answered)\b|\bhave i\b|\bi (?:wrote|used|found|said)\b|\bam i (?:using|testing|measuring|comparing|studying|asking)\b/i
const WHAT_IS =
  /^(?:\W*(?:so|and|please|okay|but|hi|hello|sir|madam)\W+)*(?:what (?!if\b)|which|who|why (?:do|did|will) (?:i|we)|how many|how much|how (?:was|were|did)|where (?:is|are|did)|when|(?:can you )?(?:tell|show|remind) me|do i (?:say|have|name)|did i|is there|have i)\b/i
const WANTS_ADVICE =
  /\b(?:should|missing|weak|could|must|would|supposed|wrong|good|bad|right|better|best|ok(?:ay)?|enough|strong|too \w+|problem with|mean|means|difference|if|to (?:write|put|say|do|include)|do i (?:write|put|do|tell|need|use|include|answer)|can i|goes?|how to|long|how many (?:pages|words|references|sources|articles))\b/i
/** What the plan alone answers. */
export function answerFromWork(plan: ExamPlan, turn: Turn): string | undefined {
  const { asked } = turn
  const isNamed = themesNamed(asked).length > 0
  if (WANTS_TO_TELL.test(asked))
    return 'Of course. Tell me what it is, and I will answer that before anything else.'
  return (
    summedUp(asked) ??
    sumsOn(turn) ??
    onDecision(plan, turn) ??
    toPractise(plan, turn) ??
    strongestOf(plan, turn) ??
    onFewHeard(plan, asked) ??
    enoughCases(plan, turn) ??
    (plan.kind !== 'built' &&
    OF_A_NUMBER.test(inDigits(asked)) &&
    !ASKS_WHY.test(asked) &&
    !asksHowToSay(turn)
      ? sampleSizeFor(plan, asked)
      : undefined) ??
    (isNamed ? undefined : inShort(plan, turn)) ??
    whereTo(plan, turn) ??
    foundOn(plan, turn, isNamed) ??
    (turn.isFollowUp || asksHowToSay(turn) ? undefined : onCommonAsk(plan, asked)) ??
    (NEEDS_ITS_RESULT.test(asked) || (plan.kind === 'built' && MADE_FOR_STUDIES.test(asked))
      ? undefined
      : exampleFor(plan, turn)) ??
    (asksIfAllowed(turn) ? undefined : adviceAloud(plan, turn)) ??
    (turn.isFollowUp || plan.kind === 'built' || ASKS_WHY.test(asked)
      ? undefined
      : sampleSizeFor(plan, asked))
  )
}

const BARE_WHY =
  /^\W*(?:(?:ok(?:ay)?|but|and|so|oh|hmm)\W+)*(?:why|how come|why (?:that|this|not)(?: one)?|are you sure|what makes you say (?:that|so))\W*$/i
const BACK = 2
const WHICH_ONE = /\bwhich (?:one|of (?:them|the two|these))\b|^\W*so which\b/i

/** Between two ways, or for one objective; and what follows on it. */
function onDecision(plan: ExamPlan, turn: Turn): string | undefined {
  const decided = (asked: string) => decidedFor(plan, { asked }) ?? testFor(plan, { asked })
  const now = decided(turn.asked)
  if (now) return turn.told.includes(now.says) ? now.short : now.says
  const isWhy = BARE_WHY.test(turn.asked)
  if (!isWhy && !WHICH_ONE.test(turn.asked)) return undefined
  const [before] = turn.before
    .slice(-BACK)
    .toReversed()
    .flatMap((earlier) => decided(earlier) ?? [])
  return before && (isWhy ? before.why : before.short)
}

/** Of its own work, as a listener can follow it. */
export const adviceAloud = (
  { appraisal }: ExamPlan,
  { asked, before }: Pick<Turn, 'asked' | 'before'>,
  isLoose = false,
): string | undefined =>
  adviceOn(appraisal, { question: asked, before, unlessAsked: 'enough', isLoose })
    ?.map(({ says, place }) => (place ? `${says}: ${quotedAt(place)}.` : says))
    .join(' ')

/** What the plan answers together with the sentences that are nearest to what was asked. */
export function answerWith(plan: ExamPlan, turn: Turn, found: NearestFound): string | undefined {
  return allowedIn(plan, turn, found.near) ?? whenAsked(plan, turn, found) ?? exampleFor(plan, turn)
}
const OF_A_NUMBER = /\d|\bhow (?:big|large|many)\b/i
const WANTS_TO_TELL = /\bcan i (?:tell you|ask you (?:something|a question)|talk to you|share)\b/i
const ASKS_WHY = /\b(?:why|justif\w+|defend)\b/i
const NEEDS_ITS_RESULT = /\bconclu/i
const MADE_FOR_STUDIES = /\b(?:questions?|objectives?|hypothes[ie]s)\b/i
/** `around`: whatever of the own text comes near; `near`: only what holds the matter of the question. */
export type NearestFound = {
  around: readonly StudyEvidence[]
  near: readonly StudyEvidence[]
  reason: StudyEvidence | undefined
}

/** Asked is what the work says, and not what to do. */
export const wantsAdvice = (asked: string): boolean => WANTS_ADVICE.test(asked)
export const isOfWork = (asked: string): boolean =>
  WHAT_IS.test(asked) && OF_MY_WORK.test(asked) && !WANTS_ADVICE.test(asked)

/** General advice, and beside it what this work says on the same thing. */
export function advised(
  plan: ExamPlan,
  asked: string,
  find: FindsEntries,
  unsure = false,
  told: readonly string[] = [],
  ofWork = isOfWork(asked),
): string | undefined {
  const general = fromHandbook(find, asked, ofWork || unsure, told)
  const says =
    general && ofWork ? `I could not make out what your text says on that. In general: ${general}` : general
  const own = OF_MY_WORK.test(asked) ? ownBeside(plan, asked) : undefined
  return says && (own ? `${says} Hold your own against that: ${own}.` : says)
}

/** A title, or one sentence that is the thing itself; of a result there are many. */
function ownBeside(plan: ExamPlan, asked: string): string | undefined {
  const [named] = themesNamed(asked)
  if (named === 'title') return plan.title ? `“${plan.title}”` : undefined
  const [own] = named === undefined || named === 'results' ? [] : placesOn(plan, asked)
  return own && quotedAt(own)
}

/** Who asks on about what was told: one of its kind, made for this study, or what a panel asks there. */
export function furtherOn(plan: ExamPlan, turn: Turn): string | undefined {
  const [theme] = themesNamed(turn.asked).concat(themesNamed(turn.topic))
  return (
    exampleFor(plan, { ...turn, asked: `give me an example: ${turn.whole}` }) ??
    (theme && adviceAloud(plan, { ...turn, asked: `what will the panel ask on my ${theme}` }))
  )
}

/** Nothing was asked and nothing answered: a trouble that was told, if the handbook knows it. */
export function onTrouble(told: string, find: FindsEntries): string | undefined {
  if (told.trim().split(/\s+/).length < LEAST_TOLD || TELLS_OF_WORK.test(told)) return undefined
  return fromHandbook(find, told, true)
}
const LEAST_TOLD = 4
const TELLS_OF_WORK =
  /\b(?:we|i) (?:\w+ed|chose|took|went|did|made|had|drew|gave|found|wrote)\b|\bbecause\b|\b(?:was|were) \w+(?:ed|en|wn)\b/i

/** Where neither work nor handbook has it: what was looked for, and what can be done instead. That a thing stands nowhere is not said here. */
export function nothingOn({ asked }: Pick<Turn, 'asked'>, turn: number): string {
  const looked = wordsOf(asked).filter((word) => /^\p{L}+$/u.test(word) && mattersOf(word).length > 0)
  if (looked.length === 0) return UNCERTAIN[turn % UNCERTAIN.length]!
  const named = joinList([...new Set(looked)].slice(0, MOST_LOOKED).map((word) => `“${word}”`))
  return `I looked for ${named} in your text and among what I know of research, and have no certain answer; I will not guess. ${INSTEAD[turn % INSTEAD.length]!}`
}
/** Nothing was named. */
const UNCERTAIN = [
  'I am not certain what you mean, and I will not guess. Which chapter, table or objective is it about?',
  'I cannot tell what that is about. Which sentence or page of your work do you mean?',
] as const
const MOST_LOOKED = 3
/** What was asked has been answered before, and no more of it is certain. */
export const allTold = (turn: number): string =>
  `What I know of that with certainty, I have told you. ${INSTEAD[turn % INSTEAD.length]!}`
const INSTEAD = [
  'What you can do now: write the question down word for word for your supervisor, with the page it is about.',
  'Tell me the page or the sentence that it is about, and I will answer from that.',
  'If it is about a rule of your department, its guide or the secretary decides, and not I.',
] as const

/** Never "another day": the student decides what comes next. Not after every turn, or nobody hears it any more. */
const OFFERS = [
  'Ask more, or say “go on”.',
  'Shall we go on with my question, or do you want to stay with this?',
  'Say “go on” and I will put my question again.',
] as const
const EVERY = 3
export const offerToGoOn = (turn: number): string =>
  turn % EVERY === EVERY - 1 ? ` ${OFFERS[Math.floor(turn / EVERY) % OFFERS.length]!}` : ''
