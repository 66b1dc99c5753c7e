/** Frequency tables as software prints them: counts, percentages of all, of the valid, and cumulative ones. */

import { exactly, fits, type Printed, readPrinted } from '../../statistics/printed-range.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Columns, columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isTotal, pathsOf } from '../../tables/stubs.ts'

type FrequencyLine = {
  at: number
  name: string
  isMissing: boolean
  isTotal: boolean
  count: number
  row: string[]
}

export const isFrequencyTable = ({ header }: NumberTable): boolean => {
  const columns = columnsIn(header)
  return (
    only(columns, 'count') !== null &&
    only(columns, 'percent') !== null &&
    (only(columns, 'valid') ?? only(columns, 'cumulative')) !== null
  )
}

export const findFrequencyRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => (isFrequencyTable(table) ? frequencyRows(table, columnsIn(table.header)) : []))

function frequencyLines(table: NumberTable, count: number): FrequencyLine[] {
  const paths = pathsOf(table)
  return table.rows.flatMap((row, at) => {
    const printed = readPrinted(row[count])
    const path = paths[at]!
    if (!printed || !Number.isInteger(printed.value)) return []
    const name = path.at(-1) ?? ''
    return [
      {
        at,
        name,
        row,
        count: printed.value,
        isMissing: path.some((one) => /^missing\b/i.test(one)),
        isTotal: path.some(isTotal),
      },
    ]
  })
}

function frequencyRows(table: NumberTable, columns: Columns): StatisticRow[] {
  const lines = frequencyLines(table, only(columns, 'count')!)
  const end = lines.findIndex((line) => line.isTotal && !line.isMissing)
  const valid = lines.slice(0, end < 0 ? lines.length : end).filter(({ isMissing }) => !isMissing)
  const validTotal = end < 0 ? null : lines[end]!
  const grand = lines.filter((line) => line.isTotal && !line.isMissing).at(-1) ?? null
  if (valid.length < 2) return []
  const sum = valid.reduce((all, { count }) => all + count, 0)
  const whole = validTotal?.count ?? sum
  const rows: StatisticRow[] = []
  if (validTotal) rows.push(sumRow(table, valid, validTotal, sum))
  const share = (line: FrequencyLine, column: number | null, part: number, of: number, what: string) => {
    const printed = column === null ? null : readPrinted(line.row[column])
    if (printed && of > 0 && part <= of) rows.push(shareRow(table, line, printed, part, of, what))
  }
  let running = 0
  for (const line of lines) {
    const isValid = valid.includes(line)
    const base = grand && grand !== validTotal ? grand.count : whole
    share(line, only(columns, 'percent'), line.count, base, '')
    if (!isValid) continue
    running += line.count
    share(line, only(columns, 'valid'), line.count, whole, 'valid ')
    share(line, only(columns, 'cumulative'), running, whole, 'cumulative ')
  }
  return rows
}

function sumRow(
  table: NumberTable,
  valid: readonly FrequencyLine[],
  total: FrequencyLine,
  sum: number,
): StatisticRow {
  const agrees = sum === total.count
  return {
    reports: valid.map(({ count }) => count).join(' + '),
    writes: `total = ${total.count}`,
    computes: `total = ${sum}`,
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: 'The counts do not add up to their total.' }),
    evidence: table.evidenceOf(total.at),
  }
}

function shareRow(
  table: NumberTable,
  line: FrequencyLine,
  printed: Printed,
  part: number,
  of: number,
  what: string,
): StatisticRow {
  const exact = (100 * part) / of
  // Some software prints a fraction of one.
  const agrees =
    shareAgrees(part, of, printed.value, printed.decimals) ||
    (printed.value <= 1 && fits(printed, exactly(exact / 100)))
  return {
    reports: `${line.name === '' ? '' : `${line.name}: `}${part} of ${of}`,
    writes: `${what}${printed.text}%`,
    computes: shareShown(part, of, printed.decimals),
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: 'The count, the total or the share differs.' }),
    evidence: table.evidenceOf(line.at),
  }
}
