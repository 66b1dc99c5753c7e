/** "Which benefit had the highest mean": the row of a table with the most or the least. */
import { contentStems } from '#kit/text/content-stems.ts'
import { type DocumentTable, nameOfRow, type TableRow } from '#product/document-table.ts'
import { evidenceOfRow, type PlacedTable } from '../../compare/places.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'

/** `says`: the row in words, by its headings. */
export type RowAsked = { name: string; says: string; evidence: StudyEvidence }

const MOST =
  /\b(?:highest|most|largest|biggest|greatest|commonest|top|maximum|longest|majority|leading|dominant)\b/i
const LEAST = /\b(?:lowest|least|smallest|fewest|minimum|shortest|rarest)\b/i
const KIND =
  /\b(?:which|what|whose)\s+((?:\p{L}+\s+){0,2}?\p{L}{3,})\s+(?:has|had|have|is|was|were|are|got|gets|scored?|showed|received|did|do|contributed|recorded|came)\b/iu
const BESIDE = 2

export function mostOrLeast(question: string, study: OpenStudy): RowAsked[] {
  const isMost = MOST.test(question)
  const kind = KIND.exec(question)?.[1]
  return kind && (isMost || LEAST.test(question)) ? extreme(question, kind, isMost, study) : []
}

export const stemSet = (text: string) => new Set(contentStems(text))

/** Tables that were set one below the other in one: each has its own heading row. */
function stacked(placed: PlacedTable): PlacedTable[] {
  const { table } = placed
  const heads = table.rows.flatMap((row, at) => {
    const [first, ...rest] = row.cells.map(({ text }) => text)
    const repeats =
      first && rest.some(Boolean) && rest.every((text, column) => text === (table.headings[column + 1] ?? ''))
    return repeats ? [{ at, first }] : []
  })
  if (heads.length < 2) return [placed]
  return heads.map(({ at, first }, nth) => ({
    ...placed,
    table: {
      ...table,
      headings: [first, ...table.headings.slice(1)],
      rows: table.rows.slice(at + 1, heads[nth + 1]?.at),
    },
  }))
}

/** What a table says it is about: its caption, its headings, and the line above it. */
export const saidOfTable = (
  { table, block, series, place }: PlacedTable,
  study: OpenStudy,
  beside = BESIDE,
) =>
  stemSet(
    [
      table.caption ?? '',
      study.reading.sections.find(({ id }) => id === block.section)?.title ?? '',
      ...[...Array(table.columns).keys()].map((at) => measureAt(table, at)),
      ...study.reading.sentences
        .filter(
          ({ block }) => block.startsWith(series) && place - Number(block.slice(series.length)) <= beside,
        )
        .filter(({ block }) => place > Number(block.slice(series.length)))
        .map(({ text }) => text),
      ...study.reading.blocks
        .filter(({ block, kind }) => kind === 'caption' && `${series}${place - 1}` === block)
        .map(({ text }) => text),
    ].join(' '),
  )

const firstNumber = ({ cells }: TableRow, column: number) =>
  cells[column]?.holds?.find((held) => held.is !== 'interval')?.value

/** Without the word that a program sets before the rows that were answered. */
export const nameShown = (table: DocumentTable, row: TableRow): string =>
  nameOfRow(table, row).replace(/^\W*valid\s+(?=\S)/i, '')

const NOT_ANSWERED = /^\W*(?:missing|total|system|no response|not stated)\b|^\W*valid\W*$/i
export const isAnswered = (table: DocumentTable, row: TableRow) =>
  row.kind === 'body' && !row.unsure && !NOT_ANSWERED.test(nameOfRow(table, row))
const plainRows = (table: DocumentTable) => table.rows.filter((row) => isAnswered(table, row))
export const headingAt = ({ headings, rows }: DocumentTable, column: number) =>
  headings[column] || rows[0]?.cells[column]?.text || ''

/** "X̄" over a column of a scale is its mean. */
const measureAt = (table: DocumentTable, at: number): string => {
  const heading = headingAt(table, at)
  return /^(?:x|x̄|x̅|𝑥̅|m)$/iu.test(heading.trim()) ? `${heading} mean` : heading
}

function extreme(question: string, kind: string, isMost: boolean, study: OpenStudy): RowAsked[] {
  const [head] = contentStems(kind).slice(-1)
  if (!head) return []
  const words = readQuestion(question.replace(MOST, ' ').replace(LEAST, ' ')).words.filter(
    ({ asked }) => asked !== head,
  )
  const measure = words.filter(({ weighs }) => weighs !== 'light').map(({ stems }) => stems)
  // A light word asks for no table, and tells which of its columns is meant.
  const named = words.map(({ stems }) => stems)
  const ranked = study
    .tables()
    .flatMap(stacked)
    .flatMap((placed) => {
      const about = saidOfTable(placed, study)
      const inStub = stemSet(headingAt(placed.table, Math.max(0, placed.table.stub - 1))).has(head)
      if (!inStub && !saidOfTable(placed, study, 1).has(head)) return []
      const held = measure.filter((stems) => [...stems].some((one) => about.has(one))).length
      return held < measure.length ? [] : [{ placed, worth: (inStub ? 2 : 0) + held }]
    })
    .sort((one, other) => other.worth - one.worth)
  const found = ranked
    .filter(({ placed, worth }) => worth === ranked[0]!.worth && isNoPart(placed, study))
    .flatMap(({ placed }) => extremeIn(placed, named, isMost))
  // Where two tables say different things, none is told.
  const once = [...new Map(found.map((row) => [row.name, row])).values()]
  return ranked.length === 1 || once.length === 1 ? once : []
}

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
): RowAsked[] {
  const { table } = placed
  const rows = plainRows(table)
  const columns = [...Array(table.columns).keys()].filter(
    (at) =>
      at >= table.stub && rows.filter((row) => firstNumber(row, at) !== undefined).length > rows.length / 2,
  )
  const worthOf = (at: number) => {
    const heading = stemSet(measureAt(table, at))
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
    const values = summed.map((at) => firstNumber(row, at))
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
  return first.map(({ row }) => rowTold(placed, row, isOne ? [column] : undefined))
}

/** So many may share the first place. */
const MOST_ALIKE = 2
const isCount = (rows: readonly TableRow[], at: number) =>
  rows.every((row) => row.cells[at]?.holds?.[0]?.is === 'count')

const MOST_COLUMNS = 6

export function rowTold(placed: PlacedTable, row: TableRow, told?: readonly number[]): RowAsked {
  const { table } = placed
  const columns = told ?? [...row.cells.keys()].slice(Math.max(1, table.stub))
  const cells = columns.flatMap((at) => {
    const value = row.cells[at]?.text
    return value ? [`${headingAt(table, at).replace(/[\s–:]+$/, '')} ${value}`.trim()] : []
  })
  const name = nameShown(table, row)
  return {
    name,
    says: `${name}${cells.length > MOST_COLUMNS ? '' : `: ${cells.join('; ')}`}${table.label ? `, in Table ${table.label.number}` : ''}.`,
    evidence: evidenceOfRow(placed, row),
  }
}
