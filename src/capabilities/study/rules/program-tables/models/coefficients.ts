/**
 * Regression tables as software prints them: a coefficient with its standard error and the values that follow from the
 * two (t or z, Wald, the odds ratio, the interval, p). Each is computed from the others, with all that rounding allows.
 */

import { pOfChiSquare, pOfT, pOfZ } from '#kit/statistics/distributions.ts'
import { judgedP } from '../../statistics/judged-p.ts'
import {
  comparedRow,
  fits,
  fitsInSize,
  mapped,
  over,
  type Printed,
  readPrinted,
  size,
  square,
  withoutPadding,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Columns, columnsIn, only, type Role } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { stubName } from '../../tables/stubs.ts'
import type { Coefficient } from './coefficient.ts'
import { coefficientInterval, oddsInterval } from './coefficient-intervals.ts'

export type CoefficientTable = {
  table: NumberTable
  columns: Columns
  lines: (Coefficient & { at: number })[]
}

const ROLES: readonly Role[] = ['b', 'error', 't', 'z', 'wald', 'df', 'odds', 'low', 'high', 'p']

export function coefficientTableOf(table: NumberTable): CoefficientTable | null {
  const columns = columnsIn(table.header)
  const b = only(columns, 'b') ?? onlyBeta(columns)
  const odds = only(columns, 'odds')
  const hasOthers = ['error', 't', 'z', 'wald'].some((role) => only(columns, role as Role) !== null)
  // Two models side by side: we do not guess which error belongs to which coefficient.
  if (ROLES.some((role) => role !== 'b' && (columns[role]?.length ?? 0) > 1)) return null
  if ((b === null && odds === null) || (b !== null && !hasOthers && odds === null)) return null
  const cellOf = (row: readonly string[], at: number | null) => (at === null ? undefined : row[at])
  const lines = table.rows.flatMap((row, at) => {
    const printed = (role: Role) => readPrinted(cellOf(row, only(columns, role)))
    const line = {
      label: stubName(row),
      b: readPrinted(cellOf(row, b)),
      error: printed('error'),
      ratio: printed('t') ?? printed('z'),
      isZ: only(columns, 'z') !== null,
      wald: printed('wald'),
      df: printed('df')?.value ?? null,
      odds: printed('odds'),
      ...limitsIn(row, columns),
      pCell: cellOf(row, only(columns, 'p')),
      at,
    }
    return line.b || line.odds ? [line] : []
  })
  return { table, columns, lines }
}

/** Students often print the coefficient itself as β, and no other. */
const onlyBeta = (columns: Columns) =>
  columns.b === undefined && only(columns, 'error') !== null ? only(columns, 'beta') : null

const LIMITS = /^[[(]?\s*([-−–]?[\d.]+)\s*(?:,|;|\bto\b|–|—|\s-\s|-(?=[\d.]))\s*([-−–]?[\d.]+)\s*[\])]?$/

function limitsIn(row: readonly string[], columns: Columns): Pick<Coefficient, 'low' | 'high'> {
  const [low, high, both] = [only(columns, 'low'), only(columns, 'high'), only(columns, 'both')]
  if (low !== null && high !== null) return { low: readPrinted(row[low]), high: readPrinted(row[high]) }
  if (both === null) return { low: null, high: null }
  const inOne = row[both]?.match(LIMITS)
  if (inOne) return { low: readPrinted(inOne[1]), high: readPrinted(inOne[2]) }
  // One heading above two cells.
  return row.length > both + 1 && columns.low === undefined
    ? { low: readPrinted(row[both]), high: readPrinted(row[both + 1]) }
    : { low: null, high: null }
}

/** The degrees of freedom of a table's t values, if the document gives them. */
export type Freedom = (found: CoefficientTable) => number | null

export const findCoefficientRows = (tables: readonly NumberTable[], freedom: Freedom): StatisticRow[] =>
  tables.flatMap((table) => {
    const found = coefficientTableOf(table)
    if (!found) return []
    const df = freedom(found)
    const isResampled = RESAMPLED.test(table.about)
    const showsMinus = found.lines.some(({ b, ratio }) => b && ratio && b.value < 0 && ratio.value < 0)
    const rows = found.lines.flatMap((line) =>
      coefficientRows(line, { df, showsMinus, evidence: table.evidenceOf(line.at) }),
    )
    const isRatio = ({ writes }: StatisticRow) => /^[tz] = /.test(writes)
    // A standardised coefficient divided by an unstandardised error means nothing.
    const isMixed = isBetaColumn(found) && !rows.some((row) => isRatio(row) && row.verdict === 'agrees')
    return rows.filter((row) => !(isMixed && isRatio(row)) && !(isResampled && row.writes === '95% CI'))
  })

/** Such intervals are not symmetric about their estimate. */
const RESAMPLED = /\b(?:bootstrap\w*|BCa|credible|posterior|profile|HDI)\b/i

const isBetaColumn = ({ table, columns }: CoefficientTable): boolean => {
  const at = only(columns, 'b') ?? onlyBeta(columns)
  return at !== null && /β|beta/i.test(table.header[at] ?? '')
}

type CoefficientContext = { df: number | null; showsMinus: boolean; evidence: StatisticRow['evidence'] }

export function coefficientRows(
  line: Coefficient,
  { df, showsMinus, evidence }: CoefficientContext,
): StatisticRow[] {
  const { b, error, ratio, wald, odds, label } = line
  const named = label === '' ? '' : `${label}: `
  const rows: (StatisticRow | null)[] = []
  const withError = `${named}B = ${b?.text}, SE = ${error?.text}`
  const divided = b && error && error.value > 0 ? over(size(b), error) : null
  const isUnsure = b?.unsure || ratio?.unsure
  if (b && error && divided && ratio) {
    const agrees = fitsInSize(withoutPadding(ratio), divided)
    const turned = agrees && showsMinus && !isUnsure && isOpposite(b, ratio)
    rows.push(
      comparedRow({
        reports: withError,
        name: line.isZ ? 'z' : 't',
        printed: ratio,
        computed: divided,
        exact:
          (Math.abs(b.value) / error.value) * Math.sign(b.value || 1) * (isUnsure ? Math.sign(b.value) : 1),
        agrees: agrees && !turned,
        note: turned
          ? 'A coefficient and its t or z have the same sign: the standard error is never negative.'
          : NOTES.ratio,
        evidence,
      }),
    )
  }
  if (b && error && divided && wald) {
    const squared = square(divided)
    rows.push(
      comparedRow({
        reports: withError,
        name: 'Wald',
        printed: wald,
        computed: squared,
        exact: (b.value / error.value) ** 2,
        agrees: fits(wald, squared),
        note: NOTES.wald,
        evidence,
      }),
    )
  }
  if (b && odds && odds.value > 0 && !b.unsure) {
    const raised = mapped(b, Math.exp)
    rows.push(
      comparedRow({
        reports: `${named}B = ${b.text}`,
        name: 'OR',
        printed: odds,
        computed: raised,
        exact: Math.exp(b.value),
        agrees: fits(odds, raised),
        note: NOTES.odds,
        evidence,
      }),
    )
  }
  const interval = odds ? oddsInterval(line, named, evidence) : coefficientInterval(line, named, df, evidence)
  rows.push(interval, pRow(line, named, df, evidence))
  return rows.filter((row) => row !== null)
}

const isOpposite = (b: Printed, ratio: Printed) =>
  (b.low > 0 && ratio.high < 0) || (b.high < 0 && ratio.low > 0)

const NOTES = {
  ratio: 'A coefficient divided by its standard error gives t or z. One of the three may be mistyped.',
  wald: 'A coefficient divided by its standard error, squared, gives Wald. One of the three may be mistyped.',
  odds: 'The odds ratio is e to the power of the coefficient. One of the two may be mistyped.',
}

/** A t test hardly ever has fewer degrees of freedom than this; with fewer, p could be larger still. */
const FEWEST = 4

/** Without degrees of freedom, p lies between that of z and that of a very small sample. */
function pRow(line: Coefficient, named: string, df: number | null, evidence: StatisticRow['evidence']) {
  const { wald, ratio, isZ, pCell } = line
  if (wald) {
    const over = line.df ?? 1
    if (over < 1) return null
    const range = { low: pOfChiSquare(wald.high, over), high: pOfChiSquare(Math.max(0, wald.low), over) }
    return judgedP(
      `${named}Wald = ${wald.text}, df = ${over}`,
      pCell,
      range,
      pOfChiSquare(wald.value, over),
      evidence,
    )
  }
  if (!ratio) return null
  const { low, high } = size(ratio)
  const value = Math.abs(ratio.value)
  if (isZ)
    return judgedP(
      `${named}z = ${ratio.text}`,
      pCell,
      { low: pOfZ(high), high: pOfZ(Math.max(0, low)) },
      pOfZ(value),
      evidence,
    )
  const known = line.df ?? df
  if (known !== null && known > 0)
    return judgedP(
      `${named}t(${known}) = ${ratio.text}`,
      pCell,
      { low: pOfT(high, known), high: pOfT(Math.max(0, low), known) },
      pOfT(value, known),
      evidence,
    )
  const row = judgedP(
    `${named}t = ${ratio.text}`,
    pCell,
    { low: pOfZ(high), high: pOfT(Math.max(0, low), FEWEST) },
    pOfZ(value),
    evidence,
    'No number of degrees of freedom gives this p with this t.',
  )
  return row && row.verdict === 'agrees' ? { ...row, isBound: true as const } : row
}
