/** Whether a paragraph reads as machine-written. Good prose has an occasional mark, and is left alone. */
import type { RewriteStrength } from '../../spec.ts'
import type { Mark } from './mark.ts'

const PER = 1_000
/** The required total weight, and weight per thousand words. */
const NEEDED: Record<RewriteStrength, { weight: number; density: number }> = {
  medium: { weight: 1.5, density: 12 },
  strong: { weight: 0.5, density: 4 },
}
/** In a text this full of marks every paragraph is rewritten. */
const FULL = 30

export type MarkWeight = { weight: number; words: number }

/** A recurring word may be the author's own: it counts half after the first time. */
export function evidenceOf(marks: readonly Mark[], words: number): MarkWeight {
  const seen = new Set<string>()
  let weight = 0
  for (const mark of marks) {
    weight += seen.has(mark.rule) ? mark.weight / 2 : mark.weight
    seen.add(mark.rule)
  }
  return { weight, words }
}

const density = ({ weight, words }: MarkWeight) => (weight / Math.max(1, words)) * PER

export function isActedOn(paragraph: MarkWeight, whole: MarkWeight, strength: RewriteStrength): boolean {
  const needed = NEEDED[strength]
  if (paragraph.weight >= needed.weight && density(paragraph) >= needed.density) return true
  return paragraph.weight > 0 && whole.weight >= 2 * needed.weight && density(whole) >= FULL
}
