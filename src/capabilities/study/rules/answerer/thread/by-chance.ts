/** "Is that a big difference, or could it be chance?": two rows of one table with how many of how many, reckoned by us. */
import { pOfChiSquare } from '#kit/statistics/distributions.ts'
import type { TableRow } from '#product/document-table.ts'
import { evidenceOfRow } from '../../compare/places.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { figureColumns, nameShown } from '../figures/rows.ts'
import { limit, quote, toldSegment } from '../segments.ts'
import { rowsShown } from './rows-shown.ts'
import type { AnswerBefore } from './told-before.ts'

const SAYS = {
  noCounts:
    'The rows above do not show how many of how many, so I cannot reckon whether this may be chance. Where you have both, a chi-square test says it.',
  tooFew: (sides: string) =>
    `${sides}: these are too few to say, since one chance more or less changes everything. Report both counts, and claim no difference.`,
  reckoned: (sides: string, apart: string, chi: string, p: string, isSeldom: boolean) =>
    `My own reckoning from the counts shown, which does not stand in the work: ${sides}, ${apart} points apart; χ² = ${chi}, ${p}. ${isSeldom ? 'So large a difference seldom comes by chance alone. That does not say what causes it.' : 'A difference of this size may well be chance, so do not write that one is truly higher.'}`,
}

/** Undefined where no two rows of one table were shown. */
export function byChance(told: readonly AnswerBefore[], study: OpenStudy): AnswerSegment[] | undefined {
  const all = told.flatMap((answer) => rowsShown(answer, study))
  const first = told
    .toReversed()
    .map((answer) => rowsShown(answer, study)[0])
    .find((one) => one !== undefined)
  const ofOne = all.filter(
    ({ placed, row }) => placed.block.id === first?.placed.block.id && row.kind === 'body',
  )
  const [one, other] = [...new Map(ofOne.map((shown) => [shown.row, shown])).values()].slice(-2)
  if (!first || !one || !other) return undefined
  const { table } = first.placed
  const at = partAndWhole([one.row, other.row], figureColumns(table))
  if (!at) return [limit(SAYS.noCounts)]
  const [part, whole] = [one, other].map(({ row }) => [countAt(row, at.part)!, countAt(row, at.whole)!])
  const quoted = [one, other].map(({ placed, row }) => quote(evidenceOfRow(placed, row)))
  return [
    reckon([part!, whole!] as Pairs, [nameShown(table, one.row), nameShown(table, other.row)]),
    ...quoted,
  ]
}

type Pairs = [[part: number, whole: number], [part: number, whole: number]]

function reckon([[a, n], [b, m]]: Pairs, [one, other]: [string, string]): AnswerSegment {
  const sides = `${one} ${a} of ${n}, ${other} ${b} of ${m}`
  const share = (a + b) / (n + m)
  if (Math.min(n, m) * Math.min(share, 1 - share) < LEAST_EXPECTED) return toldSegment(SAYS.tooFew(sides))
  const chi = (a / n - b / m) ** 2 / (share * (1 - share) * (1 / n + 1 / m))
  const p = pOfChiSquare(chi, 1)
  const written = p < 0.001 ? 'p < .001' : `p = ${p.toFixed(2).replace(/^0/, '')}`
  const apart = Math.abs((100 * a) / n - (100 * b) / m).toFixed(1)
  return toldSegment(SAYS.reckoned(sides, apart, chi.toFixed(2), written, p < LEVEL))
}
const LEAST_EXPECTED = 5
const LEVEL = 0.05

const countAt = ({ cells }: TableRow, at: number): number | undefined => {
  const holds = cells[at]?.holds ?? []
  return holds.length === 1 && holds[0]!.is === 'count' && 'value' in holds[0]! ? holds[0]!.value : undefined
}

/** The two columns of counts of which the share beside them is made, in both rows. */
function partAndWhole(rows: readonly TableRow[], columns: readonly number[]) {
  const shares = columns.filter((at) => rows.every(({ cells }) => cells[at]?.holds?.[0]?.is === 'share'))
  for (const whole of columns)
    for (const part of columns) {
      const isMade = (row: TableRow) => {
        const [some, all] = [countAt(row, part), countAt(row, whole)]
        return shares.some((at) => {
          const held = row.cells[at]?.holds?.[0]
          const told = held && 'value' in held ? held.value : Number.NaN
          return some !== undefined && all ? Math.abs((100 * some) / all - told) < NEAR : false
        })
      }
      if (part !== whole && rows.every(isMade)) return { part, whole }
    }
  return undefined
}
const NEAR = 0.75
