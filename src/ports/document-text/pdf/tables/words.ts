/** The words of lines with their places: what the cells of a table are made of. */
import type { PageLine } from '../page-lines.ts'

export type Word = {
  text: string
  left: number
  right: number
  baseline: number
  top: number
  bottom: number
  size: number
  line: PageLine
}

export function wordsOf(line: PageLine): Word[] {
  const words: Word[] = []
  const { baseline, top, bottom, size } = line
  for (const { 0: text, index } of line.text.matchAll(/\S+/gu)) {
    const last = index + text.length - 1
    let left = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    for (let at = index; at <= last; at++) {
      left = Math.min(left, line.lefts[at]!)
      right = Math.max(right, line.rights[at]!)
    }
    words.push({ text, left, right, baseline, top, bottom, size, line })
  }
  return words.sort((one, other) => one.left - other.left)
}

/** Words of one line that belong together: no gap between them is wider than a space in justified type. */
export type Stretch = { words: Word[]; left: number; right: number; baseline: number; text: string }

export function stretchesOf(words: readonly Word[], widest: number): Stretch[] {
  const stretches: Stretch[] = []
  for (const word of words) {
    const last = stretches.at(-1)
    if (last && word.left - last.right < widest * word.size) {
      last.words.push(word)
      last.right = Math.max(last.right, word.right)
      last.text += ` ${word.text}`
    } else
      stretches.push({
        words: [word],
        left: word.left,
        right: word.right,
        baseline: word.baseline,
        text: word.text,
      })
  }
  return stretches
}
