/** Recomputes every table of statistical software. */

import type { StatisticRow } from '../statistics/statistic-row.ts'
import type { NumberTable } from '../tables/number-tables.ts'
import { findChiRows } from './counts/chi-square.ts'
import { findColumnRelations } from './counts/column-relations.ts'
import { findCrosstabRows } from './counts/crosstabs.ts'
import { findCoefficientRows } from './models/coefficients.ts'
import { freedomFrom } from './models/models.ts'
import { findSplitRows } from './models/split-coefficients.ts'
import { findVarianceRows } from './models/variance.ts'
import { findDescriptiveRows, type Scale } from './variables/descriptives-table.ts'

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

const writtenName = ({ writes }: StatisticRow) =>
  writes
    .split(' = ')[0]!
    .replace(/[\d.,%-]+/g, '')
    .trim()
const isAlarm = ({ verdict }: StatisticRow) => verdict === 'look-again'

/** So many rows of a table without a fault show that its columns were read rightly. */
const MOST_SOUND = { lines: 5, share: 0.6 } as const

function grouped(
  rows: readonly StatisticRow[],
  keyOf: (row: StatisticRow) => string,
): Map<string, StatisticRow[]> {
  const groups = new Map<string, StatisticRow[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

/**
 * If most numbers of one kind in a table, or all of a row, seem wrong, the table was misread: a typing error happens once.
 * But where the other rows of the table agree, its columns were read rightly, and the row is wrong as a whole.
 */
export function onlyCertain(rows: readonly StatisticRow[]): StatisticRow[] {
  const byKind = grouped(rows, (row) => `${row.evidence.sentenceId} ${writtenName(row)}`)
  const byRow = grouped(rows, (row) => `${row.evidence.sentenceId} ${row.evidence.quote}`)
  const agreesElsewhere = (table: string): boolean => {
    const lines = [...byRow.values()].filter(([first]) => first?.evidence.sentenceId === table)
    const sound = lines.filter((line) => !line.some(isAlarm)).length
    return sound >= MOST_SOUND.lines && sound >= MOST_SOUND.share * lines.length
  }
  return rows.filter((row) => {
    const kind = byKind.get(`${row.evidence.sentenceId} ${writtenName(row)}`)!
    const line = byRow.get(`${row.evidence.sentenceId} ${row.evidence.quote}`)!
    const isMisread = kind.length >= 3 && 2 * kind.filter(isAlarm).length > kind.length
    const isWholeRow = line.length >= 3 && line.every(isAlarm)
    return !isAlarm(row) || !(isMisread || (isWholeRow && !agreesElsewhere(row.evidence.sentenceId)))
  })
}

export function findTableRows(inOrder: readonly NumberTable[], scale: Scale | null): TableRows {
  const tables = inOrder.toSorted((a, b) => a.place - b.place)
  const found = onlyCertain([
    ...findVarianceRows(tables),
    ...findChiRows(tables),
    ...findCoefficientRows(tables, freedomFrom(tables)),
    ...findCrosstabRows(tables),
    ...findSplitRows(tables),
  ])
  return {
    tests: found.filter(isTest),
    sums: found.filter(isSum),
    shares: found.filter(isShare),
    coefficients: found.filter((row) => !isTest(row) && !isSum(row) && !isShare(row)),
    means: onlyCertain(findDescriptiveRows(tables, scale)),
    derived: findColumnRelations(tables),
  }
}
