/** How much of what is asked a passage holds, from 0 to 1: the rarer a word is here, the more it tells. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { ReadSentence } from '../document/reading.ts'
import type { BookOfFacts } from '../facts/book-of-facts.ts'
import { voiceOf } from '../facts/voice.ts'
import type { Asked, AskedWord } from './asked.ts'
import { fulfils, lacksName, STATED } from './question-kinds.ts'
import type { SentenceIndex } from './sentence-index.ts'

export type PlaceAsked = {
  at: number
  unit: ReadSentence
  /** Of the sentences round it, itself included. */
  texts: readonly string[]
  titles: readonly string[]
}

const OF_KIND = 0.5
/** A word that the document nowhere holds is what a question about something else is made of. */
const UNHEARD = 1.4
const HEARD_BY_KIN = 4.5
/** A light word, and one where hardly anything else is asked for. */
const LIGHT = 0.6
const LIGHT_ALONE = 2
const TOPICAL = 3
/** What another word for it proves. */
const BY_KIN = 0.64
/** Words that belong together and stand apart. */
const APART = 0.3
const TOGETHER = 4
/** What lacks the number, the name or the statement that was asked for is no answer, whatever words it shares. */
const LACKING = 0.5
/** What others did is no answer to what this work did. */
const OF_OTHERS = 0.6

export function coverageOf(
  asked: Asked,
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
      (isUnstated && share < 1) || (asked.isKindOnly && facts.size === 0) || lacksName(asked.question, text)
    return (
      share *
      (1 - APART * apart(asked, place)) *
      (asked.counting.isMet(place.texts) ? 1 : LACKING) *
      (isLacking ? LACKING : 1) *
      (asked.isOfOwnWork && isByOthers(place.unit) ? OF_OTHERS : 1)
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
      held += isMet || index.near(at, word.asked) ? tells : Math.min(tells, bestKin(at, word)) * BY_KIN
    }
    return all === 0 ? 1 : held / all
  }

  /** How telling the rarest of the other words is that stand there: "test" proves little. */
  function bestKin(at: number, { kin }: AskedWord): number {
    return Math.max(0, ...kin.filter((one) => index.near(at, one)).map(index.rarityOf))
  }
}

function tellingIn({ words, counting }: Asked, index: SentenceIndex): (word: AskedWord) => number {
  const topics = words.filter(({ weighs }) => weighs === 'topic')
  const isPlain = counting.counted === null && topics.reduce((sum, word) => sum + ofTopic(word), 0) < TOPICAL
  return (word) => {
    if (word.weighs === 'kind') return OF_KIND
    if (word.weighs === 'topic') return ofTopic(word)
    return Math.min(isPlain ? LIGHT_ALONE : LIGHT, index.rarityOf(word.asked))
  }

  function ofTopic({ asked, stems }: AskedWord): number {
    if (index.has(asked)) return index.rarityOf(asked)
    return [...stems].some(index.has) ? HEARD_BY_KIN : UNHEARD * index.rarityOf(asked)
  }
}

/** What is either stated or not there at all, and is nowhere in the book. */
function lacksKind({ kinds: [kind] }: Asked, book: BookOfFacts | undefined): boolean {
  if (kind === undefined || !STATED.has(kind) || book?.kind !== 'research') return false
  return !book.facts.some((fact) => fact.kind === kind)
}

/** The share of compounds that no one sentence, nor a heading over it, holds as one. */
function apart({ compounds }: Asked, { texts, titles }: PlaceAsked): number {
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
