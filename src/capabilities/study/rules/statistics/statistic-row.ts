/** One number that was recomputed, or could not be: a row of the statistical summary. */
import type { StudyEvidence } from '../document/evidence.ts'

export type StatisticRow = {
  reports: string
  writes: string
  computes: string
  verdict: 'agrees' | 'look-again' | 'cannot-be-computed'
  /** The table it stands in, by its name. */
  table?: string
  /** Held against the most or the least it can be: that it lies within says nothing by itself. */
  isBound?: true
  /** The reason, if it is not obvious. */
  note?: string
  evidence: StudyEvidence
  /** The other place, where two were compared. */
  against?: StudyEvidence
}

/** The same result in the abstract and in the results is one row. */
export function withoutRepeats<Row extends StatisticRow>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>()
  return rows.filter(({ reports, writes }) => {
    const key = `${reports}\n${writes}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A side of a comparison may be words, 'figures of their own', which no sentence can say that the figures give. */
export const isFigure = (side: string): boolean => /\d/.test(side)
