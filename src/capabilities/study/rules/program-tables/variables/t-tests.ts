/** Tables of t tests: a difference with its error, t, its degrees of freedom, p and interval; and the groups' own rows. */

import { pOfF, pOfT } from '#kit/statistics/distributions.ts'
import { judgedP } from '../../statistics/judged-p.ts'
import {
  comparedRow,
  fits,
  fitsInSize,
  mapped,
  over,
  type Printed,
  type Range,
  readPrinted,
  shownAs,
  size,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Columns, columnsIn, only, type Role } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { pathsOf, stubName } from '../../tables/stubs.ts'
import { multiplierOf } from '../models/coefficient-intervals.ts'

type Cells = (role: Role) => Printed | null

export const findTTestRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => [...groupRows(table), ...testRows(table)])

/** Mean, standard deviation and error of a group: SE = SD ÷ √n. */
function groupRows(table: NumberTable): StatisticRow[] {
  const columns = columnsIn(table.header)
  const [n, sd, error] = [only(columns, 'n'), only(columns, 'sd'), only(columns, 'meanError')]
  if (n === null || sd === null || error === null) return []
  return table.rows.flatMap((row, at) => {
    const [many, spread, printed] = [
      readPrinted(row[n])?.value ?? 0,
      readPrinted(row[sd]),
      readPrinted(row[error]),
    ]
    if (!spread || !printed || many < 2) return []
    const computed = mapped(spread, (value) => value / Math.sqrt(many))
    return [
      comparedRow({
        reports: `${stubName(row)}: n = ${many}, SD = ${spread.text}`,
        name: 'SE of the mean',
        printed,
        computed,
        exact: spread.value / Math.sqrt(many),
        agrees: fits(printed, computed),
        note: 'The standard error of a mean is the standard deviation divided by the root of n.',
        evidence: table.evidenceOf(at),
      }),
    ]
  })
}

function testRows(table: NumberTable): StatisticRow[] {
  const columns = columnsIn(table.header)
  const [t, df] = [only(columns, 't'), only(columns, 'df')]
  if (t === null || df === null || only(columns, 'b') !== null || only(columns, 'wald') !== null) return []
  const paths = pathsOf(table)
  return table.rows.flatMap((row, at) => {
    const freedom = readPrinted(row[df])
    const printed = readPrinted(row[t])
    if (!freedom || !printed || freedom.value <= 0) return []
    const cells: Cells = (role) => {
      const column = only(columns, role)
      return column === null ? null : readPrinted(row[column])
    }
    return rowsOfTest(
      {
        t: printed,
        df: freedom.value,
        cells,
        p: row[pOfTest(columns, t) ?? -1],
        label: paths[at]!.join(', '),
      },
      leveneIn(row, columns, t),
      table.evidenceOf(at),
    )
  })
}

/** With Levene's test first there are two columns of p: the one after t belongs to t, and the first of those is two-sided. */
function pOfTest(columns: Columns, t: number): number | null {
  const after = (columns.p ?? []).filter((at) => at > t)
  return after.length > 1 ? (after.at(-1) ?? null) : (after[0] ?? null)
}

type Levene = { F: Printed; p: string | undefined } | null

function leveneIn(row: readonly string[], columns: Columns, t: number): Levene {
  const at = only(columns, 'F')
  const p = (columns.p ?? []).find((column) => column < t)
  const F = at === null ? null : readPrinted(row[at])
  return F && p !== undefined ? { F, p: row[p] } : null
}

type OneTest = { t: Printed; df: number; cells: Cells; p: string | undefined; label: string }

function rowsOfTest(
  { t, df, cells, p, label }: OneTest,
  levene: Levene,
  evidence: StatisticRow['evidence'],
): StatisticRow[] {
  const named = label === '' ? '' : `${label}: `
  const rows: (StatisticRow | null)[] = []
  const { low, high } = size(t)
  rows.push(
    judgedP(
      `t(${df}) = ${t.text}`,
      p,
      { low: pOfT(high, df), high: pOfT(Math.max(0, low), df) },
      pOfT(t.value, df),
      evidence,
    ),
  )
  if (levene) {
    const { F } = levene
    // Its second degrees of freedom equal those of the t test with equal variances.
    const range = { low: pOfF(F.high, 1, df), high: pOfF(Math.max(0, F.low), 1, df) }
    rows.push(judgedP(`Levene’s F(1, ${df}) = ${F.text}`, levene.p, range, pOfF(F.value, 1, df), evidence))
  }
  const difference = cells('difference') ?? cells('mean')
  const error = cells('differenceError') ?? pairedError(cells)
  if (difference && error && error.value > 0) {
    const computed = over(size(difference), error)
    if (computed)
      rows.push(
        comparedRow({
          reports: `${named}difference ${difference.text}, SE ${error.text}`,
          name: 't',
          printed: t,
          computed,
          exact: difference.value / error.value,
          agrees: fitsInSize(t, computed),
          note: 'A mean difference divided by its standard error gives t. One of the three may be mistyped.',
          evidence,
        }),
      )
  }
  const [sd, meanError] = [cells('sd'), cells('meanError')]
  if (sd && meanError && Number.isInteger(df)) {
    const computed = mapped(sd, (value) => value / Math.sqrt(df + 1))
    rows.push(
      comparedRow({
        reports: `${named}SD = ${sd.text}, ${df + 1} pairs`,
        name: 'SE of the mean',
        printed: meanError,
        computed,
        exact: sd.value / Math.sqrt(df + 1),
        agrees: fits(meanError, computed),
        note: 'The standard error of a mean is the standard deviation divided by the root of n.',
        evidence,
      }),
    )
  }
  rows.push(intervalRow({ difference, error, low: cells('low'), high: cells('high'), df, named }, evidence))
  return rows.filter((row) => row !== null)
}

const pairedError = (cells: Cells) => cells('meanError')

type Limits = {
  difference: Printed | null
  error: Printed | null
  low: Printed | null
  high: Printed | null
  df: number
  named: string
}

function intervalRow(
  { difference, error, low, high, df, named }: Limits,
  evidence: StatisticRow['evidence'],
): StatisticRow | null {
  if (!difference || !low || !high || low.value > high.value) return null
  if ([difference, low, high].some(({ unsure }) => unsure)) return null
  const row = {
    reports: `${named}difference ${difference.text}, [${low.text}, ${high.text}]`,
    writes: '95% CI',
    evidence,
  }
  const rounding = Math.max(...[difference, low, high].map(({ decimals }) => 0.5 * 10 ** -decimals))
  const centre = (low.value + high.value) / 2
  if (Math.abs(centre - difference.value) > 2.5 * rounding)
    return {
      ...row,
      computes: `the middle of the interval is ${shownAs(centre, difference.decimals)}`,
      verdict: 'look-again',
      note: 'An interval of a difference is even about it. One of the three may be mistyped.',
    }
  if (!error || error.value <= 0)
    return { ...row, computes: `${difference.text} is its middle`, verdict: 'agrees' }
  const by = multiplierOf(df)
  const width: Range = { low: by * error.low - 2 * rounding, high: by * error.high + 2 * rounding }
  const half = (high.value - low.value) / 2
  const computes = `[${[-by, by].map((side) => shownAs(difference.value + side * error.value, low.decimals)).join(', ')}]`
  return half >= width.low - 0.01 * half && half <= width.high + 0.01 * half
    ? { ...row, computes, verdict: 'agrees' }
    : {
        ...row,
        computes,
        verdict: 'look-again',
        note: 'The interval is wider or narrower than its standard error and degrees of freedom say.',
      }
}
