/** The engine of comparisons: every comparator over one work, and what their coverage lets be said. */

import type { StudyEvidence } from '../document/evidence.ts'
import { isEnglish } from '../document/reading.ts'
import { type StatisticRow, withoutRepeats } from '../statistics/statistic-row.ts'
import { abstractNumbers } from './comparators/abstract-numbers.ts'
import { announcedAnalyses, countedLists } from './comparators/announced/announced.ts'
import { budgets } from './comparators/budgets.ts'
import { hypothesesDecided, questionsMet } from './comparators/chain.ts'
import { changes } from './comparators/changes.ts'
import { chiCounts } from './comparators/chi-counts.ts'
import { equalTables } from './comparators/equal-tables.ts'
import { highest } from './comparators/highest.ts'
import { instruments } from './comparators/instruments.ts'
import { linesTotal } from './comparators/lines-total.ts'
import { nestedModels, vanishingEffects } from './comparators/nested-models.ts'
import { partWhole } from './comparators/part-whole.ts'
import { rates } from './comparators/rates.ts'
import { readings } from './comparators/readings.ts'
import { RECOMPUTED } from './comparators/recomputed.ts'
import { conclusionsRest, relationsTested } from './comparators/rests-on.ts'
import { sampleChain } from './comparators/sample-chain.ts'
import { sampleFormula } from './comparators/sample-formula.ts'
import { sampleNamed } from './comparators/sample-named.ts'
import { scaleMeans } from './comparators/scale-means.ts'
import { shares } from './comparators/shares.ts'
import { significance } from './comparators/significance.ts'
import { tablesAgree } from './comparators/tables-agree.ts'
import { textTable } from './comparators/text-table.ts'
import { timetable } from './comparators/timetable.ts'
import { toldTwice } from './comparators/told/told-twice.ts'
import { unwritten } from './comparators/unwritten.ts'
import { type Comparator, type Comparison, comparisonOf } from './comparison.ts'
import type { Places } from './places.ts'

export const COMPARATORS: readonly Comparator[] = [
  ...RECOMPUTED,
  linesTotal,
  textTable,
  highest,
  sampleChain,
  partWhole,
  chiCounts,
  equalTables,
  tablesAgree,
  budgets,
  timetable,
  scaleMeans,
  shares,
  rates,
  changes,
  sampleFormula,
  sampleNamed,
  readings,
  significance,
  nestedModels,
  vanishingEffects,
  toldTwice,
  instruments,
  abstractNumbers,
  conclusionsRest,
  relationsTested,
  questionsMet,
  hypothesesDecided,
  announcedAnalyses,
  countedLists,
  unwritten,
]

export type Compared = { comparator: Comparator; comparison: Comparison }

export const compareAll = (places: Places): Compared[] =>
  COMPARATORS.map((comparator) => ({
    comparator,
    comparison:
      comparator.inEnglish && !isEnglish(places.reading) ? comparisonOf([]) : comparator.compare(places),
  }))

/** What another comparator told of the same line already is told once. */
export function rowsOfComparisons(compared: readonly Compared[]): StatisticRow[] {
  const told = new Set<string>()
  const accused = accusedIn(compared)
  const keyOf = ({ evidence, writes }: StatisticRow) => `${evidence.sentenceId}\n${evidence.quote}\n${writes}`
  return withoutRepeats(
    compared.flatMap(({ comparator, comparison }) => {
      if (comparator.ofText) return []
      const rows = comparison.rows.filter((row) => !told.has(keyOf(row)) && !accused(row))
      for (const row of rows) told.add(keyOf(row))
      return rows
    }),
  )
}

/** No tick for what repeats a line that another comparison doubts, nor for lines of a table copied from another. */
function accusedIn(compared: readonly Compared[]): (row: StatisticRow) => boolean {
  const lineOf = ({ sentenceId, quote }: StudyEvidence) => `${sentenceId}\n${quote}`
  const lines = new Set<string>()
  const copies = new Set<string>()
  for (const { comparator, comparison } of compared)
    for (const { evidence } of comparator.ofText ? [] : comparison.disagreements) {
      lines.add(lineOf(evidence))
      if (comparator === equalTables) copies.add(evidence.sentenceId)
    }
  return ({ verdict, evidence, against }) =>
    verdict === 'agrees' &&
    (copies.has(evidence.sentenceId) ||
      (against !== undefined && (lines.has(lineOf(against)) || copies.has(against.sentenceId))))
}

/** 'Read 38 of 41 intervals', in every sentence of this kind; “all” is said of none: there may be one that nobody saw. */
export const readOf = (read: number, of: number, one: string, many: string): string =>
  `Read ${read === of ? read : `${read} of ${of}`} ${of === 1 ? one : many}`
