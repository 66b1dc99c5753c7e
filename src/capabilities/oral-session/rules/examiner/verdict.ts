/**
 * Whether the question was answered: an answer has something of the question, and something of the places it rests on.
 * Nonsense, another subject, another question's answer and the question read back have not.
 */
import { isCommon, isEveryday, isOfMethod } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Verdict } from '../names.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import { announcesAnother, foreignIn, isForeign, isNonsense, saysAnotherByHeart } from './answers-another.ts'
import { givesItsFigures, knownFigureIn, namesWhatIsDisputed } from './figures-said.ts'
import { signsOf } from './mentions-area.ts'
import { standsInWork, withShortForms } from './stands-in-work.ts'

export type JudgedAgainst = Pick<
  ExamPlan,
  'questions' | 'words' | 'vocabulary' | 'numbers' | 'claims' | 'said' | 'methods' | 'kind' | 'lines'
>

export const PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|appendices|paragraph|graph)\s+(?:\d+(?:\.\d+)*|[ivx]+\b|[a-e]\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i
export const REASON =
  /\b(?:because|since|so that|therefore|which means|that is why|due to|as a result|for this reason|in order to|so (?:our|the|my|it|we|they|that|this|i)|which is why|that way|it allowed|it allows|enabled?)\b|, so (?!far|much|many|on\b)/i
export const namesPlace = (text: string): boolean => PLACE.test(text)
export const givesReason = (text: string): boolean => REASON.test(text)

/** Parts of an answer that tell where it comes from. */
type Overlap = {
  words: number
  stems: string[]
  /** Of the question: its words, and the words of its kind. */
  onQuestion: number
  /** Of the places it rests on, and of what the work is about; and of any of its words. */
  onPlace: string[]
  ofWork: number
  /** Words of the kind of thing that was asked; a reason where it asks why, a number where it asks how many. */
  signs: number
}

export const WHY =
  /\b(?:why|reason|how (?:do|will) you know|what makes|how did you arrive|follow from|rest on|how do you explain)\b/i
/** Counting aloud says nothing of a work in which these words occur as well. */
const COUNTS: ReadonlySet<string> = new Set(contentStems('one two three four five six seven eight nine ten'))
const ASKS_FOR_DATA = /\bwhich data\b|\bdata or which people\b/i
const HOW_MANY = /\bhow (?:many|large|long|much)\b|\bnumber\b|\bfigure\b|\bwhich is right\b/i

export function overlapOf(
  text: string,
  question: PlannedQuestion,
  { words, vocabulary, numbers, lines }: JudgedAgainst,
): Overlap {
  const stems = [...new Set(contentStems(withShortForms(text, lines)))].filter((stem) => !COUNTS.has(stem))
  const grounds = new Set(question.grounds)
  const topic = new Set(words)
  const known = new Set(vocabulary)
  const asked = new Set(question.asked)
  const counts = HOW_MANY.test(question.asks) && /\d/.test(text) ? 1 : 0
  // Which data it rests on is said in the words of a method.
  const named = ASKS_FOR_DATA.test(question.asks) ? signsOf('method', text) : 0
  const ofData = named > 0 ? named + 1 : 0
  const signs = Math.max(signsOf(question.area, text), ofData) + counts
  const reason = WHY.test(question.asks) && givesReason(text) ? 1 : 0
  const onQuestion = stems.filter((stem) => asked.has(stem)).length + signs + reason
  // How it was done is said in the words of any study: they count where the place itself has them.
  const asQuoted = new Set(contentStems(question.quoted ? question.lead : question.asks))
  const onPlace = stems.filter(
    (stem) =>
      (grounds.has(stem) && !isCommon(stem)) || topic.has(stem) || (isOfMethod(stem) && asQuoted.has(stem)),
  )
  // A long work has nearly every word of talk somewhere in it.
  const telling = Math.min(1, TELLING_WORDS / Math.max(1, known.size))
  const ofWork =
    telling * stems.filter((stem) => known.has(stem) && !onPlace.includes(stem)).length +
    (knownFigureIn(text, { numbers }) ? 1 : 0)
  return { words: text.trim().split(/\s+/).length, stems, onQuestion, onPlace, ofWork, signs }
}

const TELLING_WORDS = 700
const LEAST_CONTENT = 2
/** Of the words of a short answer that has none of the question, those that the work is about. */
const OF_FEW = 0.5
const OF_FEW_OF_PART = 0.25
export const SHORT = 14
/** What an answer needs, of the question and of the work together; a long one has more of both. */
const NEEDS = { short: 1, middling: 1.5, long: 1.9, share: 0.06 } as const
const LONG = 24
/** So many words of the kind of thing that was asked are an answer in one's own words. */
const PLAINLY = 3
/** What each is worth: a word of the place, one of the work, one of the kind of thing that was asked. */
const WORTH = { place: 1, work: 0.5, sign: 0.45, mostSigns: 3, figure: 2, named: 0.5 } as const
/** Nearly all of it stood in the question. */
const READ_BACK = 0.75
const LEAST_NEW = 3

export function verdictOn(text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict {
  const overlap = overlapOf(text, question, against)
  const { words, stems, onQuestion, onPlace } = overlap
  const figure = knownFigureIn(text, question) || namesWhatIsDisputed(text, question)
  if (stems.length < LEAST_CONTENT && !figure) return 'nothing'
  if (isReadBack(stems, text, question)) return 'read-back'
  const ofWork = workIn(overlap) + (figure ? WORTH.figure : 0)
  const worth =
    ofWork + WORTH.sign * Math.min(WORTH.mostSigns, overlap.signs) + (namesPlace(text) ? WORTH.named : 0)
  const needs =
    words <= SHORT || onQuestion >= PLAINLY
      ? NEEDS.short
      : words <= LONG && onPlace.length > 0
        ? NEEDS.middling
        : NEEDS.long
  if (isNonsense(text, overlap)) return 'off-topic'
  if (!figure && overlap.signs < LEAST_ASKED && !givesItsFigures(text, against) && isForeign(stems, against))
    return 'off-topic'
  if (saysWhatItWould(text, overlap, question)) return 'answered'
  if (!figure && isBesideIt(text, overlap, question, against)) return 'off-topic'
  if (pointsToIt(text, stems, question)) return 'answered'
  if (announcesAnother(text, question) || saysAnotherByHeart(text, question, against.lines))
    return 'another-question'
  if (
    ofWork < (overlap.signs >= PLAINLY ? WORTH.work : 1) ||
    worth < needs ||
    ofWork / stems.length < NEEDS.share
  )
    return isShortOf(overlap, text)
      ? 'nothing'
      : onPlace.length === 0 && onQuestion > 0
        ? 'nothing-of-the-work'
        : 'off-topic'
  if (groundsIn(stems, question) < 2 && onQuestion < LEAST_ASKED && isOfAnother(stems, question, against))
    return 'another-question'
  const isOnIt =
    saysYesOrNo(text, question) ||
    onQuestion > 0 ||
    groundsIn(stems, question) >= 2 ||
    figure ||
    words > SHORT
  return isOnIt || onPlace.length >= (question.quoted ? OF_FEW : OF_FEW_OF_PART) * stems.length
    ? 'answered'
    : isShortOf(overlap, text)
      ? 'nothing'
      : 'off-topic'
}

/** Asked where it is shown: it names the place, and what was asked about, if only in words of any study. */
const pointsToIt = (text: string, stems: readonly string[], { asks, grounds }: PlannedQuestion): boolean =>
  WHICH_SHOWS.test(asks) &&
  namesPlace(text) &&
  stems.some((stem) => grounds.includes(stem) && !isEveryday(stem) && !NAMES_A_PART.test(stem))
const WHICH_SHOWS =
  /\bwhich (?:of your )?(?:results?|tables?|data)\b|\bwhere\b.*\bshown\b|\bwhat in your work shows\b/i

/** A few words that have something of the question or of the work: too few to say that they were about something else. */
const isShortOf = ({ words, onQuestion, onPlace, ofWork }: Overlap, text: string): boolean =>
  words <= SHORT / 2 && (onQuestion + onPlace.length + ofWork > 0 || NAMES_A_PART.test(text))
const NAMES_A_PART = /\b(?:tables?|figures?|results?|findings|appendix|chapter|page|data)\b/i

/** Asked what one would do instead, and said so of something in this work. */
const saysWhatItWould = (text: string, { onPlace }: Overlap, { asks }: PlannedQuestion): boolean =>
  /\bwould you do\b/i.test(asks) &&
  /\b(?:i|we) would (?!rather not|not say)/i.test(text) &&
  onPlace.length > 0

/** A whole answer that has neither a word of the question and its places, nor a sentence of the work. */
function isBesideIt(
  text: string,
  { stems, signs, onQuestion, onPlace }: Overlap,
  question: PlannedQuestion,
  { lines, vocabulary }: JudgedAgainst,
): boolean {
  if (stems.length < LEAST_TOLD || lines.length < LEAST_LINES) return false
  const grounds = groundsIn(stems, question)
  // Hardly a word of the work, and a good part of what no work of this kind has.
  if (grounds === 0 && onPlace.length <= 1 && signs === 0) {
    const foreign = foreignIn(stems, { lines, vocabulary }).length
    if (foreign >= SOME_FOREIGN.least && foreign >= stems.length * SOME_FOREIGN.share) return true
  }
  if (question.quoted && grounds <= 1 && onQuestion === 0) return true
  return (
    grounds === 0 && signs === 0 && !answerSentences(text).some((sentence) => standsInWork(sentence, lines))
  )
}
const LEAST_TOLD = 8
const SOME_FOREIGN = { least: 3, share: 0.3 } as const
/** In a short work next to nothing can be looked up. */
export const LEAST_LINES = 60

/** Asked whether, and answered so. */
const saysYesOrNo = (text: string, { asks }: PlannedQuestion): boolean =>
  /^(?:is|are|was|did|do|does|has|have)\b/i.test(asks) &&
  /^\W*(?:yes|no|partly|mostly|largely|not (?:yet|fully|quite|entirely|really))\b/i.test(text)

export const workIn = ({ onPlace, ofWork }: Overlap): number =>
  WORTH.place * onPlace.length + WORTH.work * ofWork

export const groundsIn = (stems: readonly string[], { grounds }: PlannedQuestion): number =>
  stems.filter((stem) => grounds.includes(stem) && !isCommon(stem)).length

/** The question again, or the sentence it was asked on, and hardly a word of one's own. */
function isReadBack(
  stems: readonly string[],
  text: string,
  { asks, lead, easier }: PlannedQuestion,
): boolean {
  const given = new Set(contentStems([asks, easier].join(' ')))
  const quoted = new Set(contentStems(lead))
  const back = stems.filter((stem) => given.has(stem)).length
  const own = stems.filter((stem) => !given.has(stem) && !quoted.has(stem)).length
  if (stems.length >= LEAST_NEW && back >= stems.length * READ_BACK && own < LEAST_NEW) return true
  return text.trim().endsWith('?') && own === 0
}

/** What is asked in plain words, such as who, how large and why, is answered in words of any place. */
const LEAST_ASKED = 2
/** The words of another question's places, and none of this one's: an answer that was learnt by heart. */
const MUCH_MORE = 3
const LEAST_OF_ANOTHER = 4

function isOfAnother(
  stems: readonly string[],
  question: PlannedQuestion,
  { questions }: JudgedAgainst,
): boolean {
  if (!question.quoted) return false
  const times = new Map<string, number>()
  for (const { grounds } of questions) for (const stem of grounds) times.set(stem, (times.get(stem) ?? 0) + 1)
  const worth = ({ grounds }: PlannedQuestion) =>
    stems
      .filter((stem) => grounds.includes(stem) && !isCommon(stem))
      .reduce((sum, stem) => sum + Math.log2(1 + questions.length / (times.get(stem) ?? 1)), 0)
  const here = worth(question)
  const best = Math.max(0, ...questions.filter(({ id }) => id !== question.id).map(worth))
  const asked = stems.filter((stem) => question.asked.includes(stem) && !isCommon(stem)).length
  return asked === 0 && best >= LEAST_OF_ANOTHER * 2 && here * MUCH_MORE < best
}
