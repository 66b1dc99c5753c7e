/**
 * Shares in tables of counts. A table seldom names its whole, so it is the number most rows agree with; if there is
 * none, nothing is reported.
 */

import { COUNT, decimalsOf, readCount } from '../../../statistics/printed-number.ts'
import { shareAgrees } from '../../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import type { NumberTable } from '../../../tables/number-tables.ts'
import { findShares, rowOfShare } from './percentages.ts'

type PercentageCell = { label: string; count: number; share: string; row: number }
/** `whole`: the N its heading names. */
type PercentageColumn = { cells: PercentageCell[]; whole: number | null }

const IS_SHARE =
  /^(?:%|(?:valid |row |col(?:umn)? )?per\s?cent(?:age)?s?(?: ?\(%\))?|percentage ?\(?%?\)?|\(%\)|share ?\(%\))$/i
const IS_COUNT =
  /^(?:n|f|no\.?|number|count|frequency|freq\.?|frequencies|respondents|number of [A-Za-zÀ-ɏ]+|frequency ?\(n?f?\)|participants)(?: \((?:n|f)\))?$/i
const BOTH = /^(\d{1,3}(?:,\d{3})+|\d+)\s*\(\s*(\d{1,3}(?:\.\d+)?)\s?%?\s*\)$/
const IS_TOTAL = /^(?:grand )?(?:total|all|overall|sum)\b/i
const SEVERAL_ANSWERS =
  /\bmultiple[- ]?(?:responses?|answers?|choices?)\b|\bmore than one\b|\bcumulative\b|\bseveral answers\b/i
const N = new RegExp(String.raw`(?<![A-Za-zÀ-ɏ])[nN]\s*=\s*(${COUNT})`, 'g')

export const findPercentageTableRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => [
    ...fractionsIn(table),
    ...percentageColumns(table).flatMap((column) => judge(column, table)),
  ])

/** "214 / 4,117 (5.2%)" needs no other cell. */
const fractionsIn = ({ rows, evidenceOf }: NumberTable): StatisticRow[] =>
  rows.flatMap((row, at) =>
    row.flatMap((cell) =>
      /%/.test(cell) && /\/|\bof\b/.test(cell)
        ? findShares(cell)
            .filter(({ isNamed }) => isNamed)
            .flatMap((found) => rowOfShare(found, evidenceOf(at), row[0]))
        : [],
    ),
  )

/** A column of "45 (37.5%)", or a column of counts with a column of shares on its right. */
function percentageColumns({ header, rows }: NumberTable): PercentageColumn[] {
  const columns: PercentageColumn[] = []
  const labelOf = (row: readonly string[]) => (row[0] || row[1]) ?? ''
  header.forEach((title, column) => {
    if (column === 0) return
    const both = rows.flatMap((row, at) => {
      const match = row[column]?.match(BOTH)
      return match ? [{ label: labelOf(row), count: readCount(match[1]!), share: match[2]!, row: at }] : []
    })
    // "40 (12)" may be a mean with its standard deviation: a per cent sign is required somewhere.
    const hasSign =
      /%|per\s?cent/i.test(header.join(' ')) ||
      rows.some((row) => /%/.test(row[column] ?? '') || /\bn ?\(%\)/i.test(row[0] ?? ''))
    const whole = wholeIn(title)
    if (both.length > 1 && hasSign) columns.push({ cells: both, whole })
    if (!IS_COUNT.test(title) || !IS_SHARE.test(header[column + 1] ?? '')) return
    columns.push({
      whole,
      cells: rows.flatMap((row, at) => {
        const count = row[column]?.match(/^(?:\d{1,3}(?:,\d{3})+|\d+)$/)?.[0]
        const share = row[column + 1]?.match(/^\(?(\d{1,3}(?:\.\d+)?)\s?%?\)?$/)?.[1]
        return count && share ? [{ label: labelOf(row), count: readCount(count), share, row: at }] : []
      }),
    })
  })
  return columns
}

const wholeIn = (title: string): number | null => {
  const [match] = title.matchAll(N)
  return match ? readCount(match[1]!) : null
}

const cellFits = ({ count, share }: PercentageCell, whole: number) =>
  count <= whole && shareAgrees(count, whole, Number(share), decimalsOf(share))

/** Shares are sometimes adjusted in the last digit so that they add up to 100. */
const isMoved = ({ count, share }: PercentageCell, whole: number) =>
  Math.abs((100 * count) / whole - Number(share)) <= 10 ** -decimalsOf(share) + 1e-9

/** Adjacent rows answer one question; an empty cell above them starts another. */
function groupsOf(cells: readonly PercentageCell[]): PercentageCell[][] {
  const groups: PercentageCell[][] = []
  for (const cell of cells) {
    const last = groups.at(-1)
    if (last && last.at(-1)!.row === cell.row - 1 && !IS_TOTAL.test(last.at(-1)!.label)) last.push(cell)
    else groups.push([cell])
  }
  return groups
}

/** Wholes the table names: its total, its caption, its headings. */
function namedWholes({ cells, whole }: PercentageColumn, { about }: NumberTable): number[] {
  if (whole !== null) return [whole]
  const totals = cells.filter(
    ({ label, share }) => IS_TOTAL.test(label) && Math.abs(Number(share) - 100) < 0.5,
  )
  const printed = [...about.matchAll(N)].map((match) => readCount(match[1]!))
  // A superscript note mark sticks to the number it follows: N = 7,152¹ is read as 7,1521.
  const glued = [...about.matchAll(/\b[nN]\s*=\s*(\d[\d,]*)/g)].map((match) =>
    Math.floor(readCount(match[1]!) / 10),
  )
  return [...totals.map(({ count }) => count), ...printed, ...glued]
}

function wholeOf(group: readonly PercentageCell[], named: readonly number[]): number | null {
  const parts = group.filter(({ label }) => !IS_TOTAL.test(label))
  const sum = parts.reduce((total, { count }) => total + count, 0)
  // A count of zero is 0% of any whole.
  const telling = parts.filter(({ count }) => count > 0)
  const agreeing = (whole: number) => telling.filter((cell) => cellFits(cell, whole)).length
  const [best] = [sum, ...named].filter((whole) => whole > 1).sort((a, b) => agreeing(b) - agreeing(a))
  if (best === undefined) return null
  const isPartition = best === sum && named.includes(sum)
  const needed = isPartition ? telling.length / 2 : Math.max(2, (2 * telling.length) / 3)
  return agreeing(best) > 0 && agreeing(best) >= needed ? best : null
}

function judge(column: PercentageColumn, table: NumberTable): StatisticRow[] {
  const named = namedWholes(column, table)
  return groupsOf(column.cells).flatMap((group) => {
    const whole = wholeOf(group, named)
    if (whole === null) return []
    const parts = group.filter(({ label }) => !IS_TOTAL.test(label))
    const addsUp = Math.abs(parts.reduce((total, { share }) => total + Number(share), 0) - 100) < 0.05
    return parts.flatMap((cell) => {
      if (!cellFits(cell, whole) && addsUp && isMoved(cell, whole)) return []
      const found = { ...cell, wholes: [whole], isNamed: true, about: false, at: 0, to: 0 }
      return rowOfShare(found, table.evidenceOf(cell.row), cell.label)
    })
  })
}

/** Parts of a whole, only if the table itself ends them with 100. */
export function partsOfHundred(table: NumberTable): { shares: string[]; row: number }[] {
  if (SEVERAL_ANSWERS.test(table.about)) return []
  const columns = table.header.flatMap((title, column) => (IS_SHARE.test(title) ? [column] : []))
  return columns.flatMap((column) => {
    const cells = table.rows.map((row) => ({
      isTotal: IS_TOTAL.test(row[0] ?? ''),
      share: row[column]?.match(/^\(?(\d{1,3}(?:\.\d+)?)\s?%?\)?$/)?.[1],
    }))
    const ends = cells.flatMap(({ isTotal, share }, at) =>
      isTotal && Math.abs(Number(share) - 100) < 0.5 ? [at] : [],
    )
    const [end] = ends
    if (ends.length !== 1 || end === undefined) return []
    const shares = cells.slice(0, end).flatMap(({ share }) => share ?? [])
    const sum = shares.reduce((total, share) => total + Number(share), 0)
    // Several questions in one table, each adding up to 100.
    return shares.length < 2 || sum > 150 ? [] : [{ shares, row: end }]
  })
}
