/** "How many sold clothes and shoes together?", "the difference between …": two rows of one column, and what they make. */
import type { TableRow } from '#product/document-table.ts'
import type { PlacedTable } from '../../compare/places.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import {
  countColumns,
  figureColumns,
  firstNumber,
  headingAt,
  isAnswered,
  isInWords,
  isRowNamed,
  nameShown,
  namesOfRow,
  type RowAsked,
  rowTold,
  stemSet,
  tablesToAsk,
} from './rows.ts'

const ADDS =
  /\b(?:together|altogether|combined|in sum|the sum of|added up|in total|both|add)\b[^?]*\b(?:and|plus)\b|\b(?:and|plus)\b[^?]*\b(?:together|altogether|combined|in sum|in total|put together|added)\b/i
const SUBTRACTS =
  /\bdifference\b|\bhow (?:many|much) (?:more|fewer|less|higher|lower|greater)\b|\bgap between\b/i

/** `sum`: what code made of the rows, in words. */
export type RowsMade = { sum: string; rows: readonly RowAsked[] }

export function rowsAdded(question: string, study: OpenStudy): RowsMade | undefined {
  const adds = ADDS.test(question)
  if (!adds && !SUBTRACTS.test(question)) return undefined
  const topics = readQuestion(
    question.replace(ADDS, (said) => said.replace(/\b(?:together|combined|in total|both|add\w*)\b/gi, ' ')),
  ).words
  const found = tablesToAsk(question, study).flatMap((placed) => {
    const { table } = placed
    const rows = wholeRows(
      table.rows.filter((row) => isAnswered(table, row) && isRowNamed(table, row, topics)),
      placed,
    )
    const column = rows.length > 1 ? columnAsked(placed, rows, topics) : undefined
    return column === undefined || (!adds && rows.length !== 2) ? [] : [{ placed, rows, column }]
  })
  const [only] = found
  // Where two tables would give two sums, none is told.
  if (!only || found.length > 1) return undefined
  const { placed, rows, column } = only
  const held = rows.flatMap((row) => row.cells[column]?.holds?.find((one) => one.is !== 'interval') ?? [])
  const values = held.map(({ value }) => value)
  const decimals = Math.max(...held.map((one) => one.decimals))
  const total = adds ? values.reduce((sum, value) => sum + value, 0) : Math.abs(values[0]! - values[1]!)
  const shown = adds ? values : values.toSorted((one, other) => other - one)
  return {
    sum: `${shown.map((value) => value.toFixed(decimals)).join(adds ? ' + ' : ' − ')} = ${total.toFixed(decimals)}`,
    rows: rows.map((row) => rowTold(placed, row, [column])),
  }
}

/** Of rows of which one name holds the other, the one that says more: "women" and "women who own land". */
function wholeRows(rows: readonly TableRow[], { table }: PlacedTable): TableRow[] {
  const sizeOf = (row: TableRow) => Math.max(...namesOfRow(table, row).map(({ size }) => size))
  return [
    ...new Map(
      rows.toSorted((one, other) => sizeOf(one) - sizeOf(other)).map((row) => [nameShown(table, row), row]),
    ).values(),
  ].toSorted((one, other) => table.rows.indexOf(one) - table.rows.indexOf(other))
}

function columnAsked(
  placed: PlacedTable,
  rows: readonly TableRow[],
  topics: ReturnType<typeof readQuestion>['words'],
): number | undefined {
  const { table } = placed
  const numbered = figureColumns(table).filter((at) =>
    rows.every((row) => firstNumber(row, at) !== undefined),
  )
  const headed = numbered.filter((at) =>
    topics.some((word) => isInWords(stemSet(headingAt(table, at)), word)),
  )
  if (headed.length > 0) return headed[0]
  const counts = countColumns(placed, rows).filter((at) => numbered.includes(at))
  return counts.length > 0 ? counts[0] : numbered.length === 1 ? numbered[0] : undefined
}
