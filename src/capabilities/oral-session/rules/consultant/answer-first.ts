/** What a consultant answers at once: a worry, a sum, an example, what to mend first, what the work says, what the handbook advises. */
import { adviceOn, namesTheme, type StudyEvidence } from '#capabilities/study/index.ts'
import { inDigits } from '../plan/in-digits.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { allowedIn, asksIfAllowed } from './allowed.ts'
import { enoughCases } from './cases-enough.ts'
import { onCommonAsk, onFewHeard } from './common-asks.ts'
import { exampleFor } from './examples.ts'
import { foundOn } from './found-on.ts'
import { type FindsEntries, fromHandbook } from './handbook-aloud.ts'
import { ownSentenceOn, placesOn, quotedAt } from './parts-asked.ts'
import { strongestOf, toPractise } from './practise.ts'
import { asksHowToSay, inShort, whenAsked, whereTo } from './said-aloud.ts'
import { sampleSizeFor } from './sample-size.ts'
import { sentenceFor } from './sentence-for.ts'
import { summedUp } from './sums.ts'
import type { Turn } from './turn.ts'
import { whichOfTwo } from './which-of-two.ts'

/** "What is my aim?" is answered by what the work says; what to do about it, and whether it is good, by the handbook. */
const OF_MY_WORK =
  /\b(?:my|our) (?:\w+ ){0,3}|\b(?:did|do|will) (?:i|we)\b|\bhow many\b.*\b(?:were|was|are|had|said|took|answered)\b|\bhave i\b|\bi (?:wrote|used|found|said)\b|\bam i (?:using|testing|measuring|comparing|studying|asking)\b/i
const WHAT_IS =
  /^(?:\W*(?:so|and|please|okay|but|hi|hello|sir|madam)\W+)*(?:what (?!if\b)|which|who|why (?:do|did|will) (?:i|we)|how many|how much|how (?:was|were|did)|where (?:is|are|did)|when|(?:can you )?(?:tell|show|remind) me|do i (?:say|have|name)|did i|is there|have i)\b/i
const WANTS_ADVICE =
  /\b(?:should|missing|weak|could|must|would|supposed|wrong|good|bad|right|better|best|ok(?:ay)?|enough|strong|too \w+|problem with|mean|means|difference|if|to (?:write|put|say|do|include)|do i (?:write|put|do|tell|need|use|include|answer)|can i|goes?|how to|long|how many (?:pages|words|references|sources|articles))\b/i
const MOST_SAID = 2
/** What the plan alone answers. */
export function answerFromWork(plan: ExamPlan, turn: Turn): string | undefined {
  const { asked } = turn
  const isNamed = namesTheme(asked)
  if (WANTS_TO_TELL.test(asked))
    return 'Of course. Tell me what it is, and I will answer that before anything else.'
  return (
    summedUp(asked) ??
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
    foundOn(plan, turn, isNamed) ??
    (turn.isFollowUp || asksHowToSay(turn) ? undefined : onCommonAsk(plan, asked)) ??
    (NEEDS_ITS_RESULT.test(asked) || (plan.kind === 'built' && MADE_FOR_STUDIES.test(asked))
      ? undefined
      : exampleFor(plan, asked)) ??
    (asksIfAllowed(turn) ? undefined : adviceAloud(plan, turn)) ??
    (turn.isFollowUp || plan.kind === 'built' || ASKS_WHY.test(asked)
      ? undefined
      : sampleSizeFor(plan, asked))
  )
}

/** Of its own work, as a listener can follow it. */
export const adviceAloud = (
  { appraisal }: ExamPlan,
  { asked, before }: Turn,
  isLoose = false,
): string | undefined =>
  adviceOn(appraisal, { question: asked, before, unlessAsked: 'enough', isLoose })
    ?.map(({ says, place }) => (place ? `${says}: ${quotedAt(place)}.` : says))
    .join(' ')

/** What the plan answers together with the sentences that are nearest to what was asked. */
export function answerWith(plan: ExamPlan, turn: Turn, found: NearestFound): string | undefined {
  return (
    whichOfTwo(turn, found.near) ??
    whereTo(plan, turn) ??
    sentenceFor(plan, turn, found.near) ??
    allowedIn(plan, turn, found.near) ??
    whenAsked(plan, turn, found) ??
    exampleFor(plan, turn.asked)
  )
}
const OF_A_NUMBER = /\d|\bhow (?:big|large|many)\b/i
const WANTS_TO_TELL = /\bcan i (?:tell you|ask you (?:something|a question)|talk to you|share)\b/i
const ASKS_WHY = /\b(?:why|justif\w+|defend)\b/i
const NEEDS_ITS_RESULT = /\bconclu/i
const MADE_FOR_STUDIES = /\b(?:questions?|objectives?|hypothes[ie]s)\b/i
export type NearestFound = { near: readonly StudyEvidence[]; reason: StudyEvidence | undefined }

/** Asked is what the work says, and not what to do. */
export const isOfWork = (asked: string): boolean =>
  WHAT_IS.test(asked) && OF_MY_WORK.test(asked) && !WANTS_ADVICE.test(asked)

/** General advice, and beside it what this work says on the same thing. */
export function advised(
  plan: ExamPlan,
  asked: string,
  find: FindsEntries,
  unsure = false,
): string | undefined {
  const ofWork = isOfWork(asked)
  const general = fromHandbook(find, asked, ofWork || unsure)
  const told = general && ofWork ? `I find no sentence on that in your text. In general: ${general}` : general
  const own = OF_MY_WORK.test(asked) ? ownSentenceOn(plan, asked) : undefined
  return told && (own ? `${told} Hold your own sentence against that: ${quotedAt(own)}.` : told)
}

export function saidInWork(plan: ExamPlan, asked: string): string | undefined {
  if (!isOfWork(asked)) return undefined
  const told = placesOn(plan, asked).slice(0, MOST_SAID)
  return told.length === 0 ? undefined : `Your work says it: ${told.map(quotedAt).join('; ')}.`
}

/** Nothing was asked and nothing answered: a trouble that was told, if the handbook knows it. */
export function onTrouble(told: string, find: FindsEntries): string | undefined {
  if (told.trim().split(/\s+/).length < LEAST_TOLD || TELLS_OF_WORK.test(told)) return undefined
  return fromHandbook(find, told, true)
}
const LEAST_TOLD = 4
const TELLS_OF_WORK =
  /\b(?:we|i) (?:\w+ed|chose|took|went|did|made|had|drew|gave|found|wrote)\b|\bbecause\b|\b(?:was|were) \w+(?:ed|en|wn)\b/i

/** Where neither work nor handbook has it: what can be done instead. That a thing stands nowhere is not said here. */
export const nothingOn = (turn: number): string =>
  `${NOT_SAID[turn % NOT_SAID.length]!} ${INSTEAD[turn % INSTEAD.length]!}`
const NOT_SAID = [
  'On that I have nothing certain to say, and I will not guess.',
  'I cannot answer that with certainty.',
] as const
const INSTEAD = [
  'Shall I give you three questions to practise, or tell you what a panel would attack first?',
  'Name the page or the chapter that you mean, or ask me for the weakest part of your work.',
  'I can help you say your study in two sentences, or work out what your sample can tell: which?',
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
