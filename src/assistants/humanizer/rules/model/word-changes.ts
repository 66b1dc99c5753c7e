/** The differences between two wordings, word by word, as changes to the first. */
import { commonLengths } from '#kit/text/common-lengths.ts'
import type { Change } from '../text/change.ts'

/** The comparison keeps a figure for each pair of words. */
const MOST_COMPARED = 9_000_000

type WordPiece = { text: string; from: number }
const PIECES = /[\p{L}\p{N}]+(?:[’'.,:/-][\p{L}\p{N}]+)*|\s+|[^\s\p{L}\p{N}]/gu

const cut = (text: string): WordPiece[] =>
  [...text.matchAll(PIECES)].map(({ 0: piece, index }) => ({ text: piece, from: index }))

export function wordChanges(before: string, after: string): Change[] {
  const [one, other] = [cut(before), cut(after)]
  if (one.length * other.length > MOST_COMPARED)
    return [{ from: 0, to: before.length, text: after, rule: 'model', kind: 'model' }]
  const common = commonLengths(one, other, (a, b) => a.text === b.text)
  const changes: Change[] = []
  const at = (pieces: readonly WordPiece[], i: number, text: string) => pieces[i]?.from ?? text.length
  const differ = (i: number, j: number, toI: number, toJ: number) => {
    const [from, to] = [at(one, i, before), at(one, toI, before)]
    const text = after.slice(at(other, j, after), at(other, toJ, after))
    const last = changes.at(-1)
    // Two differences separated by one space or one small word are merged.
    if (last && /^\s*(?:\S{1,3}\s+)?$/.test(before.slice(last.to, from))) {
      last.text += before.slice(last.to, from) + text
      last.to = to
    } else changes.push({ from, to, text, rule: 'model', kind: 'model' })
  }
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [startI, startJ] = [i, j]
    while ((i < one.length || j < other.length) && one[i]?.text !== other[j]?.text) {
      if (j >= other.length || (i < one.length && common(i + 1, j) >= common(i, j + 1))) i += 1
      else j += 1
    }
    if (i > startI || j > startJ) differ(startI, startJ, i, j)
    while (i < one.length && j < other.length && one[i]!.text === other[j]!.text) {
      i += 1
      j += 1
    }
  }
  return changes
}
