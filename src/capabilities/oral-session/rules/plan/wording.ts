/** Chooses one of several questions for a sentence: first by the sentence, then at random, seeded by the work. */
import type { Ask, KindOfQuestion } from './asks/ask.ts'
import type { ThisWork } from './this-work.ts'

/** The same work draws the same; two works seldom do. */
export type Hand = <Item>(items: readonly Item[], salt: string) => Item | undefined

export function handOf(work: string): Hand {
  return (items, salt) => {
    let hash = 2_166_136_261
    for (const letter of `${work} ${salt}`) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619)
    // The low bits of such a hash hardly differ for short lists.
    const mixed = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
    return items[((mixed ^ (mixed >>> 13)) >>> 0) % Math.max(1, items.length)]
  }
}

/** The wording for one plan: a question for each sentence, none used twice. */
export type Wordings = (kind: KindOfQuestion, sentence: { id: string; quote: string }) => string | undefined

const MOST_OF_A_NAME = 3
const NAMES = ['people', 'place', 'topic'] as const

export function wordingsFor(
  work: ThisWork,
  { isPlanned, hand }: { isPlanned: boolean; hand: Hand },
): Wordings {
  const asked = new Set<string>()
  const named = { people: 0, place: 0, topic: 0 }
  const canSay = (words: string) =>
    !asked.has(words) &&
    NAMES.every((name) => !words.includes(`{${name}}`) || (work[name] && named[name] < MOST_OF_A_NAME))
  return (kind, { id, quote }) => {
    const toCome = isToCome(isPlanned, quote)
    const open = kind.asks.flatMap((ask) => {
      const words = toCome ? ask.planned : ask.done
      return words && canSay(words) && !ask.unless?.test(quote) ? [{ ...ask, words }] : []
    })
    const called = open.filter(({ when }) => when?.test(quote))
    const chosen = hand(called.length > 0 ? called : open.filter(({ when }) => !when), id)
    if (!chosen) return undefined
    asked.add(chosen.words)
    for (const name of NAMES) if (chosen.words.includes(`{${name}}`)) named[name] += 1
    return filledQuestion(chosen, quote, work)
  }
}

/** A plan describes completed steps in the past tense. */
const DONE = /\b(?:was|were)\b/i
const TO_COME = /\b(?:will|shall|would|going to|is to be|are to be)\b/i

/** Nouns naming a thing have a plural; an acronym names a kind of network. */
function inPlural(name: string): string {
  if (/^(?:LSTM|RNN|CNN)$/i.test(name)) return `${name.toUpperCase()} networks`
  return /(?:forest|network|tree|machine|model)$/i.test(name) ? `${name}s` : name
}

export const isToCome = (isPlanned: boolean, quote: string): boolean =>
  isPlanned && !(DONE.test(quote) && !TO_COME.test(quote))

function filledQuestion({ when, words }: Ask & { words: string }, quote: string, work: ThisWork): string {
  const caught = when?.exec(quote)
  const it = caught ? (caught.slice(1).find(Boolean) ?? caught[0]) : ''
  // At the beginning of a sentence a word is large only for its place.
  const isFirst = caught && /(?:^|[:;]\s)$/.test(quote.slice(0, caught.index))
  const inside = isFirst ? it.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : it
  const small = it.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => word.toLowerCase())
  const many = inPlural(small)
  const said = words
    .replaceAll('{it}', inside)
    .replaceAll('{many}', many)
    .replace(/\{(people|place|topic)\}/g, (_, name: keyof ThisWork) => work[name] ?? '')
  return said[0]!.toUpperCase() + said.slice(1)
}
