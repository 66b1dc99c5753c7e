/**
 * Marks one answer, with the student's own words beside each mark. First of all it asks whether the question was answered:
 * an answer has something of the question and something of the places it rests on. What has not is told so, kindly, and
 * earns nothing; it is never marked for how somebody speaks.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import type { RecognisedSpeech } from '#product/recognised-speech.ts'
import type { Mark } from '../../contract.ts'
import { MARKS } from '../../spec.ts'
import type { MarkName, Verdict } from '../names.ts'
import { methodsFromNowhere } from '../plan/method-words.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { contradictionIn } from './contradicts.ts'
import { denialIn } from './denies.ts'
import { anotherShareThan } from './figures-placed.ts'
import { figuresFromNowhere, knownFigureIn } from './figures-said.ts'
import { evidence, limit, reason } from './given-beside.ts'
import { withoutQuestion, withoutThanks } from './own-part.ts'
import { unprovedIn } from './unproved.ts'
import {
  groundsIn,
  type JudgedAgainst,
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
  return isElsewhere && question.area === 'method' && contradictionIn(text, against) ? 'answered' : verdict
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
  const wrong = otherwise ?? saidOtherwise(text, question, against)
  if (wrong)
    return names.map(
      (name): Mark =>
        name === 'direct'
          ? { name, value: otherwise ? 0 : 1, says: wrong, words: '' }
          : { name, value: 0, says: 'Counts once this is settled.', words: '' },
    )
  const unproved = unprovedIn(text, question, against)
  if (unproved) return [{ name: 'direct', value: null, says: NOT_JUDGED, words: unproved }]
  const make: Record<MarkName, () => Mark> = {
    direct: () => direct(text, question, against),
    reason: () => reason(text),
    evidence: () => evidence(text, question, against),
    limit: () => limit(text),
  }
  const told = MARKED.map((name) => make[name]())
  const touched = told[0]?.value === 1
  // What was given without being asked for counts as well; of an answer that only touches on the question no reason counts in full.
  return told
    .filter(({ name, value }) => names.includes(name) || value === MARKS.most)
    .map((mark) =>
      touched && mark.name === 'reason' && mark.value === MARKS.most
        ? { ...mark, value: 1, says: 'Your reason counts in full once the question is answered.' }
        : mark,
    )
}

/** The words that the work says otherwise. */
function opposedIn(text: string, question: PlannedQuestion, against: JudgedAgainst): string | undefined {
  const { place, also } = question
  const anotherShare = () =>
    answerSentences(text).find((sentence) =>
      [place, ...also].some(({ quote }) => anotherShareThan(quote, sentence, against.lines)),
    )
  const words = contradictionIn(text, against)?.mine ?? denialIn(text, question) ?? anotherShare()
  return words && `What you said differs from your text: “${words}”. Look at which is right.`
}

/** Something that the work says otherwise, or nowhere. */
export function saidOtherwise(
  text: string,
  question: PlannedQuestion,
  against: JudgedAgainst,
): string | undefined {
  const opposed = opposedIn(text, question, against)
  if (opposed) return opposed
  const [figure] = figuresFromNowhere(text, against.numbers)
  if (figure) return `You said ${figure}; I do not find that figure in your work.`
  const [method] = methodsFromNowhere(text, against)
  return method && `You spoke of ${method}; I do not find in your work that you used it.`
}

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
  const full =
    (workIn(overlap) >= ENOUGH_OF_WORK && overlap.words > least && isOnIt) || knownFigureIn(text, question)
  return full
    ? { name: 'direct', value: 2, says: 'You answered the question.', words }
    : { name: 'direct', value: 1, says: 'You touch on it: say more of what you did or found.', words }
}
