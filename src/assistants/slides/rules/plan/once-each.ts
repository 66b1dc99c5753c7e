import { plainWords } from '#kit/text/plain-words.ts'
import type { Point } from '../deck/deck.ts'

const MOST_SHARED = 0.7
const longWords = (text: string): Set<string> =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => word.length > 3),
  )

/** The same thought in other places of a work, in nearly the same words. */
export function isSaid(text: string, texts: readonly string[]): boolean {
  const words = longWords(text)
  return texts.some((one) => {
    const other = longWords(one)
    const both = [...words].filter((word) => other.has(word)).length
    return both / Math.max(1, Math.min(words.size, other.size)) > MOST_SHARED
  })
}

/** The same thought in an abstract and a conclusion is one line. */
export function onceEach(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points)
    if (
      !isSaid(
        point.text,
        kept.map(({ text }) => text),
      )
    )
      kept.push(point)
  return kept
}
