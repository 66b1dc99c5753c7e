/**
 * Whether the question was answered: an answer has something of the question, and something of the places it rests on.
 * Nonsense, another subject, another question's answer and the question read back have not.
 */
import { isCommon, isEveryday } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { Verdict } from '../names.ts'
import type { PlannedQuestion } from '../plan/plan.ts'
import { answerSentences } from './answer-sentences.ts'
import {
  ASKS_FOR_ANOTHER,
  announcesAnother,
  foreignIn,
  isForeign,
  isNonsense,
  saysAnotherByHeart,
} from './answers-another.ts'
import { knownFigureIn, namesWhatIsDisputed, placesItsFigures } from './figures.ts'
import { answersEachHalf } from './left-open.ts'
import {
  groundsIn,
  type JudgedAgainst,
  namesPlace,
  type Overlap,
  overlapOf,
  WORTH,
  workIn,
} from './overlap.ts'
import { isLoose, LEAST_LINES, standsInWork } from './work-index.ts'

const LEAST_CONTENT = 2
/** Of the words of a short answer that has none of the question, those that the work is about. */
const OF_FEW = 0.5
const OF_FEW_OF_PART = 0.25
export const SHORT = 14
/** What an answer needs, of the question and of the work together; a long one has more of both. */
const NEEDS = { short: 1, middling: 1.5, long: 1.9, share: 0.06 } as const
const LONG = 24
/** So many words of the kind of thing that was asked are an answer in one's own words. */
export const PLAINLY = 3
/** Nearly all of it stood in the question. */
const READ_BACK = 0.75
const LEAST_NEW = 3

export function verdictOn(text: string, question: PlannedQuestion, against: JudgedAgainst): Verdict {
  const overlap = overlapOf(text, question, against)
  const { words, stems, onQuestion, onPlace } = overlap
  const figure =
    knownFigureIn(text, question) ||
    namesWhatIsDisputed(text, question) ||
    (ASKS_FOR_ANOTHER.test(question.asks) &&
      answerSentences(text).some((sentence) => placesItsFigures(sentence, against)))
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
  if (isLoose(text, against)) return 'nothing-of-the-work'
  if (
    !figure &&
    overlap.signs < LEAST_ASKED &&
    !placesItsFigures(text, against) &&
    isForeign(text, against, onPlace.length)
  )
    return 'off-topic'
  if (saysWhatItWould(text, overlap, question) || isArguedOn(text, overlap, question, against))
    return 'answered'
  if (!figure && isBesideIt(text, overlap, question, against)) return 'off-topic'
  if (pointsToIt(text, stems, question)) return 'answered'
  if (announcesAnother(text, question) || saysAnotherByHeart(text, question, against.lines))
    return 'another-question'
  if (overlap.signs >= PLAINLY && words > SHORT && question.area === 'ethics') return 'answered'
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
  if (
    !figure &&
    groundsIn(stems, question) < 2 &&
    onQuestion < LEAST_ASKED &&
    isOfAnother(stems, question, against)
  )
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

/** Limits, expectations and other ways are told in any words: each part of the question has its own, and hardly one is foreign to a study. */
const isArguedOn = (
  text: string,
  { words, onPlace, ofWork, signs, onQuestion }: Overlap,
  question: PlannedQuestion,
  against: JudgedAgainst,
): boolean =>
  words > SHORT &&
  (onPlace.length > 0 || (ofWork > 1 && signs + onQuestion > 1)) &&
  ASKS_FOR_VIEWS.test(question.asks) &&
  answersEachHalf(text, question) &&
  foreignIn(text, against).length <= Math.max(1, words / OWN_WORDS)
/** A name of one’s own now and then: one in so many words. */
const OWN_WORDS = 15
const ASKS_FOR_VIEWS =
  /\b(?:could you have|would (?:you|it|they|fewer|change|surprise)|you expect|may this have|what if|else could|weakest|else did you)\b/i

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
  work: JudgedAgainst,
): boolean {
  const { lines, vocabulary } = work
  if (stems.length < LEAST_TOLD || lines.length < LEAST_LINES) return false
  const grounds = groundsIn(stems, question)
  // Hardly a word of the work, and a good part of what no work of this kind has.
  if (onPlace.length <= 1) {
    const foreign = foreignIn(text, { lines, vocabulary }).length
    const { least, share } = grounds === 0 && signs === 0 ? SOME_FOREIGN.plain : SOME_FOREIGN.beside
    const isProved = answerSentences(text).some((sentence) => standsInWork(sentence, work))
    if (foreign >= least && foreign >= stems.length * share && !isProved) return true
  }
  if (question.quoted && grounds <= 1 && onQuestion === 0) return true
  // An open question is answered with what one knows of its things.
  if (!question.quoted && onQuestion >= LEAST_ASKED) return false
  return (
    grounds === 0 && signs === 0 && !answerSentences(text).some((sentence) => standsInWork(sentence, work))
  )
}
const LEAST_TOLD = 6
const SOME_FOREIGN = { plain: { least: 2, share: 0.15 }, beside: { least: 2, share: 0.25 } } as const

/** Asked whether, and answered so. */
const saysYesOrNo = (text: string, { asks }: PlannedQuestion): boolean =>
  /^(?:is|are|was|did|do|does|has|have)\b/i.test(asks) &&
  /^\W*(?:yes|no|partly|mostly|largely|not (?:yet|fully|quite|entirely|really))\b/i.test(text)

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
