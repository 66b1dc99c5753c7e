/** What an answer has of the question, of the places it rests on, and of the work. */
import { isCommon, isOfMethod } from '#capabilities/study/text.index.ts'
import { contentStems } from '#kit/text/content-stems.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'
import { placesItsFigures } from './figures.ts'
import { signsOf } from './mentions-area.ts'
import { withShortForms } from './short-forms.ts'
import { indexOf, unusualIn } from './work-index.ts'

export type JudgedAgainst = Pick<
  ExamPlan,
  | 'questions'
  | 'words'
  | 'vocabulary'
  | 'numbers'
  | 'claims'
  | 'said'
  | 'methods'
  | 'kind'
  | 'lines'
  | 'places'
  | 'heads'
>

export const PLACE =
  /\b(?:pages?|tables?|figures?|chapters?|sections?|appendix|appendices|paragraph|graph)\s+(?:\d+(?:\.\d+)*|[ivx]+\b|[a-e]\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i
export const REASON =
  /\b(?:because|since|so that|therefore|which means|that is why|due to|as a result|for this reason|in order to|so (?:our|the|my|it|we|they|that|this|i)|which is why|that way|it allowed|it allows|enabled?)\b|, so (?!far|much|many|on\b)/i
export const namesPlace = (text: string): boolean => PLACE.test(text)
export const givesReason = (text: string): boolean => REASON.test(text)

/** Parts of an answer that tell where it comes from. */
export type Overlap = {
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
  { words, vocabulary, lines, places, heads }: JudgedAgainst,
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
  const { known: everywhere } = indexOf({ lines, places, heads })
  // A name that this work has and hardly another says more than a word of studies.
  const unusual = new Set(unusualIn(text).flatMap((word) => contentStems(word)))
  const names = stems.filter((stem) => unusual.has(stem) && !onPlace.includes(stem) && everywhere.has(stem))
  const ofWork =
    names.length / WORTH.work +
    telling *
      stems.filter((stem) => known.has(stem) && !onPlace.includes(stem) && !names.includes(stem)).length +
    (placesItsFigures(text, { lines, places, heads }) ? 1 : 0)
  return { words: text.trim().split(/\s+/).length, stems, onQuestion, onPlace, ofWork, signs }
}

const TELLING_WORDS = 700
/** What each is worth: a word of the place, one of the work, one of the kind of thing that was asked. */
export const WORTH = { place: 1, work: 0.5, sign: 0.45, mostSigns: 3, figure: 2, named: 0.5 } as const
export const workIn = ({ onPlace, ofWork }: Overlap): number =>
  WORTH.place * onPlace.length + WORTH.work * ofWork

export const groundsIn = (stems: readonly string[], { grounds }: PlannedQuestion): number =>
  stems.filter((stem) => grounds.includes(stem) && !isCommon(stem)).length
