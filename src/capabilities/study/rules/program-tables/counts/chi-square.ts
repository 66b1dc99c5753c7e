/** Chi-square tests as programs print them: value, degrees of freedom, p, and how small the expected counts are. */

import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import { judgedP, readP } from '../../statistics/judged-p.ts'
import { type Printed, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { stubName } from '../../tables/stubs.ts'

const TESTS: readonly [string, RegExp][] = [
  ['χ²', /^pearson(?:['’]s)? chi[- ]?squared?/i],
  ['χ²', /^(?:chi[- ]?squared?|χ²|χ2)\b/i],
  ['Likelihood ratio', /^likelihood ratio/i],
  ['Linear-by-linear', /^linear[- ]by[- ]linear/i],
  ['χ² with continuity correction', /^continuity correction/i],
]

export type ChiTest = {
  name: string
  value: Printed
  df: number
  pCell: string | undefined
  at: number
  evidence: StatisticRow['evidence']
}

export function chiTestsIn(table: NumberTable): ChiTest[] {
  const columns = columnsIn(table.header)
  const [value, df] = [only(columns, 'value'), only(columns, 'df')]
  const p = columns.p?.[0]
  if (value === null || df === null || p === undefined) return []
  return table.rows.flatMap((row, at) => {
    const name = TESTS.find(([, form]) => form.test(stubName(row)))?.[0]
    const [printed, freedom] = [readPrinted(row[value]), readPrinted(row[df])?.value ?? 0]
    if (!name || !printed || freedom < 1) return []
    return [{ name, value: printed, df: freedom, pCell: row[p], at, evidence: table.evidenceOf(at) }]
  })
}

export const findChiRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => {
    const tests = chiTestsIn(table)
    return [
      ...tests.flatMap(({ name, value, df, pCell, evidence }) => {
        const range = { low: pOfChiSquare(value.high, df), high: pOfChiSquare(Math.max(0, value.low), df) }
        const row =
          readP(pCell) &&
          judgedP(`${name}(${df}) = ${value.text}`, pCell, range, pOfChiSquare(value.value, df), evidence)
        return row ? [row] : []
      }),
      ...expectedRows(table, tests[0]?.df ?? null),
    ]
  })

/** "15 cells (100.0%) have expected count less than 5. The minimum expected count is .71." */
const EXPECTED =
  /(\d+) cells? \((\d+(?:\.\d+)?) ?%\) (?:have|has|had|with)? ?(?:an )?expected counts? (?:of )?less than 5(?:[^.]*\.)? ?(?:The minimum expected count is (\d*\.?\d+))?/i
const MOST_SMALL = 20

export type ExpectedCounts = { cells: number; percent: string; least: string | null }

export function expectedCountsIn(text: string): ExpectedCounts | null {
  const match = text.match(EXPECTED)
  return match ? { cells: Number(match[1]), percent: match[2]!, least: match[3] ?? null } : null
}

/** The number of cells follows from their share, and that of rows and columns from the degrees of freedom. */
export function expectedRow(
  { cells, percent, least }: ExpectedCounts,
  df: number | null,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const share = Number(percent)
  const row = {
    reports: `${cells} cells with an expected count below 5${least ? `, the smallest ${least}` : ''}`,
    writes: `${percent}%`,
    evidence,
  }
  const wholes = possibleWholes(cells, share, df)
  if (wholes.length === 0)
    return {
      ...row,
      computes:
        df === null ? 'no number of cells gives this share' : `no table with df = ${df} gives this share`,
      verdict: 'look-again',
      note: 'The number of cells, their share or the degrees of freedom may be mistyped.',
    }
  const computes = share === 0 || wholes.length > 1 ? `${percent}%` : `${cells} of ${wholes[0]} cells`
  return share > MOST_SMALL
    ? {
        ...row,
        computes,
        verdict: 'agrees',
        note: 'With more than a fifth of the cells so small, χ² is not to be relied on: put categories together, or use an exact test.',
      }
    : { ...row, computes, verdict: 'agrees' }
}

/** rows × columns whose (rows − 1)(columns − 1) is df and of which this many cells are this share. */
function possibleWholes(cells: number, share: number, df: number | null): number[] {
  const isShare = (whole: number) => whole >= cells && Math.abs((100 * cells) / whole - share) <= 0.0501
  if (df === null) return Array.from({ length: 400 }, (_, at) => at + 4).filter(isShare)
  const wholes: number[] = []
  for (let rows = 1; rows <= df; rows += 1) if (df % rows === 0) wholes.push((rows + 1) * (df / rows + 1))
  return [...new Set(wholes)].filter(isShare)
}

const expectedRows = (table: NumberTable, df: number | null): StatisticRow[] =>
  [
    ...table.notes.map((text, at) => ({ text, evidence: table.evidenceOfNote(at) })),
    ...table.rows.map((row, at) => ({ text: row.join(' '), evidence: table.evidenceOf(at) })),
  ].flatMap(({ text, evidence }) => {
    const found = expectedCountsIn(text)
    return found ? [expectedRow(found, df, evidence)] : []
  })
