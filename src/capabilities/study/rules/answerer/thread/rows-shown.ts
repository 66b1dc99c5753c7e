/** "And for females?", "what percentage is that?", "which has more?": the rows of tables that were shown, told anew. */
import type { HeldNumber, TableRow } from '#product/document-table.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOfRow, type PlacedTable } from '../../compare/places.ts'
import { keyOfPlace } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import {
  countColumns,
  figureColumns,
  headingAt,
  isInWords,
  nameShown,
  rowTold,
  stemSet,
  tablesToAsk,
  withItsNumber,
} from '../figures/rows.ts'
import { quote, toldSegment } from '../segments.ts'
import { newThing } from './in-its-stead.ts'
import { type AnswerBefore, shownPlaces } from './told-before.ts'

type ShownRow = { placed: PlacedTable; row: TableRow; columns: readonly number[] }

/** With the columns that were told. */
export function rowsShown(answer: AnswerBefore | undefined, study: OpenStudy): ShownRow[] {
  const said = answer?.segments.map(({ text }) => text).join('\n') ?? ''
  const keys = new Set(shownPlaces(answer).map(keyOfPlace))
  const ids = new Set(shownPlaces(answer).map(({ sentenceId }) => sentenceId))
  return tablesToAsk('', study)
    .filter(({ block }) => ids.has(block.id))
    .flatMap((placed) =>
      placed.table.rows
        .filter((row) => row.kind !== 'head' && keys.has(keyOfPlace(evidenceOfRow(placed, row))))
        .map((row) => {
          const filled = figureColumns(placed.table).filter((at) => row.cells[at]?.text)
          const told = filled.filter((at) =>
            said.includes(`${headingAt(placed.table, at).replace(/[\s–:]+$/, '')} ${row.cells[at]!.text}`),
          )
          return { placed, row, columns: told.length > 0 ? told : filled }
        }),
    )
}

const shownAs = ({ placed, row }: ShownRow, columns: readonly number[]) => {
  const { says, evidence } = rowTold(placed, row, columns)
  return quote(evidence, `${says} `)
}

const POINTS = /\b(?:there|it|its|they|them|their|that|those|these|of them|here)\b/i
const MOST_WORDS = 9

/** Another row of the same table, or another column of the same row. */
export function anotherCell(
  question: string,
  last: AnswerBefore | undefined,
  study: OpenStudy,
): AnswerSegment[] {
  const added = newThing(question)
  if (!added && !(POINTS.test(question) && question.trim().split(/\s+/).length <= MOST_WORDS)) return []
  const words = readQuestion(added ?? question).words.filter(({ weighs }) => weighs !== 'light')
  const shown = rowsShown(last, study)
  if (words.length === 0 || shown.length === 0) return []
  const [{ placed, columns }] = shown as [ShownRow]
  const rows = placed.table.rows.filter(
    (row) => row.kind !== 'head' && !row.unsure && columns.some((at) => row.cells[at]?.text),
  )
  const named = rows.filter((row) => {
    const stems = stemSet(nameShown(placed.table, row))
    return words.every((word) => isInWords(stems, word))
  })
  if (added && named.length > 0)
    return named.slice(0, 2).map((row) => shownAs({ placed, row, columns }, columns))
  const headed = figureColumns(placed.table).filter((at) => {
    const stems = stemSet(headingAt(placed.table, at))
    return words.every((word) => isInWords(stems, word))
  })
  const exact = withItsNumber(headed, placed.table, question)
  return exact.length === 0 ? [] : shown.slice(0, 2).map((one) => shownAs(one, exact))
}

const cellNumbers = (row: TableRow, at: number): HeldNumber[] =>
  (row.cells[at]?.holds ?? []).filter((held) => held.is !== 'interval')
/** "79 (68.1)" under "n (%)", too. */
const shareColumns = ({ table }: PlacedTable, row: TableRow, columns: readonly number[]) =>
  columns.flatMap((at) =>
    cellNumbers(row, at)
      .filter(
        ({ is, unit }) => is === 'share' || is === 'valid-share' || (unit === '%' && is !== 'running-share'),
      )
      .map(() => at)
      .concat(
        /\d\s*\(\d[\d.]*\s?%?\)/.test(row.cells[at]?.text ?? '') &&
          `${nameShown(table, row)} ${headingAt(table, at)}`.includes('%')
          ? [at]
          : [],
      ),
  )

/** The share that stands in the row, or, where only counts do, the one they make. */
export function asShare(last: AnswerBefore | undefined, study: OpenStudy): AnswerSegment[] {
  const [first] = rowsShown(last, study)
  if (!first) return []
  const { placed, row } = first
  const told = shareColumns(placed, row, first.columns)
  const shares = told.length > 0 ? told : shareColumns(placed, row, figureColumns(placed.table))
  if (shares.length > 0) return [shownAs(first, [...new Set(shares)])]
  const at = first.columns.find((column) => cellNumbers(row, column)[0]?.is === 'count')
  const count = at === undefined ? undefined : cellNumbers(row, at)[0]
  const total = placed.table.rows.find(({ kind }) => kind === 'total')
  const whole = total && at !== undefined ? cellNumbers(total, at)[0] : undefined
  if (!count || !whole || whole.value < count.value || whole.value === 0) return []
  return [
    toldSegment(STUDY_SENTENCES.madeShare(count.value, whole.value)),
    quote(evidenceOfRow(placed, row)),
    quote(evidenceOfRow(placed, total!)),
  ]
}

/** Two rows with the same column of numbers: which is more, and by how much. */
export function rowsCompared(
  of: 'most' | 'least' | 'comparison',
  told: readonly AnswerBefore[],
  study: OpenStudy,
): AnswerSegment[] {
  const rows = told.flatMap((answer) => rowsShown(answer, study)).slice(-2)
  const [one, other] = rows
  if (!one || !other || one.row === other.row) return []
  const pairs = one.columns.flatMap((at) => {
    const there = other.columns.find(
      (column) => headingAt(other.placed.table, column) === headingAt(one.placed.table, at),
    )
    const [held] = cellNumbers(one.row, at)
    const [beside] = there === undefined ? [] : cellNumbers(other.row, there)
    return held && beside && held.is === beside.is && there !== undefined
      ? [
          {
            at,
            there,
            value: held.value,
            besides: beside.value,
            decimals: Math.max(held.decimals, beside.decimals),
          },
        ]
      : []
  })
  const [first] = pairs
  if (!first) return []
  const { at, there, value, besides, decimals } = first
  const names = [nameShown(one.placed.table, one.row), nameShown(other.placed.table, other.row)] as const
  const isFirst = of === 'least' ? value < besides : value > besides
  const difference = Math.abs(value - besides).toFixed(decimals)
  return [
    toldSegment(
      value === besides
        ? STUDY_SENTENCES.bothAlike(names[0], names[1])
        : STUDY_SENTENCES.moreOfTwo(
            names[isFirst ? 0 : 1],
            names[isFirst ? 1 : 0],
            of === 'least',
            difference,
          ),
    ),
    shownAs(one, [at]),
    shownAs(other, [there]),
  ]
}

const AGREES = /^\W*(?:strongly |somewhat |totally )?agreed?\b|^\W*S?A\b/i
const DISAGREES = /^\W*(?:strongly |somewhat |totally )?disagreed?\b|^\W*S?D\b/i

/** "So most agree?": the two ends of a scale, whose answers are the rows of the table that was shown. */
export function agreementIn(last: AnswerBefore | undefined, study: OpenStudy): AnswerSegment[] {
  const ids = new Set(shownPlaces(last).map(({ sentenceId }) => sentenceId))
  for (const placed of tablesToAsk('', study)) {
    const { table, block } = placed
    if (!ids.has(block.id)) continue
    const of = (side: RegExp) =>
      table.rows.filter((row) => row.kind === 'body' && !row.unsure && side.test(nameShown(table, row)))
    const [agree, disagree] = [of(AGREES), of(DISAGREES)]
    const counts = countColumns(placed, [...agree, ...disagree])[0]
    const shares = figureColumns(table).find((at) =>
      [...agree, ...disagree].every((row) => cellNumbers(row, at)[0]?.is === 'share'),
    )
    if (agree.length === 0 || disagree.length === 0 || (counts ?? shares) === undefined) continue
    const told = (rows: readonly TableRow[]) =>
      [counts, shares]
        .flatMap((at) => (at === undefined ? [] : [totalOf(rows, at) + (at === shares ? '%' : '')]))
        .join(', ')
    return [
      toldSegment(STUDY_SENTENCES.summedAnswers(told(agree), told(disagree))),
      ...[...agree, ...disagree].map((row) => quote(evidenceOfRow(placed, row))),
    ]
  }
  return []
}

function totalOf(rows: readonly TableRow[], at: number): string {
  const held = rows.flatMap((row) => cellNumbers(row, at).slice(0, 1))
  return held
    .reduce((sum, { value }) => sum + value, 0)
    .toFixed(Math.max(0, ...held.map(({ decimals }) => decimals)))
}
