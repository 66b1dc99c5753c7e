/** A table of coefficients with their errors, with their z or t in a later table, matched by name. */

import {
  comparedRow,
  fitsInSize,
  over,
  type Printed,
  readPrinted,
  size,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'

type Ratio = { value: Printed; table: NumberTable; at: number }

/** Within this distance a table may still be about the same model. */
const FARTHEST = 90
const FEWEST_NAMES = 4

const coefficientKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export function findSplitRows(tables: readonly NumberTable[]): StatisticRow[] {
  const best = new Map<NumberTable, StatisticRow[]>()
  const agreeing = (rows: readonly StatisticRow[]) =>
    rows.filter(({ verdict }) => verdict === 'agrees').length
  for (const table of tables) {
    const found = splitRowsOf(table, tables)
    // With several models, the values belong to the one they agree with most.
    if (found && agreeing(found.rows) > agreeing(best.get(found.ratios) ?? []))
      best.set(found.ratios, found.rows)
  }
  return [...best.values()].flatMap((rows) => (2 * agreeing(rows) >= rows.length ? rows : []))
}

function splitRowsOf(
  table: NumberTable,
  tables: readonly NumberTable[],
): { ratios: NumberTable; rows: StatisticRow[] } | null {
  const columns = columnsIn(table.header)
  const [b, error] = [only(columns, 'b'), only(columns, 'error')]
  const hasRatio = (['t', 'z', 'wald', 'p'] as const).some((role) => columns[role] !== undefined)
  if (b === null || hasRatio) return null
  const names = table.rows.map(([name = '']) => coefficientKey(name))
  const ratios = nextRatios(tables, table, names)
  const [first] = ratios?.values() ?? []
  if (!ratios || !first) return null
  if (error === null) return { ratios: first.table, rows: signRows(table, b, names, ratios) }
  const rows = table.rows.flatMap((row, at) => {
    const ratio = ratios.get(names[at]!)
    const [coefficient, spread] = [readPrinted(row[b]), readPrinted(row[error])]
    const computed = coefficient && spread ? over(size(coefficient), spread) : null
    if (!ratio || !coefficient || !spread || !computed) return []
    return [
      comparedRow({
        reports: `${row[0]}: B = ${coefficient.text}, SE = ${spread.text}`,
        name: 'z',
        printed: ratio.value,
        computed,
        exact: coefficient.value / spread.value,
        agrees: fitsInSize(ratio.value, computed),
        note: 'In another table the same coefficient divided by its standard error gives another value. One may be mistyped, or of another model.',
        evidence: ratio.table.evidenceOf(ratio.at),
      }),
    ]
  })
  return { ratios: first.table, rows }
}

/** A z has the sign of its coefficient, whatever its size: a standard error is never negative. */
function signRows(
  table: NumberTable,
  b: number,
  names: readonly string[],
  ratios: ReadonlyMap<string, Ratio>,
): StatisticRow[] {
  return table.rows.flatMap((row, at): StatisticRow[] => {
    const ratio = ratios.get(names[at]!)
    const coefficient = readPrinted(row[b])
    if (!ratio || !coefficient || coefficient.unsure || ratio.value.unsure) return []
    const agrees = coefficient.value * ratio.value.value >= 0
    return [
      {
        reports: `${row[0]}: B = ${coefficient.text}`,
        writes: `z = ${ratio.value.text}`,
        computes: coefficient.value < 0 ? 'z below 0' : 'z above 0',
        verdict: agrees ? 'agrees' : 'look-again',
        ...(agrees
          ? {}
          : {
              note: 'A coefficient and its z have the same sign. One of the two tables may have lost a minus.',
            }),
        evidence: ratio.table.evidenceOf(ratio.at),
      },
    ]
  })
}

/** The first later table with only a z or t for nearly all of its names; before the next table of coefficients. */
function nextRatios(
  tables: readonly NumberTable[],
  from: NumberTable,
  names: readonly string[],
): Map<string, Ratio> | null {
  for (const table of tables) {
    if (table.series !== from.series || table.place <= from.place || table.place - from.place > FARTHEST)
      continue
    const columns = columnsIn(table.header)
    const column = only(columns, 'z') ?? only(columns, 't')
    if (column === null || columns.b !== undefined) continue
    const found = new Map<string, Ratio>()
    table.rows.forEach((row, at) => {
      const value = readPrinted(row[column])
      if (value) found.set(coefficientKey(row[0] ?? ''), { value, table, at })
    })
    const shared = names.filter((name) => found.has(name)).length
    return shared >= FEWEST_NAMES && shared >= found.size - 1 ? found : null
  }
  return null
}
