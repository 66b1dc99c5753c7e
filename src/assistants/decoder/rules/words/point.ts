/** One thing said about a document, and the sentences it rests on. */
import { type Evidence, eachOnce } from '#capabilities/study/rules/document/evidence.ts'

export type Point = { text: string; evidence: Evidence[] }

export const point = (text: string, ...evidence: (Evidence | null | undefined)[]): Point => ({
  text,
  evidence: eachOnce(evidence.filter((one) => one !== null && one !== undefined)),
})

/** What one section holds at most: past a dozen points nobody reads on. */
export const MOST_POINTS = 12

/** The same sentence said twice, by whatever way, is said once. */
export function withoutRepeats(points: readonly Point[]): Point[] {
  const seen = new Set<string>()
  return points.filter(({ text }) => !seen.has(text) && seen.add(text))
}
