/** "Which benefit had the highest mean": the row of a table with the most or the least. */
import { contentStems } from '#kit/text/content-stems.ts'
import { nameOfRow, type TableRow } from '#product/document-table.ts'
import type { PlacedTable } from '../../compare/places.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import { overTables } from './over-tables.ts'
import {
  figureColumns,
  firstNumber,
  headingAt,
  headingInFull,
  isInWords,
  nameShown,
  plainRows,
  type RowAsked,
  rowTold,
  saidOfTable,
  stacked,
  stemSet,
  tablesToAsk,
} from './rows.ts'
import { thingsOf } from './things-of.ts'

const MOST =
  /\b(?:highest|most|largest|biggest|greatest|commonest|top|maximum|longest|majority|leading|dominant)\b/i
const LEAST = /\b(?:lowest|least|smallest|fewest|minimum|shortest|rarest)\b/i
const KIND =
  /\b(?:which|what|whose)\s+((?:\p{L}+\s+){0,2}?\p{L}{3,})\s+(?:(?:in|of|on|from) (?:the|my|this) (?:\p{L}+\s+){1,3})?(?:has|had|have|is|was|were|are|got|gets|scored?|showed|received|did|do|contributed|recorded|came)\b/iu

/** "Lowest number of challenges, which state?" */
const KIND_BEHIND = /\b(?:which|what)\s+(\p{L}{3,})\W*$/iu

export function mostOrLeast(question: string, study: OpenStudy): RowAsked[] {
  const isMost = MOST.test(question)
  const kind = KIND.exec(question)?.[1] ?? KIND_BEHIND.exec(question)?.[1]
  const isLeast = LEAST.test(question)
  if (!isMost && !isLeast) return []
  const found = kind ? extreme(question, kind, isMost, study) : []
  if (found.length > 0) return found
  const over = overTables(question, isMost, study)
  return over.length > 0 ? over : endOfRange(question, isMost, study)
}

export const asksExtreme = (question: string): boolean =>
  /\b(?:mean|average|score|SD|deviation|odds ratio|RII)\b/i.test(question) &&
  (MOST.test(question) || LEAST.test(question))

/** "The highest number of customers": the column of the maxima has it. */
function endOfRange(question: string, isMost: boolean, study: OpenStudy): RowAsked[] {
  const topics = readQuestion(question.replace(MOST, ' ').replace(LEAST, ' ')).words.filter(
    ({ weighs }) => weighs !== 'light',
  )
  const wanted = isMost ? /\bmax/i : /\bmin/i
  const found = tablesToAsk(question, study).flatMap((placed) => {
    const { table } = placed
    const column = figureColumns(table).find((at) => wanted.test(headingAt(table, at)))
    if (column === undefined || topics.length === 0) return []
    return plainRows(table)
      .filter((row) => topics.every((word) => isInWords(stemSet(nameShown(table, row)), word)))
      .map((row) => rowTold(placed, row, [column]))
  })
  return found.length === 1 ? found : []
}

function extreme(question: string, kind: string, isMost: boolean, study: OpenStudy): RowAsked[] {
  const [head] = contentStems(kind).slice(-1)
  if (!head) return []
  const words = readQuestion(question.replace(MOST, ' ').replace(LEAST, ' ')).words.filter(
    ({ asked }) => asked !== head,
  )
  const measure = words.filter(({ weighs }) => weighs !== 'light')
  const isThing = thingsOf(study)
  // A light word asks for no table, and tells which of its columns is meant.
  const named = words.map(({ stems }) => stems)
  const ranked = tablesToAsk(question, study)
    .flatMap(stacked)
    .flatMap((placed) => {
      const about = saidOfTable(placed, study)
      const stub = stemSet(headingAt(placed.table, Math.max(0, placed.table.stub - 1)))
      const inStub = stub.has(head)
      // Rows of another kind are none of these, whatever the caption speaks of.
      const isOfOthers = [...stub].some((one) => !OF_ANY_ROW.has(one))
      if (!inStub && (isOfOthers || !saidOfTable(placed, study, 1).has(head))) return []
      const lacking = measure.filter(({ stems }) => ![...stems].some((one) => about.has(one)))
      const isMeant =
        lacking.length === 0 || (inStub && lacking.length < measure.length && !lacking.some(isThing))
      return isMeant ? [{ placed, worth: (inStub ? 2 : 0) + measure.length - lacking.length }] : []
    })
    .sort((one, other) => other.worth - one.worth)
  const found = ranked
    .filter(({ placed, worth }) => worth === ranked[0]!.worth && isNoPart(placed, study))
    .flatMap(({ placed }) => extremeIn(placed, named, isMost, study))
  // Where two tables say different things, none is told.
  const once = [...new Map(found.map((row) => [row.name, row])).values()]
  return ranked.length === 1 || once.length === 1 ? once : []
}

/** Over a stub they name no kind. */
const OF_ANY_ROW = stemSet(
  'item statement variable factor category option response question description particular indicator attribute parameter characteristic name type list demographic profile element aspect',
)

/** Of what another table lists in full, a shorter one is a part. */
const isNoPart = ({ table }: PlacedTable, study: OpenStudy) =>
  !study
    .tables()
    .some(
      (other) =>
        headingAt(other.table, 0) === headingAt(table, 0) &&
        plainRows(other.table).length > plainRows(table).length,
    )

function extremeIn(
  placed: PlacedTable,
  measure: readonly ReadonlySet<string>[],
  isMost: boolean,
  study: OpenStudy,
): RowAsked[] {
  const { table } = placed
  const rows = plainRows(table).filter((row) => !OF_ALL.test(nameOfRow(table, row)))
  const columns = [...Array(table.columns).keys()].filter(
    (at) =>
      at >= table.stub && rows.filter((row) => rankInColumn(row, at) !== undefined).length > rows.length / 2,
  )
  const worthOf = (at: number) => {
    const heading = stemSet(headingInFull(table, at, study))
    const kinds = new Set(rows.flatMap((row) => row.cells[at]?.holds?.map(({ is }) => is) ?? []))
    return (
      2 * measure.filter((stems) => [...stems].some((one) => heading.has(one))).length +
      (kinds.has('share') ? 1 : 0)
    )
  }
  const best = columns.toSorted((one, other) => worthOf(other) - worthOf(one))
  const column = best[0]
  if (rows.length < 2 || column === undefined) return []
  const isOne = columns.length === 1 || worthOf(column) > worthOf(best[1]!)
  // Several columns of one thing are added where nothing but the most of it is asked for.
  if (!isOne && (measure.length > 0 || !columns.every((at) => isCount(rows, at)))) return []
  const summed = isOne ? [column] : columns
  const valued = rows.flatMap((row) => {
    const values = summed.map((at) => rankInColumn(row, at))
    return values.includes(undefined) || nameOfRow(table, row) === ''
      ? []
      : [{ row, value: values.reduce<number>((sum, value) => sum + value!, 0) }]
  })
  const sorted = valued.toSorted((one, other) => (isMost ? other.value - one.value : one.value - other.value))
  const first = sorted.filter(({ value }) => value === sorted[0]!.value)
  const names = new Set(
    first.map(({ row }) =>
      nameOfRow(table, row)
        .replace(/[\d.()]+/g, '')
        .trim(),
    ),
  )
  if (first.length > MOST_ALIKE || first.length === sorted.length || names.size < first.length) return []
  const heading = stemSet(headingInFull(table, column, study))
  const isNamed = measure.some((stems) => [...stems].some((one) => heading.has(one)))
  // A share beside its count is no measure of its own; of several measures the one that is asked for has to be headed so.
  const isFrequency = columns.every((at) =>
    rows.every((row) => row.cells[at]?.holds?.every(({ is }) => OF_COUNTS.has(is)) ?? true),
  )
  if (!isNamed && columns.length > 1 && !isFrequency) return []
  const isWhole = !isNamed && figureColumns(table).length <= SHORT_ROW
  return first.map(({ row }) => rowTold(placed, row, isOne && !isWhole ? [column] : undefined))
}

const SHORT_ROW = 4
const OF_ALL = /^\W*(?:grand )?(?:mean|average)\b/i
const OF_COUNTS: ReadonlySet<string> = new Set(['count', 'share', 'valid-share', 'running-share'])
const RANKS = [
  /^\W*(?:very low|negligible|rare)\b/i,
  /^\W*(?:low|minor|unlikely)\b/i,
  /^\W*(?:medium|moderate|possible)\b/i,
  /^\W*(?:high|major|severe|likely)\b/i,
  /^\W*(?:very high|critical|extreme|catastrophic)\b/i,
]
/** Its number, or the place of "High" between "Low" and "Very high". */
function rankInColumn(row: TableRow, at: number): number | undefined {
  const number = firstNumber(row, at)
  const rank = RANKS.findIndex((one) => one.test(row.cells[at]?.text ?? ''))
  return number ?? (rank < 0 ? undefined : rank)
}

/** So many may share the first place. */
const MOST_ALIKE = 2
const isCount = (rows: readonly TableRow[], at: number) =>
  rows.every((row) => row.cells[at]?.holds?.[0]?.is === 'count')
