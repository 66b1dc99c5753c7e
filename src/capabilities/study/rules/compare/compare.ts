/** The engine of comparisons: every comparator over one work, and what their coverage lets be said. */

import type { StudyEvidence } from '../document/evidence.ts'
import { isEnglish } from '../document/reading.ts'
import { type StatisticRow, withoutRepeats } from '../statistics/statistic-row.ts'
import { abstractNumbers } from './comparators/abstract-numbers.ts'
import { announcedAnalyses } from './comparators/announced-analyses.ts'
import { questionsMet } from './comparators/chain.ts'
import { changes } from './comparators/changes.ts'
import { equalTables } from './comparators/equal-tables.ts'
import { highest } from './comparators/highest.ts'
import { instruments } from './comparators/instruments.ts'
import { linesTotal } from './comparators/lines-total.ts'
import { partWhole } from './comparators/part-whole.ts'
import { rates } from './comparators/rates.ts'
import { readings } from './comparators/readings.ts'
import { RECOMPUTED } from './comparators/recomputed.ts'
import { sampleFormula } from './comparators/sample-formula.ts'
import { sampleNamed } from './comparators/sample-named.ts'
import { scaleMeans } from './comparators/scale-means.ts'
import { shares } from './comparators/shares.ts'
import { significance } from './comparators/significance.ts'
import { tablesAgree } from './comparators/tables-agree.ts'
import { textTable } from './comparators/text-table.ts'
import { toldTwice } from './comparators/told-twice.ts'
import { unwritten } from './comparators/unwritten.ts'
import { type Comparator, type Comparison, comparisonOf } from './comparison.ts'
import type { Places } from './places.ts'

export const COMPARATORS: readonly Comparator[] = [
  ...RECOMPUTED,
  linesTotal,
  textTable,
  highest,
  partWhole,
  equalTables,
  tablesAgree,
  scaleMeans,
  shares,
  rates,
  changes,
  sampleFormula,
  sampleNamed,
  readings,
  significance,
  toldTwice,
  instruments,
  abstractNumbers,
  questionsMet,
  announcedAnalyses,
  unwritten,
]

export type Compared = { comparator: Comparator; comparison: Comparison }

export const compareAll = (places: Places): Compared[] =>
  COMPARATORS.map((comparator) => ({
    comparator,
    comparison:
      comparator.inEnglish && !isEnglish(places.reading) ? comparisonOf([]) : comparator.compare(places),
  }))

/** What another comparator told of the same line already is told once; of what agrees, what somebody can use. */
export function rowsOfComparisons(compared: readonly Compared[]): StatisticRow[] {
  const told = new Set<string>()
  const accused = accusedIn(compared)
  const keyOf = ({ evidence, writes }: StatisticRow) => `${evidence.sentenceId}\n${evidence.quote}\n${writes}`
  return withoutRepeats(
    compared.flatMap(({ comparator, comparison }) => {
      if (comparator.ofText) return []
      const isUsed = ({ verdict, isBound }: StatisticRow) =>
        verdict !== 'agrees' || (comparator.agreeing !== undefined && !isBound)
      const rows = comparison.rows.filter((row) => isUsed(row) && !told.has(keyOf(row)) && !accused(row))
      for (const row of rows) told.add(keyOf(row))
      return placesInOneRow(rows, comparator)
    }),
  )
}

/** More right lines of one place than this are one row. */
const MOST_APART = 6
const MOST_NAMED = 4

/** A table whose thirty percentages follow from their counts is one thing to know, and not thirty. */
function placesInOneRow(rows: readonly StatisticRow[], { agreeing, one, many }: Comparator): StatisticRow[] {
  const most = agreeing === 'together' ? 1 : MOST_APART
  const byPlace = Map.groupBy(
    rows.filter(({ verdict }) => verdict === 'agrees'),
    ({ evidence }) => evidence.sentenceId,
  )
  return rows.flatMap((row) => {
    const together = row.verdict === 'agrees' ? byPlace.get(row.evidence.sentenceId)! : []
    if (together.length <= most) return [row]
    if (row !== together[0]) return []
    const { evidence, table } = row
    const notes = Map.groupBy(
      together.flatMap(({ note }) => note ?? []),
      (note) => note,
    )
    return [
      {
        reports: `${table ? `${table}: ` : ''}${together.length} ${together.length === 1 ? one : many}`,
        writes: firstOf(together.map(({ writes }) => writes)),
        computes: firstOf(together.map(({ computes }) => computes)),
        verdict: 'agrees',
        ...(notes.size > 0
          ? { note: [...notes.values()].map((of) => countedNote(of, together.length)).join(' ') }
          : {}),
        evidence,
      },
    ]
  })
}

const countedNote = (of: readonly string[], all: number): string =>
  of.length === all ? of[0]! : `${of[0]!.replace(/\.$/, '')} (in ${of.length} of ${all}).`

const firstOf = (figures: readonly string[]): string =>
  figures.length <= MOST_NAMED
    ? figures.join(', ')
    : `${figures.slice(0, MOST_NAMED).join(', ')} and ${figures.length - MOST_NAMED} more`

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
