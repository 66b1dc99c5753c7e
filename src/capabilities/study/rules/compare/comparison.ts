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
  /** Rows for the summary of figures: those that could not be computed too. */
  rows: StatisticRow[]
  coverage: Coverage
}

/** Revisions of a document are compared by these names, so none is ever renamed. */
export type ComparisonId =
  | 'abstract-numbers'
  | 'unwritten-parts'
  | 'numbers.arithmetic'
  | 'numbers.changes'
  | 'numbers.coefficients'
  | 'numbers.equal-tables'
  | 'numbers.highest'
  | 'numbers.instruments'
  | 'numbers.intervals'
  | 'numbers.means'
  | 'numbers.p-follows'
  | 'numbers.part-whole'
  | 'numbers.percentages'
  | 'numbers.possible'
  | 'numbers.rates'
  | 'numbers.readings'
  | 'numbers.sample-agreement'
  | 'numbers.sample-formula'
  | 'numbers.scale'
  | 'numbers.tables-agree'
  | 'numbers.text-table'
  | 'numbers.announced'
  | 'numbers.questions-objectives'
  | 'numbers.significance'
  | 'numbers.told-twice'
  | 'numbers.totals'

export type Comparator = {
  about: {
    id: ComparisonId
    area: 'data' | 'statistics' | 'methodology' | 'interpretation'
    label: string
    weight: 1 | 2 | 3
  }
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
  /** Nobody can know how much of this there is: it finds what differs, and never calls the rest right. */
  isOpen?: true
  /**
   * How what agrees is told in the summary of figures: line by line, or a table in one row. Of what nobody doubted, a sum
   * that comes out or a part within its whole, the check's count tells enough.
   */
  agreeing?: 'each' | 'together'
  /** Holds what is said against what is said: none of its rows is a figure computed again. */
  ofText?: true
  /** What an examiner asks instead, where words are held against words and others may say the same. */
  openly?: { asks: string; easier: string }
  /** What is told of all that disagree, where one of them is not enough. */
  differ?: (rows: readonly StatisticRow[]) => string
  /** Looks for words, and words are known in English only. */
  inEnglish?: true
  compare: (places: Places) => Comparison
}

/** The pairs that were read, among all there were: `printed` where that is known by another count. */
export function comparisonOf(
  rows: readonly StatisticRow[],
  unread: readonly StudyEvidence[] = [],
  printed = 0,
): Comparison {
  const read = rows.filter(({ verdict }) => verdict !== 'cannot-be-computed')
  return {
    compared: read,
    disagreements: read.filter(({ verdict }) => verdict === 'look-again'),
    rows: [...rows],
    coverage: {
      read: read.length,
      of: Math.max(read.length + unread.length, rows.length, printed),
      unread: [...unread],
    },
  }
}
