/** Correlation matrices: each coefficient with the p and the N below it, and the same pair printed the same both times. */

import { pOfR } from '#kit/statistics/distributions.ts'
import { judgedP, readP } from '../../statistics/judged-p.ts'
import { type Printed, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { pathsOf } from '../../tables/stubs.ts'

type CorrelationLine = { name: string; kind: 'r' | 'p' | 'n'; at: number; row: string[] }

const KINDS: readonly [CorrelationLine['kind'], RegExp][] = [
  ['r', /^(?:pearson(?: correlation)?|correlation(?: coefficient)?|r)$/i],
  ['p', /^(?:sig\.?|p|p-?value|significance)(?: ?\(?[12][- ]tailed\)?)?\.?$/i],
  ['n', /^n$/i],
]

export const findCorrelationRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => {
    const lines = correlationLines(table)
    if (/spearman|kendall/i.test(table.about) || lines.every(({ kind }) => kind !== 'r')) return []
    // A whole matrix prints each pair twice.
    const told = new Set<string>()
    return lines.flatMap((line, place) => (line.kind === 'r' ? rowsOfLine(table, lines, place, told) : []))
  })

function correlationLines(table: NumberTable): CorrelationLine[] {
  const paths = pathsOf(table)
  return table.rows.flatMap((row, at) => {
    const path = paths[at]!
    const kind = KINDS.find(([, form]) => path.some((name) => form.test(name)))?.[0]
    const name = path.find((one) => KINDS.every(([, form]) => !form.test(one))) ?? ''
    return kind ? [{ name, kind, at, row }] : []
  })
}

/** The label may stand beside any of a variable's lines: SPSS sets it in the middle, beside the p. */
function nameOf(line: CorrelationLine, own: readonly CorrelationLine[]): string {
  const printed = [line, ...own].flatMap(({ row }) => row.slice(0, 2)).map((cell) => cell.trim())
  return (
    printed.find((cell) => /\p{L}/u.test(cell) && KINDS.every(([, form]) => !form.test(cell))) ?? line.name
  )
}

function rowsOfLine(
  table: NumberTable,
  lines: readonly CorrelationLine[],
  place: number,
  told: Set<string>,
): StatisticRow[] {
  const line = lines[place]!
  // Its p and N are below it, up to the next variable.
  const next = lines.findIndex(({ kind }, at) => at > place && kind === 'r')
  const own = lines.slice(place + 1, next < 0 ? lines.length : next)
  const [p, n] = (['p', 'n'] as const).map((kind) => own.find((one) => one.kind === kind))
  const variable = nameOf(line, own)
  return line.row.flatMap((cell, column) => {
    const r = readPrinted(cell)
    const many = readPrinted(n?.row[column])?.value ?? 0
    if (!r || Math.abs(r.value) >= 1 || many < 4 || !p || !readP(p.row[column])) return []
    const other = table.header[column] ?? ''
    const pair = [...[variable, other].sort(), r.text, p.row[column]].join(' | ')
    if (variable !== '' && other !== '' && told.has(pair)) return []
    told.add(pair)
    const name = variable === '' ? '' : `${variable} with ${other}: `
    const row = correlationRow(name, r, many, p.row[column], table.evidenceOf(p.at))
    return row ? [row] : []
  })
}

export function correlationRow(
  name: string,
  r: Printed,
  n: number,
  pCell: string | undefined,
  evidence: StatisticRow['evidence'],
): StatisticRow | null {
  const size = Math.abs(r.value)
  const half = 0.5 * 10 ** -r.decimals
  const tail = (value: number) => pOfR(Math.min(0.999999, Math.max(0, value)), n - 2)
  const row = judgedP(
    `${name}r = ${r.text}, n = ${n}`,
    pCell,
    { low: tail(size + half), high: tail(size - half) },
    tail(size),
    evidence,
  )
  // Half of it is the p of a one-tailed test, and the table may not say which it is.
  if (row?.verdict !== 'look-again' || !/1-tailed|one-tailed/i.test(evidence.quote)) return row
  return judgedP(
    row.reports,
    pCell,
    { low: tail(size + half) / 2, high: tail(size - half) / 2 },
    tail(size) / 2,
    evidence,
  )
}
