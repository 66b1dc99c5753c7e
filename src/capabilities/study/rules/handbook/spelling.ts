/** Words as they are typed, and the words they stand for: by letters, by sound, run together or pulled apart. */
import { wordsOf } from '#kit/text/content-stems.ts'
import { stem } from '#kit/text/stem.ts'
import { STOP_WORDS } from '#kit/text/stop-words.ts'

/** At most this many letters may differ. */
const slips = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0)

export function nearestWord(
  word: string,
  vocabulary: ReadonlySet<string>,
  most = slips(word),
): string | undefined {
  let best: string | undefined
  let least = most + 1
  const once = onceEach(word)
  for (const known of vocabulary) {
    if (known[0] !== word[0] || known.length < 4) continue
    if (onceEach(known) === once) return known
    if (Math.abs(known.length - word.length) > most) continue
    const apart = lettersApart(word, known, least)
    if (apart < least) {
      least = apart
      best = known
    }
  }
  return best
}

/** "gant" for Gantt, "reccomend" for recommend. */
const onceEach = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')

/** What is heard of it: "sprvisor" and supervisor, "metodology" and methodology are one. */
const soundOf = (word: string): string =>
  onceEach(
    word
      .replace(/ph/g, 'f')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/[cq]/g, 'k')
      .replace(/x/g, 'ks')
      .replace(/z/g, 's')
      .replace(/(?<=.)[aeiouyhw]/g, ''),
  )
const SOUNDS_ENOUGH = 4

/** Letters to add, leave out, change, or swap with the next; `enough` ends the count. */
function lettersApart(one: string, other: string, enough: number): number {
  let earlier: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      let cost = Math.min(above[at]! + 1, line[at - 1]! + 1, above[at - 1]! + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, earlier[at - 2]! + 1)
      line.push(cost)
    }
    if (Math.min(...line) >= enough) return enough
    earlier = above
    above = line
  }
  return above[other.length]!
}

/** Mends a text word by word, to the words of these texts. */
export function openSpelling(texts: readonly string[]): (text: string) => string {
  const words = new Set(texts.flatMap(wordsOf).flatMap((word) => [word, ...word.split(/['’-]/)]))
  const stems = new Set([...words].map(stem))
  const bySound = new Map<string, string[]>()
  for (const word of words) {
    const sound = soundOf(word)
    if (sound.length >= SOUNDS_ENOUGH) bySound.set(sound, [...(bySound.get(sound) ?? []), word])
  }
  const isKnown = (word: string) => STOP_WORDS.has(word) || words.has(word) || stems.has(stem(word))
  const inTwo = (word: string) => {
    for (let at = 1; at < word.length - 2; at++) {
      const [one, other] = [word.slice(0, at), word.slice(at)]
      if ((at > 3 || /^[ptrf]$/.test(one)) && other.length > 3 && words.has(one) && words.has(other))
        return `${one} ${other}`
    }
    return undefined
  }
  const mendedWord = (word: string) => {
    // "samplin"
    const whole = word.endsWith('in') && isKnown(`${word}g`) ? `${word}g` : undefined
    const alike = bySound.get(soundOf(word)) ?? []
    return (
      whole ??
      nearestWord(word, words, Math.min(1, slips(word))) ??
      inTwo(word) ??
      alike.toSorted((a, b) => lettersApart(word, a, 9) - lettersApart(word, b, 9))[0] ??
      nearestWord(word, words) ??
      word
    )
  }
  const mended = (word: string) => (word.length < 4 || isKnown(word) ? word : mendedWord(word))
  return (text) =>
    text
      // "frame work", "data base"
      .replace(/\b(\p{L}{4,}) (\p{L}{4,})\b/gu, (both, one: string, other: string) =>
        words.has(`${one}${other}`.toLowerCase()) ? `${one}${other}` : both,
      )
      .replace(/\p{L}+/gu, (word) => mended(word.toLowerCase()))
}
