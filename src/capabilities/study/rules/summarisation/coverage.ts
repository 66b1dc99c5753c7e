/** How much of the question a passage covers, from 0 to 1: words rare in this document count more. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { ReadSentence } from '../document/reading.ts'
import { voiceOf } from '../facts/attribution.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import type { AskedQuestion, AskedWord } from './asked.ts'
import { fulfils, lacksName, STATED } from './question-kinds.ts'
import type { SentenceIndex } from './sentence-index.ts'

export type PlaceAsked = {
  at: number
  unit: ReadSentence
  /** Of the sentences round it, including itself. */
  texts: readonly string[]
  titles: readonly string[]
}

/** The weight of each aspect. */
const WEIGHTS = {
  ofKind: 0.5,
  /** A word found nowhere in the document suggests a question about something else. */
  unheard: 1.4,
  heardByKin: 4.5,
  /** A common word, and one in a question that asks for hardly anything else. */
  light: 0.6,
  lightAlone: 2,
  /** The weight of a synonym. */
  byKin: 0.64,
  /** Words of a compound that are far apart. */
  apart: 0.3,
  /** Without the number, name or statement asked for it is no answer, whatever words it shares. */
  lacking: 0.5,
  /** The work of others does not answer a question about this work. */
  ofOthers: 0.6,
} as const
/** Topics worth less than this together hardly ask for anything. */
const TOPICAL = 3
/** Within this many words, two still belong together. */
const TOGETHER = 4

export function coverageOf(
  asked: AskedQuestion,
  index: SentenceIndex,
  facts: ReadonlyMap<number, number>,
  book: (() => BookOfFacts) | undefined,
): (place: PlaceAsked) => number {
  const telling = tellingIn(asked, index)
  const isUnstated = lacksKind(asked, book?.())
  return (place) => {
    const share = shareHeld(place)
    const text = place.texts.join(' ')
    const isLacking =
      (isUnstated && share < 1) ||
      (asked.isKindOnly && !facts.has(place.at)) ||
      lacksName(asked.question, text) ||
      lacksStatement(place.at)
    return (
      share *
      (1 - WEIGHTS.apart * apart(asked, place)) *
      (asked.counting.isMet(place.texts) ? 1 : WEIGHTS.lacking) *
      (isLacking ? WEIGHTS.lacking : 1) *
      (asked.isOfOwnWork && isByOthers(place.unit) ? WEIGHTS.ofOthers : 1)
    )
  }

  function shareHeld({ at, texts }: PlaceAsked): number {
    const isFact = facts.has(at)
    const text = texts.join(' ')
    let all = 0
    let held = 0
    for (const word of asked.words) {
      const tells = telling(word)
      all += tells
      const isMet = (isFact && word.weighs === 'kind') || fulfils(word.asked, text)
      held += isMet || index.near(at, word.asked) ? tells : Math.min(tells, bestKin(at, word)) * WEIGHTS.byKin
    }
    return all === 0 ? 1 : held / all
  }

  /** "What do they recommend to the university?": a place without a recommendation, whatever it says about universities. */
  function lacksStatement(at: number): boolean {
    const [kind] = asked.kinds
    if (kind === undefined || !STATED.has(kind)) return false
    const names = asked.words.filter(({ weighs }) => weighs === 'kind').flatMap(({ stems }) => [...stems])
    return (
      ![-2, -1, 0, 1, 2].some((step) => facts.has(at + step)) && !names.some((name) => index.near(at, name))
    )
  }

  /** Rarity of the rarest synonym nearby: "test" proves little. */
  function bestKin(at: number, { kin }: AskedWord): number {
    return Math.max(0, ...kin.filter((one) => index.near(at, one)).map(index.rarityOf))
  }
}

function tellingIn({ words, counting }: AskedQuestion, index: SentenceIndex): (word: AskedWord) => number {
  const topics = words.filter(({ weighs }) => weighs === 'topic')
  const isPlain = counting.counted === null && topics.reduce((sum, word) => sum + ofTopic(word), 0) < TOPICAL
  return (word) => {
    if (word.weighs === 'kind') return WEIGHTS.ofKind
    if (word.weighs === 'topic') return ofTopic(word)
    return Math.min(isPlain ? WEIGHTS.lightAlone : WEIGHTS.light, index.rarityOf(word.asked))
  }

  function ofTopic({ asked, stems }: AskedWord): number {
    if (index.has(asked)) return index.rarityOf(asked)
    return [...stems].some(index.has) ? WEIGHTS.heardByKin : WEIGHTS.unheard * index.rarityOf(asked)
  }
}

/** A kind that is either stated or absent, and is nowhere in the book. */
function lacksKind({ kinds: [kind] }: AskedQuestion, book: BookOfFacts | undefined): boolean {
  if (kind === undefined || !STATED.has(kind) || book?.kind !== 'research') return false
  return !book.facts.some((fact) => fact.kind === kind)
}

/** The share of compounds that no single sentence, nor a heading above it, contains together. */
function apart({ compounds }: AskedQuestion, { texts, titles }: PlaceAsked): number {
  if (compounds.length === 0) return 0
  const held = [...texts, ...titles].map(contentStems)
  const isTogether = ([one, other]: readonly [string, string]) =>
    held.some((stems) =>
      stems.some(
        (word, at) =>
          word === one && stems.slice(Math.max(0, at - TOGETHER), at + TOGETHER + 1).includes(other),
      ),
    )
  return compounds.filter((two) => !isTogether(two)).length / compounds.length
}

const isByOthers = ({ role, text }: ReadSentence) => role === 'literature' || voiceOf(text, false).cites
