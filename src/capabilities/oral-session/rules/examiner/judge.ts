/**
 * Marks one answer, with the student's own words beside each mark. First of all it asks whether the question was answered:
 * an answer has something of the question and something of the places it rests on. What has not is told so, kindly, and
 * earns nothing; it is never marked for how somebody speaks.
 */

import { isCommon } from '#capabilities/study/text.index.ts'
import { contentStems, wordsOf } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import type { MarkName, Verdict } from '../names.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { contradictionIn } from './contradicts.ts'
import { denialIn } from './denies.ts'
import { knownFigureIn, namesWhatIsDisputed } from './figures-said.ts'
import { evidence, limit, reason } from './given-beside.ts'
import { opposedIn, saidOtherwise } from './opposes.ts'
import { withoutQuestion, withoutThanks } from './own-part.ts'
import { addsAFigure, isProved, unprovedIn } from './unproved.ts'
import {
  givesReason,
  groundsIn,
  type JudgedAgainst,
  LEAST_LINES,
  namesPlace,
  overlapOf,
  SHORT,
  verdictOn,
  WHY,
  workIn,
} from './verdict.ts'

export type Judged = { verdict: Verdict; marks: Mark[]; total: number; outOf: number }
type Said = Pick<RecognisedSpeech, 'text' | 'trust'>

/** What a question asks for beside its answer: nothing is missed in an answer that was not asked for. */
const ASKED_FOR: readonly (readonly [MarkName, RegExp])[] = [
  ['reason', WHY],
  [
    'evidence',
    /\b(?:which (?:of your )?(?:results?|data|figures?|tables?|one(?! sentence)|is right)|where\b.*\b(?:shown|say|see)|how (?:many|large|sure)|what (?:shows|in your)|evidence|numbers?)\b/i,
  ],
  [
    'limit',
    /\b(?:for whom|what else|how far|who (?:is missing|had no chance)|not (?:show|hold|conclude)|explained? differently|speaks against|in which direction|enough|when would it not)\b/i,
  ],
]
export const askedFor = ({ asks }: Pick<PlannedQuestion, 'asks'>): MarkName[] =>
  ASKED_FOR.flatMap(([name, asked]) => (asked.test(asks) ? [name] : []))
const MARKED: readonly MarkName[] = ['direct', 'reason', 'evidence', 'limit']

/** Words from a rough transcript are not quoted: they may never have been said; and it may have lost those that count. */
export function judge(said: Said, question: PlannedQuestion, against: JudgedAgainst): Judged {
  const { trust } = said
  const told = withoutThanks(said.text, question, against.words)
  const own = told && withoutQuestion(told, question)
  const text = own ?? said.text
  const verdict = !told
    ? 'off-topic'
    : !own
      ? 'read-back'
      : trust === 'rough'
        ? roughVerdict(text, question, against)
        : exactVerdict(text, question, against)
  const needed = new Set<MarkName>([
    'direct',
    ...askedFor(question),
    // It says why nothing could be judged.
    ...(trust === 'rough' ? (['evidence'] as const) : []),
  ])
  const names = MARKED.filter((name) => needed.has(name))
  const marks =
    verdict === 'answered'
      ? answeredMarks(text, question, against, names)
      : names.map((name) => unanswered(name, verdict))
  const shown = trust === 'rough' ? marks.map(heardRoughly) : marks
  const judged = shown.flatMap(({ value }) => value ?? [])
  return {
    verdict,
    marks: shown,
    total: judged.reduce((sum, value) => sum + value, 0),
    outOf: judged.length * MARKS.most,
  }
}

/** Who names another design, or another number of people, has answered, and wrongly. */
function exactVerdict(text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict {
  const verdict = verdictOn(text, question, against)
  const isElsewhere = verdict === 'off-topic' || verdict === 'nothing-of-the-work'
  const isOpposed = (question.area === 'method' && contradictionIn(text, against)) || denialIn(text, question)
  return isElsewhere && isOpposed ? 'answered' : verdict
}

const roughVerdict = (text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict => {
  const { onPlace, onQuestion } = overlapOf(text, question, against)
  return onPlace.length > 0 || onQuestion > 1 ? 'answered' : verdictOn(text, question, against)
}

/** The answer misses the question, whatever else it holds. */
export const misses = ({ verdict }: Judged): boolean => verdict !== 'answered'

export const NOT_ANSWERED: Record<Exclude<Verdict, 'answered'>, string> = {
  nothing: 'Not answered: there was too little to go by. One full sentence is enough to begin with.',
  'read-back': 'Not answered: this was the question again. Say what you know about it in your own words.',
  'off-topic':
    'Not answered: this was about something else. That happens; read the place named here and try again.',
  'another-question': 'Not answered: this belongs to another question, and may be a good answer there.',
  'nothing-of-the-work':
    'Not answered: nothing in it came from your own work yet. Name one thing that you did or found.',
}

const unanswered = (name: MarkName, verdict: Exclude<Verdict, 'answered'>): Mark => ({
  name,
  value: 0,
  says: name === 'direct' ? NOT_ANSWERED[verdict] : 'Counts once the question is answered.',
  words: '',
})

function heardRoughly(mark: Mark): Mark {
  if (mark.name !== 'evidence') return { ...mark, words: '' }
  return {
    name: 'evidence',
    value: null,
    says: 'Figures and pages could not be recognised in your speech.',
    words: '',
  }
}

const ENOUGH_OF_WORK = 2
/** More than a catchword: one full sentence. */
const CONCISE = 13
/** So few words answer one of two things asked at once, and say of what might be only that it might. */
const OF_TWO = 19
const ANOTHER_ASKED =
  /[,:] (?:and |or )?(?:what|which|who|whom|how|where|why|is|are|does|did|in which|for whom)\b|\?.+\?|\bwould\b/i
/** Beside what the question had said already. */
const LEAST_ADDED = 2
/** So many words of what was asked, and of its kind, are on it without a sentence of the work. */
const CARRIED_BY = 3
const asksMuch = ({ asks }: Pick<PlannedQuestion, 'asks'>): boolean => ANOTHER_ASKED.test(asks)
export const NOT_JUDGED =
  'I do not find this in the places I looked at, so I cannot tell whether it is so. Check it against your text.'

function answeredMarks(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
  names: readonly MarkName[],
): Mark[] {
  const otherwise = opposedIn(text, question, against)
  const wrong =
    otherwise ?? (namesWhatIsDisputed(text, question) ? undefined : saidOtherwise(text, question, against))
  if (wrong)
    return names.map(
      (name): Mark =>
        name === 'direct'
          ? { name, value: otherwise ? 0 : 1, says: wrong, words: '' }
          : { name, value: 0, says: 'Counts once this is settled.', words: '' },
    )
  const unproved = unprovedIn(text, question, against)
  const [toDefend] = unproved
  const proved = provedFor(text, unproved, question, against)
  if (toDefend !== undefined && proved < LEAST_PROVED)
    return [{ name: 'direct', value: null, says: NOT_JUDGED, words: toDefend }]
  const make: Record<MarkName, () => Mark> = {
    direct: () => withToDefend(direct(text, question, against), toDefend),
    reason: () => reason(text),
    evidence: () => evidence(text, question, against),
    limit: () => limit(text),
  }
  const told = MARKED.map((name) => make[name]())
  const [first] = told
  if (toDefend !== undefined && proved < ENOUGH_PROVED && first?.value === MARKS.most) first.value = 1
  const touched = first?.value === 1
  // What was given without being asked for counts as well; of an answer that only touches on the question no reason counts in full.
  return told
    .filter(({ name, value }) => names.includes(name) || value === MARKS.most)
    .map((mark) =>
      touched && mark.name === 'reason' && mark.value === MARKS.most
        ? { ...mark, value: 1, says: 'Your reason counts in full once the question is answered.' }
        : mark,
    )
}

const spokenLength = (sentences: readonly string[]): number =>
  sentences.reduce((sum, one) => sum + wordsOf(one).length, 0)

/** How long what stands in the work is, for what does not: that is the student's to defend. */
function provedFor(
  text: string,
  unproved: readonly string[],
  { lead, asks }: PlannedQuestion,
  { lines }: JudgedAgainst,
): number {
  const proved = answerSentences(text).filter(
    (one) => !unproved.includes(one) && (isProved(one, lines) || addsAFigure(one, `${lead} ${asks}`, lines)),
  )
  return spokenLength(proved) / Math.max(1, spokenLength(unproved))
}
const LEAST_PROVED = 0.2
const ENOUGH_PROVED = 0.45

const withToDefend = (mark: Mark, toDefend: string | undefined): Mark =>
  toDefend === undefined
    ? mark
    : { ...mark, says: `${mark.says} This I do not find in your work, it is yours to defend: “${toDefend}”` }

function direct(text: string, question: PlannedQuestion, against: JudgedAgainst): Mark {
  const overlap = overlapOf(text, question, against)
  const own = new Set(overlap.onPlace)
  const words =
    answerSentences(text).find((sentence) => contentStems(sentence).some((stem) => own.has(stem))) ?? ''
  const isOnIt =
    overlap.onQuestion > 0 ||
    groundsIn(overlap.stems, question) >= ENOUGH_OF_WORK ||
    (!question.quoted && overlap.words > SHORT)
  const least = asksMuch(question) && !namesPlace(text) && !/\d/.test(text) ? OF_TWO : CONCISE
  const carries =
    overlap.signs + groundsIn(overlap.stems, question) >= CARRIED_BY ||
    (WHY.test(question.asks) && givesReason(text) && overlap.onPlace.length >= CARRIED_BY) ||
    answerSentences(text).some(
      (one) =>
        isProved(one, against.lines) || addsAFigure(one, `${question.lead} ${question.asks}`, against.lines),
    ) ||
    against.lines.length < LEAST_LINES
  const given = new Set(contentStems(`${question.lead} ${question.asks}`))
  const added = overlap.stems.filter((stem) => !given.has(stem) && !isCommon(stem)).length
  const full =
    ((added >= LEAST_ADDED || /\d/.test(text)) &&
      carries &&
      (((workIn(overlap) >= ENOUGH_OF_WORK ||
        answerSentences(text).some((one) => isProved(one, against.lines))) &&
        overlap.words > least &&
        isOnIt) ||
        knownFigureIn(text, question))) ||
    namesWhatIsDisputed(text, question)
  return full
    ? { name: 'direct', value: 2, says: 'You answered the question.', words }
    : { name: 'direct', value: 1, says: 'You touch on it: say more of what you did or found.', words }
}
