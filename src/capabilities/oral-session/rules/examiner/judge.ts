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
import type { ExamArea, MarkName, Verdict } from '../names.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { contradictionIn } from './contradicts.ts'
import { denialIn } from './denies.ts'
import { addsAFigure, knownFigureIn, namesWhatIsDisputed } from './figures.ts'
import { evidence, limit, reason } from './given-beside.ts'
import { fromNowhere, opposedIn } from './held-against.ts'
import { answersEachHalf, leftOpenIn } from './left-open.ts'
import { givesReason, groundsIn, type JudgedAgainst, overlapOf, WHY, workIn } from './overlap.ts'
import { withoutQuestion, withoutThanks } from './own-part.ts'
import { isProved, unprovedIn } from './unproved.ts'
import { PLAINLY, SHORT, verdictOn } from './verdict.ts'
import { LEAST_LINES } from './work-index.ts'

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
    /\b(?:for whom|what else (?:could|might) explain|how far|who (?:is missing|had no chance)|not (?:show|hold|conclude)|explained? differently|speaks against|in which direction|enough|when would it not)\b/i,
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
const AT_LENGTH = 20
const OF_CHOICES: ReadonlySet<ExamArea> = new Set(['method', 'ethics', 'limits'])
/** Beside what the question had said already. */
const LEAST_ADDED = 2
/** So many words of what was asked, and of its kind, are on it without a sentence of the work. */
const CARRIED_BY = 3
export const NOT_FOUND =
  'I do not find this anywhere in your work, so it earns nothing yet. If it stands there, name the page.'

function answeredMarks(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
  names: readonly MarkName[],
): Mark[] {
  const nothing = (says: string, words = ''): Mark[] =>
    names.map((name) =>
      name === 'direct'
        ? { name, value: 0, says, words }
        : { name, value: 0, says: 'Counts once this is settled.', words: '' },
    )
  const opposed = opposedIn(text, question, against)
  if (opposed) return nothing(opposed)
  const nowhere = namesWhatIsDisputed(text, question) ? [] : fromNowhere(text, question, against)
  const unproved = [
    ...new Set([...nowhere.map(({ sentence }) => sentence), ...unprovedIn(text, question, against)]),
  ]
  const [toDefend] = unproved
  const proved = provedFor(text, unproved, question, against)
  if (toDefend !== undefined && proved < LEAST_PROVED)
    return nowhere[0] ? nothing(nowhere[0].says) : nothing(NOT_FOUND, toDefend)
  const make: Record<MarkName, () => Mark> = {
    direct: () => direct(text, question, against),
    reason: () => reason(text, WHY.test(question.asks)),
    evidence: () => evidence(text, question, against),
    limit: () => limit(text, question),
  }
  const told = MARKED.map((name) => make[name]())
  const [first] = told
  const open = leftOpenIn(text, question)
  const isInPart = nowhere.length > 0 || (toDefend !== undefined && proved < ENOUGH_PROVED)
  if (first?.value === MARKS.most && (isInPart || open)) first.value = 1
  if (first)
    first.says = [
      open ? openHalf(open) : first.says,
      nowhere[0]?.says ?? (toDefend && yoursToDefend(toDefend)),
    ]
      .filter(Boolean)
      .join(' ')
  const touched = first?.value === 1
  // What was given without being asked for counts as well; beside half an answer nothing counts in full.
  return told
    .filter(({ name, value }) => names.includes(name) || value === MARKS.most)
    .map((mark) =>
      touched && mark.value === MARKS.most
        ? { ...mark, value: 1, says: 'This counts in full once the question is answered.' }
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
  work: JudgedAgainst,
): number {
  const proved = answerSentences(text).filter(
    (one) => !unproved.includes(one) && (isProved(one, work) || addsAFigure(one, `${lead} ${asks}`, work)),
  )
  return spokenLength(proved) / Math.max(1, spokenLength(unproved))
}
const LEAST_PROVED = 0.2
const ENOUGH_PROVED = 0.45

const openHalf = (asks: string): string => `One part of the question is still open: “${asks}”`
const yoursToDefend = (words: string): string =>
  `This I do not find in your work, it is yours to defend: “${words}”`

function direct(text: string, question: PlannedQuestion, against: JudgedAgainst): Mark {
  const overlap = overlapOf(text, question, against)
  const own = new Set(overlap.onPlace)
  const words =
    answerSentences(text).find((sentence) => contentStems(sentence).some((stem) => own.has(stem))) ?? ''
  const isOnIt =
    overlap.onQuestion > 0 ||
    groundsIn(overlap.stems, question) >= ENOUGH_OF_WORK ||
    (!question.quoted && overlap.words > SHORT)
  // Told in the words of any work, each thing that was asked for.
  const isPlain =
    (OF_CHOICES.has(question.area) &&
      overlap.words > CONCISE &&
      workIn(overlap) >= 1 &&
      answersEachHalf(text, question)) ||
    (question.area === 'ethics' && overlap.signs >= PLAINLY) ||
    (!question.quoted && overlap.words >= AT_LENGTH && overlap.onQuestion > 1 && workIn(overlap) > 0)
  const carries =
    isPlain ||
    overlap.signs + groundsIn(overlap.stems, question) >= CARRIED_BY ||
    (WHY.test(question.asks) && givesReason(text) && overlap.onPlace.length >= CARRIED_BY) ||
    answerSentences(text).some(
      (one) => isProved(one, against) || addsAFigure(one, `${question.lead} ${question.asks}`, against),
    ) ||
    against.lines.length < LEAST_LINES
  const given = new Set(contentStems(`${question.lead} ${question.asks}`))
  const added = overlap.stems.filter((stem) => !given.has(stem) && !isCommon(stem)).length
  const full =
    ((added >= LEAST_ADDED || /\d/.test(text)) &&
      carries &&
      (((isPlain ||
        workIn(overlap) >= ENOUGH_OF_WORK ||
        answerSentences(text).some((one) => isProved(one, against))) &&
        overlap.words > CONCISE &&
        isOnIt) ||
        knownFigureIn(text, question))) ||
    namesWhatIsDisputed(text, question)
  return full
    ? { name: 'direct', value: 2, says: 'You answered the question.', words }
    : { name: 'direct', value: 1, says: 'You touch on it: say more of what you did or found.', words }
}
