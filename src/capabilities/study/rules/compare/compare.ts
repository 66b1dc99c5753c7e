/** The engine of comparisons: every comparator over one work, and what their coverage lets be said. */

import type { ReadDocument } from '../document/reading.ts'
import { type StatisticRow, withoutRepeats } from '../statistics/statistic-row.ts'
import { budgets } from './comparators/budgets.ts'
import { chiCounts } from './comparators/chi-counts.ts'
import { equalTables } from './comparators/equal-tables.ts'
import { linesTotal } from './comparators/lines-total.ts'
import { partWhole } from './comparators/part-whole.ts'
import { sampleChain } from './comparators/sample-chain.ts'
import { scaleMeans } from './comparators/scale-means.ts'
import { textTable } from './comparators/text-table.ts'
import { timetable } from './comparators/timetable.ts'
import type { Comparator, Comparison } from './comparison.ts'
import { placesOf } from './places.ts'

export const COMPARATORS: readonly Comparator[] = [
  linesTotal,
  textTable,
  sampleChain,
  partWhole,
  chiCounts,
  equalTables,
  budgets,
  timetable,
  scaleMeans,
]

export type Compared = { comparator: Comparator; comparison: Comparison }

export function compareAll(reading: ReadDocument, places = placesOf(reading)): Compared[] {
  return COMPARATORS.map((comparator) => ({ comparator, comparison: comparator.compare(places) }))
}

/** A row that another reader of the same line already told is told once. */
export function rowsOfComparisons(
  compared: readonly Compared[],
  told: readonly StatisticRow[],
): StatisticRow[] {
  const keyOf = ({ evidence, writes }: StatisticRow) => `${evidence.sentenceId}\n${evidence.quote}\n${writes}`
  const known = new Set(told.map(keyOf))
  return withoutRepeats(compared.flatMap(({ comparison }) => comparison.compared)).filter(
    (row) => !known.has(keyOf(row)),
  )
}

/** 'Read 38 of 41 intervals': in every sentence of this kind, in the same words. */
export const readOf = (read: number, of: number, one: string, many: string): string =>
  `Read ${read === of ? (of === 1 ? 'the one' : `all ${of}`) : `${read} of ${of}`} ${of === 1 ? one : many}`
