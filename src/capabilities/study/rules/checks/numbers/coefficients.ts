/**
 * Tables of regression as programs print them: a coefficient, its standard error and what follows from the two
 * (t or z, Wald, the odds ratio). Each is computed from the others, with all that rounding allows.
 */
import type { NumberTable } from './number-tables.ts'
import { decimalsOf, readDecimal, roundingOf } from './printed-number.ts'
import type { StatisticRow } from './statistic-row.ts'

const COLUMNS = {
  b: /^(?:(?:unstandardi[sz]ed )?(?:coefficients? )?B|b|coef(?:ficient|\.)?s?|estimates?)$/,
  error:
    /^(?:SE|S\.E\.|s\.e\.|std\.? ?err(?:or|\.)?s?|standard errors?|SE ?\(?B\)?|coefficients Std\. Error)$/i,
  ratio: /^(?:t|z|t[- ]values?|z[- ]values?|t[- ]statistics?)$/,
  wald: /^wald(?: χ²| chi[- ]square)?$/i,
  odds: /^(?:Exp ?\(B\)|OR|odds ratios?)$/i,
} as const
type Column = keyof typeof COLUMNS

const NUMBER = /^([-−–]?\d*\.\d+)[*a-c]{0,3}$/

type Printed = { value: number; low: number; high: number; text: string; decimals: number }

function printedIn(cell: string | undefined): Printed | null {
  const text = cell?.replace(/\s/g, '').match(NUMBER)?.[1]
  if (!text) return null
  const value = readDecimal(text)
  const half = roundingOf(decimalsOf(text))
  return { value, low: value - half, high: value + half, text, decimals: decimalsOf(text) }
}

export const findCoefficientRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => {
    const at = Object.fromEntries(
      (Object.keys(COLUMNS) as Column[]).map((name) => [
        name,
        table.header.flatMap((title, column) => (COLUMNS[name].test(title) ? [column] : [])),
      ]),
    ) as Record<Column, number[]>
    // Two models side by side: which error belongs to which coefficient is not for us to guess.
    if (at.b.length !== 1 || Object.values(at).some((columns) => columns.length > 1)) return []
    return table.rows.flatMap((row, place) => {
      const cell = (name: Column) => (at[name][0] === undefined ? null : printedIn(row[at[name][0]]))
      const b = cell('b')
      if (!b) return []
      const label = row[0] ? `${row[0]}: ` : ''
      const evidence = table.evidenceOf(place)
      const judge = (name: string, printed: Printed, low: number, high: number, exact: number) =>
        rowOf(name, `${label}B = ${b.text}`, printed, low, high, exact, evidence)
      const error = cell('error')
      const [ratio, wald, odds] = [cell('ratio'), cell('wald'), cell('odds')]
      const rows: StatisticRow[] = []
      if (error && error.low > 0) {
        const size = Math.abs(b.value)
        const least = Math.max(0, size - (b.high - b.value)) / error.high
        const most = (size + (b.high - b.value)) / error.low
        const exact = size / error.value
        const withError = { reports: `${label}B = ${b.text}, SE = ${error.text}` }
        if (ratio) {
          const sign = b.value < 0 ? -1 : 1
          const [from, to] = sign < 0 ? [-most, -least] : [least, most]
          rows.push({ ...judge('t', ratio, from, to, sign * exact), ...withError })
        }
        if (wald) rows.push({ ...judge('Wald', wald, least ** 2, most ** 2, exact ** 2), ...withError })
      }
      if (odds && odds.value > 0)
        rows.push(judge('OR', odds, Math.exp(b.low), Math.exp(b.high), Math.exp(b.value)))
      return rows
    })
  })

function rowOf(
  name: string,
  reports: string,
  printed: Printed,
  low: number,
  high: number,
  exact: number,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const agrees = printed.high >= low - 1e-9 && printed.low <= high + 1e-9
  return {
    reports,
    writes: `${name} = ${printed.text}`,
    computes: `${name} = ${exact.toFixed(printed.decimals)}`,
    verdict: agrees ? 'agrees' : 'look again',
    ...(agrees ? {} : { note: NOTES[name]! }),
    evidence,
  }
}

const NOTES: Record<string, string> = {
  t: 'A coefficient divided by its standard error gives t or z. One of the three may be mistyped.',
  Wald: 'A coefficient divided by its standard error, squared, gives Wald. One of the three may be mistyped.',
  OR: 'The odds ratio is e to the power of the coefficient. One of the two may be mistyped.',
}
