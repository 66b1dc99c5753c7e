/** Checks of a cross-tabulation: its shares, and the χ² printed with it. */

import { decimalsOf } from '../../statistics/printed-number.ts'
import { comparedRow, exactly, fits, type Printed, readPrinted } from '../../statistics/printed-range.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { chiTestsIn } from './chi-square.ts'
import { type CountsTable, chiSquareOf, countsTableOf, type Expected, sumOf } from './counts-table.ts'

export const findCrosstabRows = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table, place) => {
    const counts = countsTableOf(table)
    if (!counts) return []
    return [...shareRows(counts), ...chiRows(counts, tables[place + 1])]
  })

function shareRows({ table, names, columns, cells, at }: CountsTable): StatisticRow[] {
  const n = sumOf(cells.flat().map(({ count }) => count))
  const bases: ((row: number, column: number) => number)[] = [
    (row) => sumOf(cells[row]!.map(({ count }) => count)),
    (_, column) => sumOf(cells.map((line) => line[column]!.count)),
    () => n,
  ]
  const printed = cells.flatMap((line, row) =>
    line.flatMap(({ count, share }, column) => (share === null ? [] : [{ count, share, row, column }])),
  )
  const follows = (cell: (typeof printed)[number], base: (typeof bases)[number]) =>
    shareAgrees(
      cell.count,
      Math.max(1, base(cell.row, cell.column)),
      Number(cell.share),
      decimalsOf(cell.share),
    )
  const [best] = bases
    .map((base) => ({ base, agreeing: printed.filter((cell) => follows(cell, base)).length }))
    .sort((a, b) => b.agreeing - a.agreeing)
  if (!best || printed.length < 3 || best.agreeing < (2 * printed.length) / 3) return []
  return printed.map((cell) => {
    const whole = best.base(cell.row, cell.column)
    const agrees = follows(cell, best.base)
    return {
      reports: `${names[cell.row]}, ${columns[cell.column]}: ${cell.count} of ${whole}`,
      writes: `${cell.share}%`,
      computes: shareShown(cell.count, whole, decimalsOf(cell.share)),
      verdict: agrees ? 'agrees' : 'look-again',
      ...(agrees
        ? {}
        : { note: 'The other shares of this table follow from their counts; this one does not.' }),
      evidence: table.evidenceOf(at[cell.row]!),
    }
  })
}

/** The χ² in the headings of the table, or in the table of tests after it. */
function chiRows(counts: CountsTable, next: NumberTable | undefined): StatisticRow[] {
  const computed = chiSquareOf(counts)
  if (!computed) return []
  const own = chiInHeadings(counts.table)
  if (own) return [chiRow(counts, computed, own, 'χ²', counts.table.evidenceOf(counts.at[0]!))]
  if (!next || next.series !== counts.table.series || next.place - counts.table.place > 3) return []
  const tests = chiTestsIn(next)
  const n = next.rows.find((row) => /^n of valid cases/i.test(row.find(Boolean) ?? ''))
  const cases = n?.map((cell) => readPrinted(cell)?.value).find((value) => value !== undefined)
  // Another table's tests, or a table printed only in part.
  if (tests[0]?.df !== computed.df || (cases !== undefined && cases !== computed.n)) return []
  return tests.flatMap(({ name, value, evidence }) =>
    name === 'Linear-by-linear' ? [] : [chiRow(counts, computed, value, name, evidence)],
  )
}

function chiInHeadings({ headings }: NumberTable): Printed | null {
  const width = Math.max(0, ...headings.map((row) => row.length))
  for (let column = 1; column < width; column += 1) {
    const cells = headings.map((row) => row[column] ?? '')
    if (!cells.some((cell) => /chi[- ]?squared?|χ\s?[²2]/i.test(cell))) continue
    const value = cells.map(readPrinted).find((printed) => printed !== null)
    if (value) return value
  }
  return null
}

function chiRow(
  { cells }: CountsTable,
  computed: Expected,
  printed: Printed,
  name: string,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const { pearson, corrected, ratio, n, df } = computed
  const candidates =
    name === 'Likelihood ratio' ? [ratio] : [pearson, ...(corrected === null ? [] : [corrected])]
  const best = candidates.find((value) => fits(printed, exactly(value))) ?? candidates[0]!
  return comparedRow({
    reports: `${cells.map((row) => row.map(({ count }) => count).join('/')).join(', ')}, n = ${n}, df = ${df}`,
    name,
    printed,
    computed: exactly(best),
    exact: best,
    agrees: fits(printed, exactly(best)),
    note:
      corrected === null
        ? 'χ² follows from the counts. One of the two may be mistyped, or the test was made on other counts.'
        : `χ² follows from the counts: ${pearson.toFixed(3)}, or ${corrected.toFixed(3)} with the correction of Yates. One may be mistyped, or the test was made on other counts.`,
    evidence,
  })
}
