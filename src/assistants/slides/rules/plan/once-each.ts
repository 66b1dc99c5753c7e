import { plainWords } from '#kit/text/plain-words.ts'
import type { Point } from '../deck/deck.ts'

/** The same thought in an abstract and a conclusion is one line. */
export function onceEach(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const words = new Set(
      plainWords(point.text)
        .split(' ')
        .filter((word) => word.length > 3),
    )
    const isSaid = kept.some((one) => {
      const other = new Set(
        plainWords(one.text)
          .split(' ')
          .filter((word) => word.length > 3),
      )
      const both = [...words].filter((word) => other.has(word)).length
      return both / Math.max(1, Math.min(words.size, other.size)) > 0.7
    })
    if (!isSaid) kept.push(point)
  }
  return kept
}
