/**
 * Numbers in sentences that follow from others near them: written-out arithmetic, wholes and parts, values repeated
 * from a table.
 */

import type { OwnStudy } from '../../../compare/own-study.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import type { NumberTable } from '../../../tables/number-tables.ts'
import { findBoundRows } from './bounds.ts'
import { findToldCountRows } from './counts-told.ts'
import { findEstimatesToldAgain } from './estimates-told-again.ts'
import { findNamedValueRows } from './named-values.ts'
import { findPossibleShareRows } from './possible-shares.ts'
import { findRunOnRows } from './run-on-rows.ts'
import { findSampleFormulaRows } from './sample-formula.ts'
import { findToldAgainRows } from './told-again.ts'
import { findWholeRows } from './wholes.ts'
import { findArithmeticRows } from './written-arithmetic.ts'

export function derivedRowsOf(
  own: OwnStudy,
  tables: readonly NumberTable[],
  sample: number | null,
): StatisticRow[] {
  // A value is often named in one sentence and printed in the next: those without a figure count too.
  return [
    ...findArithmeticRows(own.sentences),
    ...findBoundRows(own.sentences, tables),
    ...findSampleFormulaRows(own.whole),
    ...findWholeRows(own.sentences, tables),
    ...findToldCountRows(own, sample),
    ...findRunOnRows(own.sentences),
    ...findNamedValueRows(own.whole),
    ...findEstimatesToldAgain(own.sentences, tables),
  ]
}

/** Shares given with only their whole, or whose counts are in a table: these are tried last. */
export function sharesWithoutCounts(
  own: OwnStudy,
  tables: readonly NumberTable[],
  told: readonly StatisticRow[],
): StatisticRow[] {
  const keyOf = ({ evidence, writes }: StatisticRow) => `${evidence.sentenceId} ${writes}`
  const known = new Set(told.map(keyOf))
  const inTables = findToldAgainRows(own.sentences, tables).filter((row) => !known.has(keyOf(row)))
  for (const row of inTables) known.add(keyOf(row))
  const possible = findPossibleShareRows([...own.sentences, ...own.quoted])
  return [...inTables, ...possible.filter((row) => !known.has(keyOf(row)))]
}
