/** Recomputes every table of statistical software. */
import type { NumberTable } from '../checks/numbers/number-tables.ts'
import type { StatisticRow } from '../checks/numbers/statistic-row.ts'
import type { ReadSentence } from '../document/reading.ts'
import { findChiRows } from './chi-square.ts'
import { findClassRows } from './class-metrics.ts'
import { findClassReadRows } from './class-metrics-read.ts'
import { findCoefficientRows } from './coefficients.ts'
import { findColumnRelations } from './column-relations.ts'
import { findColumnSums } from './column-sums.ts'
import { findCorrelationRows } from './correlations.ts'
import { findCrosstabRows } from './crosstabs.ts'
import { findDescriptiveRows, type Scale } from './descriptives-table.ts'
import { findFitRows } from './fit-lines.ts'
import { findFrequencyRows } from './frequencies.ts'
import { findSummaryRows, freedomFrom } from './models.ts'
import { findNormalityRows } from './normality.ts'
import { findSplitRows } from './split-coefficients.ts'
import { findStarredCorrelations, findStarredRows } from './starred.ts'
import { findStarredIntervals } from './starred-intervals.ts'
import { findTTestRows } from './t-tests.ts'
import type { TextTable } from './text-tables.ts'
import { findUnusualObservations } from './unusual-observations.ts'
import { findVarianceRows } from './variance.ts'

export type TableRows = {
  /** p values computed from a statistic of the same row. */
  tests: StatisticRow[]
  coefficients: StatisticRow[]
  shares: StatisticRow[]
  sums: StatisticRow[]
  means: StatisticRow[]
  derived: StatisticRow[]
}

const isTest = ({ writes }: StatisticRow) => writes.startsWith('p ')
const isSum = ({ writes }: StatisticRow) => /^(?:total|df total|SS total) = /.test(writes)
const isShare = ({ writes }: StatisticRow) => writes.endsWith('%')

const nameOf = ({ writes }: StatisticRow) =>
  writes
    .split(' = ')[0]!
    .replace(/[\d.,%-]+/g, '')
    .trim()
const isAlarm = ({ verdict }: StatisticRow) => verdict === 'look-again'

function grouped(
  rows: readonly StatisticRow[],
  keyOf: (row: StatisticRow) => string,
): Map<string, StatisticRow[]> {
  const groups = new Map<string, StatisticRow[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/**
 * If most numbers of one kind in a table, or all of a row, seem wrong, the table was misread. A typing error happens
 * once.
 */
export function onlyCertain(rows: readonly StatisticRow[]): StatisticRow[] {
  const byKind = grouped(rows, (row) => `${row.evidence.sentenceId} ${nameOf(row)}`)
  const byRow = grouped(rows, (row) => `${row.evidence.sentenceId} ${row.evidence.quote}`)
  return rows.filter((row) => {
    const kind = byKind.get(`${row.evidence.sentenceId} ${nameOf(row)}`)!
    const line = byRow.get(`${row.evidence.sentenceId} ${row.evidence.quote}`)!
    const isMisread = kind.length >= 3 && 2 * kind.filter(isAlarm).length > kind.length
    return !isAlarm(row) || !(isMisread || (line.length >= 3 && line.every(isAlarm)))
  })
}

export function findTableRows(
  own: readonly NumberTable[],
  asText: readonly TextTable[],
  scale: Scale | null,
  sentences: readonly ReadSentence[],
): TableRows {
  const tables = [...own, ...asText].sort((a, b) => a.place - b.place)
  const found = onlyCertain([
    ...findFitRows(asText),
    ...findVarianceRows(tables),
    ...findChiRows(tables),
    ...findTTestRows(tables),
    ...findCorrelationRows(tables),
    ...findSummaryRows(tables),
    ...findCoefficientRows(tables, freedomFrom(tables)),
    ...findFrequencyRows(tables),
    ...findCrosstabRows(tables),
    ...findClassRows(tables),
    ...findSplitRows(tables),
    ...findNormalityRows(own),
    ...findStarredRows(own),
    ...findStarredIntervals(own),
    ...findStarredCorrelations(own),
    ...findColumnSums(own),
  ])
  return {
    tests: found.filter(isTest),
    sums: found.filter(isSum),
    shares: found.filter(isShare),
    coefficients: found.filter((row) => !isTest(row) && !isSum(row) && !isShare(row)),
    means: onlyCertain(findDescriptiveRows(tables, scale)),
    derived: [
      ...findColumnRelations(own),
      ...findClassReadRows(sentences, own),
      ...findUnusualObservations(sentences),
    ],
  }
}
