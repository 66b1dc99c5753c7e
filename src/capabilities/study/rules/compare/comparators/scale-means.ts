/** Rows of a rating scale: the mean follows from how many gave each answer. */
import { numberIn, type TableRow } from '#product/document-table.ts'
import { roundingOf } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, isEmptyCell, nameIn, type PlacedTable } from '../places.ts'

export const scaleMeans: Comparator = {
  about: {
    id: 'numbers.scale',
    area: 'data',
    label: 'Means of a rating scale follow from its answers',
    weight: 3,
  },
  one: 'mean of a rating scale',
  many: 'means of rating scales',
  holds: 'follows from its answers',
  hold: 'follow from their answers',
  none: 'No mean of a rating scale stands with its answers in the text.',
  advice: 'Compute these means again from the answers.',
  agreeing: 'each',
  consequence: 'The ranking of the statements rests on these means.',
  compare: ({ tables, printed }) => {
    const counted = tables.map(weighed)
    const hand = handOf(counted.flatMap((meant) => meant?.rows ?? []))
    return comparisonOf(
      tables.flatMap((placed, at) => {
        const meant = counted[at]
        return meant ? meant.rows.flatMap((one) => weighedAs(placed, one, meant.points, hand)) : []
      }),
      [],
      printed.means,
    )
  },
}

type Hand = 'rounds' | 'cuts' | 'either'
type Meant = { rows: Weighed[]; points: number }
type Weighed = { row: TableRow; mean: number; printed: number; decimals: number }
const POINTS = [5, 4, 3, 7, 6] as const
const FEWEST_ROWS = 3

/** The columns of the answers show themselves: nearly all rows have the mean of the weights from most to least, or back. */
function weighed({ table }: PlacedTable): Meant | undefined {
  for (const points of POINTS)
    for (let from = 1; from + points < table.columns; from++)
      for (const isFalling of [true, false]) {
        const rows = table.rows.flatMap((row) => weighedRow(row, from, points, isFalling) ?? [])
        const right = rows.filter(isMean)
        const isMeant = right.length >= FEWEST_ROWS && right.length * 3 >= rows.length * 2
        // Two scores the same turned round tell nothing of their order.
        if (isMeant) return { rows, points }
      }
  return undefined
}

/** Some cut off what others round. */
const isRounded = ({ mean, printed, decimals }: Weighed) =>
  Math.abs(mean - printed) <= roundingOf(decimals) + 1e-9
const isCut = ({ mean, printed, decimals }: Weighed) =>
  Math.floor(mean * 10 ** decimals + 1e-9) === Math.round(printed * 10 ** decimals)
const isMean = (one: Weighed) => isRounded(one) || isCut(one)

/** One work does the same with all its means, and what it does shows in those where the two differ. */
function handOf(rows: readonly Weighed[]): Hand {
  const up = rows.filter((one) => isRounded(one) && !isCut(one)).length
  const down = rows.filter((one) => isCut(one) && !isRounded(one)).length
  return down === 0 || up > 2 * down ? 'rounds' : up === 0 ? 'cuts' : 'either'
}

function weighedRow(row: TableRow, from: number, points: number, isFalling: boolean): Weighed | undefined {
  if (row.kind !== 'body' || row.unsure) return undefined
  const counts = Array.from({ length: points }, (_, at) => answersIn(row, from + at))
  if (counts.some((count) => count === undefined) || counts.filter((count) => count! > 0).length < 2)
    return undefined
  const n = counts.reduce<number>((sum, count) => sum + count!, 0)
  const total = counts.reduce<number>(
    (sum, count, at) => sum + count! * (isFalling ? points - at : at + 1),
    0,
  )
  for (let at = from + points; at < row.cells.length; at++) {
    const held = figureIn(row, at, ['mean', 'weight', 'number'])
    if (held && held.decimals > 0 && held.value >= 1 && held.value <= points)
      return { row, mean: total / n, printed: held.value, decimals: held.decimals }
  }
  return undefined
}

/** Under 'SD' stands how many strongly disagree, and no spread. */
function answersIn(row: TableRow, at: number): number | undefined {
  if (isEmptyCell(row, at)) return 0
  const held = numberIn(row.cells[at]) ?? figureIn(row, at, ['count'])
  return held && held.decimals === 0 && held.value >= 0 && !held.bound ? held.value : undefined
}

function weighedAs(placed: PlacedTable, one: Weighed, points: number, hand: Hand): StatisticRow[] {
  const agrees = hand === 'cuts' ? isMean(one) : isRounded(one)
  // Cut in a work of which nobody can tell whether it cuts: neither right nor wrong.
  if (!agrees && hand === 'either' && isCut(one)) return []
  const unit = 10 ** one.decimals
  const computed = hand === 'cuts' && isCut(one) ? Math.floor(one.mean * unit + 1e-9) / unit : one.mean
  return [
    {
      reports: `${nameIn(placed, one.row) || 'Mean'}, answers from 1 to ${points}`,
      writes: one.printed.toFixed(one.decimals),
      computes: computed.toFixed(one.decimals),
      verdict: agrees ? 'agrees' : 'look-again',
      ...(agrees
        ? {}
        : { note: `The mean does not follow from the answers beside it. ${scaleMeans.consequence}` }),
      evidence: evidenceOfRow(placed, one.row),
    },
  ]
}
