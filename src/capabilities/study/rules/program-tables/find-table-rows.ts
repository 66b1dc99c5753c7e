/** Every table of a statistics program, computed again. */
import type { NumberTable } from '../checks/numbers/number-tables.ts'
import type { StatisticRow } from '../checks/numbers/statistic-row.ts'
import { findChiRows } from './chi-square.ts'
import { findCoefficientRows } from './coefficients.ts'
import { findCorrelationRows } from './correlations.ts'
import { findCrosstabRows } from './crosstabs.ts'
import { findDescriptiveRows, type Scale } from './descriptives-table.ts'
import { findFitRows } from './fit-lines.ts'
import { findFrequencyRows } from './frequencies.ts'
import { findSummaryRows, freedomFrom } from './models.ts'
import { findTTestRows } from './t-tests.ts'
import type { TextTable } from './text-tables.ts'
import { findVarianceRows } from './variance.ts'

export type TableRows = {
  /** p values computed from a statistic of the same row. */
  tests: StatisticRow[]
  coefficients: StatisticRow[]
  shares: StatisticRow[]
  sums: StatisticRow[]
  means: StatisticRow[]
}

const isTest = ({ writes }: StatisticRow) => writes.startsWith('p ')
const isSum = ({ writes }: StatisticRow) => /^(?:total|df total|SS total) = /.test(writes)
const isShare = ({ writes }: StatisticRow) => writes.endsWith('%')

export function findTableRows(
  own: readonly NumberTable[],
  asText: readonly TextTable[],
  scale: Scale | null,
): TableRows {
  const tables = [...own, ...asText].sort((a, b) => a.place - b.place)
  const found = [
    ...findFitRows(asText),
    ...findVarianceRows(tables),
    ...findChiRows(tables),
    ...findTTestRows(tables),
    ...findCorrelationRows(tables),
    ...findSummaryRows(tables),
    ...findCoefficientRows(tables, freedomFrom(tables)),
    ...findFrequencyRows(tables),
    ...findCrosstabRows(tables),
  ]
  return {
    tests: found.filter(isTest),
    sums: found.filter(isSum),
    shares: found.filter(isShare),
    coefficients: found.filter((row) => !isTest(row) && !isSum(row) && !isShare(row)),
    means: findDescriptiveRows(tables, scale),
  }
}
