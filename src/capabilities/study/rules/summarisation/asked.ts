/** A question, parsed once: its words with synonyms, the kinds of fact, a number, whose work. */
import { contentStems } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import type { Topic } from '../facts/fact.ts'
import { kinOf } from '../text/query-kin.ts'
import { isLight, stemsAsked } from '../text/words.ts'
import { type Counting, countingOf } from './counted.ts'
import { asksOfOwnWork, kindsAsked, NAMES_OF_KINDS } from './question-kinds.ts'

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
  /** Words that belong together in the question: "test set", "decision tree". */
  compounds: readonly (readonly [string, string])[]
  isOfOwnWork: boolean
  /** Asks for a kind of fact and nothing else. */
  isKindOnly: boolean
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
    compounds: compoundsIn(question, new Set(stems)),
    isOfOwnWork: asksOfOwnWork(question, kinds),
    isKindOnly: kinds.length > 0 && words.every((word) => word.weighs === 'kind'),
  }
}

function compoundsIn(question: string, asked: ReadonlySet<string>): (readonly [string, string])[] {
  const words = (question.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => contentStems(word)[0] ?? '')
  const isTopic = (word: string | undefined): word is string =>
    word !== undefined && asked.has(word) && weighs(word) === 'topic'
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    return isTopic(word) && isTopic(next) ? [[word, next] as const] : []
  })
}
