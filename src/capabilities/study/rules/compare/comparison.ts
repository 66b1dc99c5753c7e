/**
 * Two places of one work held against each other. A comparator says what it compared, what disagrees, and how much of
 * what there was it could read; what it could not read, it never calls right.
 */

import type { StudyEvidence } from '../document/evidence.ts'
import type { StatisticRow } from '../statistics/statistic-row.ts'
import type { Places } from './places.ts'

/** `read` of all the pairs of places there were; where the others stand. */
export type Coverage = { read: number; of: number; unread: StudyEvidence[] }

export type Comparison = {
  /** Every pair that was compared, those that disagree among them. */
  compared: StatisticRow[]
  disagreements: StatisticRow[]
  coverage: Coverage
}

/** Revisions of a document are compared by these names, so none is ever renamed. */
export type ComparisonId =
  | 'numbers.budgets'
  | 'numbers.chi-counts'
  | 'numbers.equal-tables'
  | 'numbers.part-whole'
  | 'numbers.sample-chain'
  | 'numbers.scale'
  | 'numbers.text-table'
  | 'numbers.timetable'
  | 'numbers.totals'

export type Comparator = {
  about: { id: ComparisonId; area: 'data' | 'statistics' | 'methodology'; label: string; weight: 1 | 2 | 3 }
  /** What is compared, for 'read 12 of 14 totals'. */
  one: string
  many: string
  /** 'is the sum of its lines' and 'are the sums of their lines'. */
  holds: string
  hold: string
  /** Said where nothing of the kind stands in the text. */
  none: string
  advice: string
  /** What an examiner will say of a disagreement. */
  consequence: string
  /** The share of what there was that must be read before it is called right. */
  least: number
  compare: (places: Places) => Comparison
}

/** The pairs that were read, among all there were. */
export function comparisonOf(
  compared: readonly StatisticRow[],
  unread: readonly StudyEvidence[] = [],
): Comparison {
  const read = compared.filter(({ verdict }) => verdict !== 'cannot-be-computed')
  return {
    compared: read,
    disagreements: read.filter(({ verdict }) => verdict === 'look-again'),
    coverage: { read: read.length, of: read.length + unread.length, unread: [...unread] },
  }
}
