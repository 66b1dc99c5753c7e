/** Which word a misspelt one was meant to be: how near it is, how common, and how alike it sounds. */
export type Frequencies = {
  /** How often a word is used. */
  of(word: string): number
  /** Common words that begin with this letter, by length. */
  like(first: string, length: number): readonly string[]
}

const SHORTEST = 4
/** Below this no candidate is good enough; the best must be this much better than the next. */
const FLOOR = 0
const MARGIN = 0.6
const KNOWN = 50
const PER_EDIT = 4.5

export function bestSpelling(
  written: string,
  suggested: readonly string[],
  frequencies: Frequencies,
): string | undefined {
  const word = written.toLowerCase()
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isDerived(word, frequencies)) return undefined
  const most = word.length >= 6 ? 2 : 1
  const near = [-1, 0, 1, 2]
    .flatMap((more) => frequencies.like(word[0]!, word.length + more))
    .filter((other) => editsBetween(word, other, most) <= most)
  const scored = [...new Set([...suggested.filter((other) => /^[a-z]+$/.test(other)), ...near])]
    .map((other) => ({ other, score: score(word, other, frequencies) }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || best.score < FLOOR || (next && best.score - next.score < MARGIN)) return undefined
  return best.other
}

/** A dictionary has "loading" and not "loadings". */
const isDerived = (word: string, frequencies: Frequencies) => {
  const stem = word.replace(/(?:s|ly|ness|like|wise)$/, '')
  return stem !== word && stem.length >= SHORTEST && frequencies.of(stem) >= KNOWN
}

const score = (word: string, other: string, frequencies: Frequencies) =>
  Math.log(1.5 + frequencies.of(other)) -
  PER_EDIT * editsBetween(word, other, 4) -
  (other[0] === word[0] ? 0 : 4) +
  (sounds(other) === sounds(word) ? 3 : 0) +
  (other.at(-1) === word.at(-1) ? 1 : 0)

const sounds = (word: string) =>
  word
    .replaceAll('ph', 'f')
    .replace(/(.)\1/g, '$1')
    .replace(/ck|q/g, 'k')
    .replace(/[sz]|c(?=[eiy])/g, 'c')
    .replace(/[aeiouy]+/g, '')

/** Letters put in, left out, exchanged, or in the wrong order; more than `most` is told as one more. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row.at(-1)!
}
