/**
 * Two places of one work held against each other. A comparator says what it compared, what disagrees, and how much of
 * what there was it could read; what it could not read, it never calls right.
 */

import type { NumberCheckId } from '../checks/check-ids.ts'
import type { About } from '../checks/outcomes.ts'
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

export type Comparator = {
  about: About<NumberCheckId>
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
