/** One statement about a document, and the sentences it rests on. */
import { eachOnce, type StudyEvidence } from '#capabilities/study/index.ts'

export type Point = { text: string; evidence: StudyEvidence[] }

export const point = (text: string, ...evidence: (StudyEvidence | null | undefined)[]): Point => ({
  text,
  evidence: eachOnce(evidence.filter((one) => one !== null && one !== undefined)),
})

/** A section's maximum: readers stop after a dozen points. */
export const MOST_POINTS = 12

/** Duplicate sentences are kept once, whatever produced them. */
export function withoutRepeats(points: readonly Point[]): Point[] {
  const seen = new Set<string>()
  return points.filter(({ text }) => !seen.has(text) && seen.add(text))
}
