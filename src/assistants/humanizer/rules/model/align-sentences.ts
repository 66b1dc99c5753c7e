/** Aligns a rewriting's sentences with the original's: in order, one or two to one or two. */
import { inCommon, wordBeginnings } from './words-in-common.ts'

export type Pairing = { given: [from: number, to: number]; written: [from: number, to: number] }

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0
  return (2 * inCommon(one, other)) / (one.size + other.size)
}

const MOST_PAIRS = 10_000

/** A move that takes so many of each; an unmatched sentence costs its share. */
const MOVES: readonly [given: number, written: number, cost: number][] = [
  [1, 1, 0],
  [1, 2, 0.05],
  [2, 1, 0.05],
  [2, 2, 0.15],
  [1, 0, 0.6],
  [0, 1, 0.6],
]

export function alignSentences(given: readonly string[], written: readonly string[]): Pairing[] {
  // Pieces are short; what has this many sentences is a list of letters.
  if (given.length * written.length > MOST_PAIRS)
    return [{ given: [0, given.length], written: [0, written.length] }]
  const givenStems = given.map(wordBeginnings)
  const writtenStems = written.map(wordBeginnings)
  const together = (sets: readonly ReadonlySet<string>[], from: number, to: number) =>
    new Set(sets.slice(from, to).flatMap((set) => [...set]))
  const best: { cost: number; move: number }[][] = []
  for (let i = 0; i <= given.length; i += 1) {
    best.push([])
    for (let j = 0; j <= written.length; j += 1) {
      let cell = { cost: i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY, move: -1 }
      for (const [move, [g, w, price]] of MOVES.entries()) {
        const before = i >= g && j >= w ? best[i - g]?.[j - w] : undefined
        if (!before || (g === 0 && w === 0)) continue
        const unlike =
          g && w ? 1 - likeness(together(givenStems, i - g, i), together(writtenStems, j - w, j)) : 0
        const cost = before.cost + price + unlike * Math.max(g, w)
        if (cost < cell.cost) cell = { cost, move }
      }
      best[i]!.push(cell)
    }
  }
  const pairs: Pairing[] = []
  let [i, j] = [given.length, written.length]
  while (i > 0 || j > 0) {
    const [g, w] = MOVES[best[i]![j]!.move]!
    pairs.unshift({ given: [i - g, i], written: [j - w, j] })
    i -= g
    j -= w
  }
  return pairs
}
