/** Whether a text is a sentence with words left out, in their order, and what was left out of it. */

type WordAt = {
  word: string
  /** Nothing but a space stands before it. */
  follows: boolean
  /** In brackets: what is left out with them turns nothing round. */
  isAside: boolean
}

const TOKEN = /\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)*|[%$£€°]/gu
function wordsAndSigns(text: string): WordAt[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/per ?cent(?!\p{L})/gu, '%')
  let end = 0
  let open = 0
  return [...plain.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const between = plain.slice(end, index)
    for (const sign of between.match(/[([\])]/g) ?? [])
      open = Math.max(0, open + (/[([]/.test(sign) ? 1 : -1))
    end = index + found.length
    const word = /^\d/.test(found) ? found.replace(/,(?=\d{3})/g, '') : found
    return { word, follows: /^\s*$/.test(between), isAside: open > 0 }
  })
}

/** Read by every check of a deck that is mended some forty times. */
const read = new Map<string, readonly WordAt[]>()
const MOST_READ = 5_000
function tokens(text: string): readonly WordAt[] {
  const known = read.get(text)
  if (known) return known
  if (read.size >= MOST_READ) read.clear()
  const found = wordsAndSigns(text)
  read.set(text, found)
  return found
}

export const plainTokens = (text: string): string[] => tokens(text).map(({ word }) => word)

/** The places in the sentence of the words that a text has of it; undefined where it has others, or in another order. */
function placesIn(words: readonly string[], said: readonly WordAt[]): number[] | undefined {
  const found: number[] = []
  for (const [at, { word }] of said.entries()) if (words[found.length] === word) found.push(at)
  if (found.length < words.length || words.length === 0) return undefined
  // From the end back: the shortest stretch of the sentence that has them all.
  let left = words.length - 1
  for (let at = found.at(-1)!; at >= 0 && left >= 0; at -= 1)
    if (said[at]!.word === words[left]) {
      found[left] = at
      left -= 1
    }
  return found
}

export const isCutOf = (text: string, quote: string): boolean =>
  placesIn(plainTokens(text), tokens(quote)) !== undefined

/** Without the speaker, who says "my" and "I" where the work says "the" and "the researcher". */
export const isSpokenOf = (text: string, quote: string): boolean =>
  placesIn(
    plainTokens(text).filter((word) => !/^(?:my|i|the|this)$/.test(word)),
    tokens(quote),
  ) !== undefined

/** A word that turns what follows round, or holds it back. */
const TURNS =
  /^(?:not|no|never|neither|nor|none|without|cannot|hardly|scarcely|rarely|seldom|barely|only|less|fewer|least|may|might|could|some|half|nearly|almost|partly|sometimes|\p{L}+n't)$/u

export const turnsIn = (text: string): string[] => plainTokens(text).filter((word) => TURNS.test(word))

/** A denial, a restriction or the unit of a figure that stood between the words of the text, or just before them. */
export function isTurned(text: string, quote: string): boolean {
  const said = tokens(quote)
  const words = plainTokens(text)
  const places = placesIn(words, said)
  if (!places) return false
  const kept = new Set(places)
  const [first] = places
  const isBefore = first! > 0 && said[first!]!.follows && TURNS.test(said[first! - 1]!.word)
  const isBetween = said.some(
    ({ word, isAside }, at) =>
      at > first! && at < places.at(-1)! && !kept.has(at) && !isAside && TURNS.test(word),
  )
  return isBefore || isBetween || places.some((at) => isFigureWithoutUnit(said, at, kept))
}

const UNIT =
  /^(?:%|[$£€°]|[kmcµ]?[glm]|km|cm|mm|kg|mg|ml|ha|hectares?|tonnes?|litres?|liters?|kwacha|zmw|usd|dollars?)$/u
/** "47.5 of the traders", of 47.5%. */
const isFigureWithoutUnit = (said: readonly WordAt[], at: number, kept: ReadonlySet<number>): boolean => {
  const next = said[at + 1]
  return /^\d/.test(said[at]!.word) && next?.follows === true && UNIT.test(next.word) && !kept.has(at + 1)
}
