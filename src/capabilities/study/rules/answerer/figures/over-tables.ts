/** "Which statement has the highest mean?", "the lowest mean of all tables": one measure over every table that has it. */
import type { TableRow } from '#product/document-table.ts'
import type { PlacedTable } from '../../compare/places.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { findPart } from '../parts/parts.ts'
import { partNamed } from '../understand.ts'
import {
  captionOver,
  figureColumns,
  firstNumber,
  headingAt,
  isAnswered,
  isInWords,
  measureAt,
  type RowAsked,
  rowTold,
  saidOfTable,
  stemSet,
  tablesToAsk,
} from './rows.ts'

/** Under one heading they may be compared from table to table. */
const MEASURES: readonly (readonly [asks: RegExp, heading: RegExp])[] = [
  [/\bstandard deviation\b|\bSD\b/i, /\b(?:std|standard|st)\.? ?dev|^\W*S\.?D\.?\W*$/i],
  [/\b(?:mean|average)\b/i, /\b(?:mean|average)\b(?! (?:square|rank|diff))|^\W*(?:x̄|x̅|M)\W*$/iu],
  [/\bodds ratios?\b|\b[AC]?OR\b/, /\bodds ratio\b|\b[AC]?OR\b|exp ?\(?(?:B|β)/iu],
  [/\bRII\b|\brelative importance\b/i, /\bRII\b|\brelative importance\b/i],
]
/** They name no table: any row is one. */
const ANY_ROW = stemSet(
  'item items statement statements variable variables factor factors question questions indicator indicators measure measures category option reason group response table tables dimension aspect scale mean average score highest lowest all chapter odds ratio deviation standard value',
)
/** Ages and prices have a mean too. */
const OF_A_SCALE = /\b(?:statements?|items?|questions?|indicators?|scale)\b/i
const LONGEST_SCALE = 10
const MOST_ALIKE = 3

export function overTables(question: string, isMost: boolean, study: OpenStudy): RowAsked[] {
  const heading = MEASURES.find(([asks]) => asks.test(question))?.[1]
  if (!heading) return []
  const part = partNamed(question)
  const sections = part && findPart(study.reading, part)?.sections
  const topics = readQuestion(question).words.filter(
    ({ asked, weighs }) => weighs !== 'light' && !ANY_ROW.has(asked),
  )
  const valued = tablesToAsk(question, study).flatMap((placed) => {
    const { table, block } = placed
    if (sections && !sections.includes(block.section)) return []
    const column = figureColumns(table).find(
      (at) => heading.test(headingAt(table, at)) || heading.test(measureAt(table, at)),
    )
    const about = saidOfTable(placed, study)
    if (column === undefined || !topics.every((word) => isInWords(about, word))) return []
    return valuesIn(placed, column)
  })
  const sorted = valued
    .filter(({ value }) => !OF_A_SCALE.test(question) || value <= LONGEST_SCALE)
    .toSorted((one, other) => (isMost ? other.value - one.value : one.value - other.value))
  const first = sorted.filter(({ value }) => value === sorted[0]!.value)
  if (sorted.length < 2 || first.length > MOST_ALIKE || first.length === sorted.length) return []
  return first.map(({ placed, row, column, isTotal }) => {
    const told = rowTold(placed, row, [column])
    const name = captionOver(placed, study)
    return isTotal && name
      ? { ...told, name, says: `${name}: ${headingAt(placed.table, column)} ${row.cells[column]?.text}.` }
      : told
  })
}

type Valued = { placed: PlacedTable; row: TableRow; column: number; value: number; isTotal: boolean }

/** Of a table about one thing only its last line has it. */
function valuesIn(placed: PlacedTable, column: number): Valued[] {
  const { table } = placed
  const of = (rows: readonly TableRow[], isTotal: boolean) =>
    rows.flatMap((row) => {
      const value = firstNumber(row, column)
      return value === undefined ? [] : [{ placed, row, column, value, isTotal }]
    })
  const items = of(
    table.rows.filter((row) => isAnswered(table, row)),
    false,
  )
  return items.length > 1
    ? items
    : of(
        table.rows.filter(({ kind, unsure }) => kind === 'total' && !unsure),
        true,
      )
}
