/**
 * Shares, the counts beside them and the whole they are of. A table seldom names its whole: it is the one that nearly all
 * of its lines agree with, and where there is none, nothing is said.
 */
import type { TableRow } from '#product/document-table.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import { decimalsOf, grouped, readCount } from '../../statistics/printed-number.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import { type StatisticRow, withoutRepeats } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, nameIn, nameOfTable, type PlacedTable, wholeIn } from '../places.ts'
import { findListedShareRows } from '../recomputed/listed-shares.ts'
import { findPercentageRows, findShares, rowOfShare } from '../recomputed/percentages.ts'
import { type Line, type ShareColumn, shareColumnsOf } from './share-columns.ts'

export const shares: Comparator = {
  about: {
    id: 'numbers.percentages',
    area: 'data',
    label: 'Percentages follow from their counts',
    weight: 2,
  },
  one: 'percentage with its count',
  many: 'percentages with their counts',
  holds: 'follows from them',
  hold: 'follow from them',
  none: 'No percentage in the text stands with its count and its whole.',
  advice: 'Compute the share again, and name the whole where it is not the full sample.',
  agreeing: 'together',
  consequence: 'Every sentence that repeats this percentage is wrong with it.',
  compare: (places) => {
    const { own, tables, programTables } = places
    const left: StudyEvidence[] = []
    const usual = usualTotals(tables)
    const typed = tables.flatMap((placed) => sharesOf(placed, left, usual))
    const told = [
      ...findPercentageRows(own),
      // In a list each share follows from its count, whichever study it is from.
      ...findListedShareRows([...own.sentences, ...own.quoted]),
      ...typed,
    ]
    const keyOf = ({ evidence, writes }: StatisticRow) => `${evidence.quote}\n${writes}`
    const known = new Set(told.map(keyOf))
    const names = new Map(
      tables.flatMap((placed) => (placed.table.label ? [[placed.block.id, nameOfTable(placed)]] : [])),
    )
    return comparisonOf(
      withoutRepeats(
        [...told, ...programTables.shares.filter((row) => !known.has(keyOf(row)))].map((row) =>
          inItsTable(row, names.get(row.evidence.sentenceId)),
        ),
      ),
      left,
    )
  },
}

/** 'Yes: 60 of 67' stands in many tables. */
function inItsTable(row: StatisticRow, table: string | undefined): StatisticRow {
  const { reports, writes, computes, verdict } = row
  const isRounded = verdict === 'agrees' && writes !== computes && decimalsOf(writes) === decimalsOf(computes)
  return {
    ...row,
    ...(table ? { table, reports: `${table}, ${reports}` } : {}),
    // Of a hundred, the count is the share.
    ...(/ of 100$/.test(reports) ? { isBound: true as const } : {}),
    ...(isRounded ? { note: 'The last digit differs by rounding.' } : {}),
  }
}

/** What a share may be of, line by line. */
export type WholeOf = {
  of: 'all' | 'line' | 'beside'
  name: string
  whole: (line: Line) => number | undefined
}
const isShareOf = ({ count, share }: Line, whole: number | undefined): boolean =>
  whole !== undefined && whole > 1 && count <= whole && shareAgrees(count, whole, share.value, share.decimals)

const N_NAMED = /(?<!\p{L})[nN]\s*=\s*(\d[\d,]*)/gu

/** Every whole the table can mean: of all its lines, of one group, named in its title, of each line alone. */
export function wholesFor(placed: PlacedTable, { count, lines, totals }: ShareColumn): WholeOf[] {
  const { table } = placed
  const sum = countOf(lines)
  const about = [table.caption ?? '', ...table.headings, ...(table.notes ?? [])].join(' ')
  const named = [...about.matchAll(N_NAMED)].flatMap(([, n = '']) => {
    const read = readCount(n)
    // A superscript note mark sticks to the number it follows: N = 7,152¹ is read as 7,1521.
    return [read, Math.floor(read / 10)]
  })
  const constants = [...new Set([sum, ...totals.map((line) => line.count), ...named])].filter((n) => n > 1)
  const counts = table.headings.flatMap((_, at) => (at >= table.stub ? [at] : []))
  const beside = counts.filter(
    (at) => at !== count && lines.every(({ row }) => wholeIn(row, at) !== undefined),
  )
  return [
    ...constants.map((whole): WholeOf => ({ of: 'all', name: grouped(whole), whole: () => whole })),
    { of: 'all', name: 'its group', whole: (line) => groupSum(line, lines) },
    ...beside.map(
      (at): WholeOf => ({
        of: 'beside',
        name: table.headings[at] ?? '',
        whole: ({ row }) => wholeIn(row, at),
      }),
    ),
    {
      of: 'line',
      name: 'its line',
      whole: ({ row }) => {
        const all = counts.flatMap((at) => (table.totals?.includes(at) ? [] : (countIn(row, at) ?? [])))
        return all.length > 1 ? all.reduce((one, other) => one + other, 0) : undefined
      },
    },
  ]
}

const countIn = (row: TableRow, at: number): number | undefined =>
  wholeIn(row, at) ?? figureIn(row, at, ['count'])?.value

/** Lines that follow each other answer one question, if their shares make a hundred, or all of them but one fit. */
function groupSum(line: Line, lines: readonly Line[]): number | undefined {
  const at = lines.indexOf(line)
  if (at < 0) return undefined
  let from = at
  let to = at
  while (lines[from - 1]?.at === lines[from]!.at - 1) from--
  while (lines[to + 1]?.at === lines[to]!.at + 1) to++
  const group = lines.slice(from, to + 1)
  const sum = countOf(group)
  const isOne = makeHundred(group) || group.filter((one) => !isShareOf(one, sum)).length === 1
  return group.length > 1 && isOne ? sum : undefined
}

const countOf = (lines: readonly Line[]) => lines.reduce((sum, { count }) => sum + count, 0)
/** Each share may be rounded by half of its last digit. */
const makeHundred = (lines: readonly Line[]) =>
  Math.abs(lines.reduce((sum, { share }) => sum + share.value, 0) - 100) <=
  lines.reduce((most, { share }) => most + 0.5 * 10 ** -share.decimals, 0)

/** What the counts of several tables add up to, each time with a hundred beside it: those who answered. */
function usualTotals(tables: readonly PlacedTable[]): ReadonlySet<number> {
  const totals = tables.flatMap((placed) =>
    shareColumnsOf(placed).flatMap((column) =>
      column.totals.length > 0 && column.totals.every(({ share }) => share.value === 100)
        ? (wholeAddedUp(column) ?? [])
        : [],
    ),
  )
  return new Set(totals.filter((one, at) => totals.indexOf(one) !== at))
}

/** The whole that most lines agree with; undefined where too few do to be sure. */
export function wholeMeant(
  column: ShareColumn,
  wholes: readonly WholeOf[],
  usual: ReadonlySet<number> = new Set(),
): WholeOf | undefined {
  const telling = column.lines.filter(({ count }) => count > 0)
  const agreeing = (one: WholeOf) => telling.filter((line) => isShareOf(line, one.whole(line))).length
  const [best] = wholes.toSorted((one, other) => agreeing(other) - agreeing(one))
  if (!best) return undefined
  const many = agreeing(best)
  if (many >= 2 && many * 3 >= telling.length * 2) return best
  // None agrees, and they are nevertheless shares of all who answered: two answers, and both shares of another question.
  const added = wholeAddedUp(column)
  const isSure = added !== undefined && (column.lines.length > 2 ? many > 0 : usual.has(added))
  const stated = wholeOfTotal(column, many) ?? (isSure ? added : undefined)
  return stated === undefined ? undefined : { of: 'all', name: grouped(stated), whole: () => stated }
}

/**
 * One line says it: the counts add up to its count, and beside that stands a hundred. Shares that make a hundred, and
 * of which none follows from its count, may be weighted.
 */
function wholeOfTotal({ lines, totals }: ShareColumn, agreeing: number): number | undefined {
  const [total, ...others] = totals
  const isStated = total?.share.value === 100 && total.count === countOf(lines) && others.length === 0
  return isStated && (agreeing > 0 || !makeHundred(lines)) ? total.count : undefined
}

/** What the counts add up to, where the shares add up to a hundred: they divide one whole, whatever each of them says. */
function wholeAddedUp({ lines, totals }: ShareColumn): number | undefined {
  const sum = countOf(lines)
  const isTotal = totals.every(({ count, share }) => count === sum && share.value === 100)
  return isTotal && makeHundred(lines) ? sum : undefined
}

/** "214 / 4,117 (5.2%)" needs no other cell. */
const fractionsOf = (placed: PlacedTable): StatisticRow[] =>
  placed.table.rows.flatMap((row) =>
    row.cells.flatMap(({ text }) =>
      /%/.test(text) && /\/|\bof\b/.test(text)
        ? findShares(text)
            .filter(({ isNamed }) => isNamed)
            .flatMap((found) => rowOfShare(found, evidenceOfRow(placed, row), nameIn(placed, row)))
        : [],
    ),
  )

function sharesOf(placed: PlacedTable, left: StudyEvidence[], usual: ReadonlySet<number>): StatisticRow[] {
  const fractions = fractionsOf(placed)
  if (fractions.length > 0) return fractions
  return shareColumnsOf(placed).flatMap((column) => {
    const wholes = wholesFor(placed, column)
    const meant = wholeMeant(column, wholes, usual)
    if (!meant) {
      // A count and a share of something else, '120 women, 41.7% of whom booked late', are no pair.
      const isPair = column.lines.some((line) => wholes.some((one) => isShareOf(line, one.whole(line))))
      if (isPair || wholeAddedUp(column))
        left.push(...column.lines.map(({ row }) => evidenceOfRow(placed, row)))
      return []
    }
    return [
      ...column.lines.flatMap((line) => judged(placed, line, meant, wholes, left)),
      ...column.totals.flatMap((line) => ofTotal(placed, line, wholes, left)),
    ]
  })
}

function judged(
  placed: PlacedTable,
  line: Line,
  meant: WholeOf,
  wholes: readonly WholeOf[],
  left: StudyEvidence[],
): StatisticRow[] {
  const whole = meant.whole(line)
  if (isShareOf(line, whole)) return [shareRow(placed, line, whole!, true)]
  // Another whole under which it is right acquits it.
  const isFreed =
    whole === undefined ||
    line.share.value > 100 ||
    wholes.some((other) => isShareOf(line, other.whole(line)))
  if (!isFreed && line.count <= whole) return [shareRow(placed, line, whole, false)]
  left.push(evidenceOfRow(placed, line.row))
  return []
}

/** Beside a total stands 100, or the rate of everybody: of the whole that stands in the same line. */
function ofTotal(
  placed: PlacedTable,
  line: Line,
  wholes: readonly WholeOf[],
  left: StudyEvidence[],
): StatisticRow[] {
  if (line.share.value === 100) return []
  if (wholes.some((one) => isShareOf(line, one.whole(line)))) return []
  const beside = wholes.filter(({ of }) => of === 'beside')
  const [only] = beside
  const whole = only?.whole(line)
  if (beside.length === 1 && whole && line.count < whole) return [shareRow(placed, line, whole, false)]
  left.push(evidenceOfRow(placed, line.row))
  return []
}

function shareRow(placed: PlacedTable, line: Line, whole: number, agrees: boolean): StatisticRow {
  const { count, share, row } = line
  const name = nameIn(placed, row)
  return {
    reports: `${name ? `${name}: ` : ''}${grouped(count)} of ${grouped(whole)}`,
    writes: `${share.value.toFixed(share.decimals)}%`,
    computes: shareShown(count, whole, share.decimals),
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: `The count, the whole or the share differs. ${shares.consequence}` }),
    evidence: evidenceOfRow(placed, row),
  }
}
