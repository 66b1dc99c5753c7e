/** A question, parsed once: its words with synonyms, the kinds of fact, a number. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import type { Topic } from '../facts/fact.ts'
import { kinOf } from '../text/query-kin.ts'
import { isLight, stemsAsked } from '../text/words.ts'
import { type Counting, countingOf } from './counted.ts'
import { kindsAsked, NAMES_OF_KINDS } from './question-kinds.ts'

/** One thing asked for, and every word that may express it. */
export type AskedWord = {
  asked: string
  kin: readonly string[]
  /** Its own stem and those of its synonyms. */
  stems: ReadonlySet<string>
  /** `light`: goes with any topic. `kind`: only names the kind of fact. */
  weighs: 'topic' | 'light' | 'kind'
}

export type AskedQuestion = {
  question: string
  words: readonly AskedWord[]
  kinds: readonly Topic[]
  counting: Counting
}

const OF_KINDS = new Set(NAMES_OF_KINDS.map(stem))

const weighs = (stemmed: string): AskedWord['weighs'] =>
  OF_KINDS.has(stemmed) ? 'kind' : isLight(stemmed) ? 'light' : 'topic'

export function readQuestion(question: string): AskedQuestion {
  const stems = stemsAsked(question)
  const kinds = kindsAsked(question)
  const words = stems.map((asked): AskedWord => {
    const kin = kinOf(asked).flatMap(contentStems)
    return { asked, kin, stems: new Set([asked, ...kin]), weighs: weighs(asked) }
  })
  return {
    question,
    words,
    kinds,
    counting: countingOf(question),
  }
}
