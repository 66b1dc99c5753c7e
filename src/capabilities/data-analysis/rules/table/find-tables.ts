/** Where in a sheet the data stand: below titles, under one head or two, beside or below another table. */
import { type Cell, cellText, isMissing, numberIn } from './cells.ts'

export type RawSheet = { name: string; rows: readonly (readonly Cell[])[] }
export type RawTable = {
  name: string
  heads: string[]
  /** What stands over each column in a row above the headings. */
  sections?: readonly (string | undefined)[]
  rows: readonly (readonly Cell[])[]
  /** In words: what was passed over. */
  notes: string[]
}

const MOST_HEAD_ROWS = 25
/** Asked of every cell of a long sheet. */
const isEmpty = (cell: Cell) =>
  cell === null || cell === undefined || cell === '' || (typeof cell === 'string' && cell.trim() === '')
const isBlank = (row: readonly Cell[]) => row.every(isEmpty)
const filled = (row: readonly Cell[]) =>
  row.reduce<number>((count, cell) => count + (isEmpty(cell) ? 0 : 1), 0)

export function tablesIn(sheet: RawSheet): RawTable[] {
  const parts = sideBySide(sheet.rows).flatMap(belowEachOther)
  const found = parts.flatMap((rows) => readTable(sheet.name, rows) ?? [])
  return found.length > 1
    ? found.map((table, at) => ({ ...table, name: `${sheet.name}, table ${at + 1}` }))
    : found
}

/** Tables that stand beside each other have a column between them that is empty from top to bottom. */
function sideBySide(rows: readonly (readonly Cell[])[]): (readonly (readonly Cell[])[])[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const isUsed = new Array<boolean>(width).fill(false)
  for (const row of rows)
    for (let at = 0; at < row.length; at += 1) if (!isUsed[at] && !isEmpty(row[at])) isUsed[at] = true
  const spans: [number, number][] = []
  for (let from = 0; from < width; ) {
    if (!isUsed[from]) {
      from += 1
      continue
    }
    let to = from
    while (to < width && isUsed[to]) to += 1
    spans.push([from, to])
    from = to
  }
  if (spans.length <= 1 && spans[0]?.[0] === 0) return [rows]
  return spans.map(([from, to]) => rows.map((row) => row.slice(from, to)))
}

/** A second table begins after an empty row with a head of its own: words where the column above had numbers. */
function belowEachOther(rows: readonly (readonly Cell[])[]): (readonly (readonly Cell[])[])[] {
  const parts: (readonly (readonly Cell[])[])[] = []
  let from = 0
  for (let at = 1; at < rows.length - 1; at += 1) {
    const head = headAfter(rows, at)
    if (!isBlank(rows[at]!) || head === undefined || at - from < 2) continue
    // Titles above a table are no table.
    if (rows.slice(from, at).filter((row) => filled(row) >= 2).length < 2) continue
    if (
      isHead(rows[head]!, rows.slice(head + 1, head + 7)) &&
      isNewWidthOrWords(rows.slice(from, at).findLast((row) => !isBlank(row))!, rows[head]!)
    ) {
      parts.push(rows.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, from === 0 ? rows : rows.slice(from)]
}

const MOST_TITLE_ROWS = 4

/** Below the empty row, and below the title that a second table may have of its own. */
function headAfter(rows: readonly (readonly Cell[])[], blank: number): number | undefined {
  for (let at = blank + 1; at < Math.min(rows.length, blank + 2 + MOST_TITLE_ROWS); at += 1) {
    if (filled(rows[at]!) >= 2) return at
    const only = rows[at]!.find((cell) => !isEmpty(cell))
    if (only !== undefined && cellNumber(only) !== undefined) return undefined
  }
  return undefined
}

const isNewWidthOrWords = (before: readonly Cell[], head: readonly Cell[]) =>
  before.some(
    (cell, at) => cellNumber(cell) !== undefined && !isEmpty(head[at]) && cellNumber(head[at]) === undefined,
  ) || filled(before) !== filled(head)

const cellNumber = (cell: Cell) => (typeof cell === 'number' ? cell : numberIn(cellText(cell)))

function isHead(row: readonly Cell[], below: readonly (readonly Cell[])[]): boolean {
  const texts = row.map(cellText).filter(Boolean)
  const words = texts.filter((text) => numberIn(text) === undefined && !isMissing(text)).length
  const wide = below.reduce((most, one) => Math.max(most, filled(one)), 0)
  return words >= 1 && words / texts.length >= 0.6 && texts.length >= Math.max(1, 0.5 * wide)
}

const TOTAL = /^(?:grand )?(?:total|sum|average|mean|overall|std\.? ?dev.*|standard deviation)s?:?$/i

function readTable(name: string, all: readonly (readonly Cell[])[]): RawTable | undefined {
  const start = all.findIndex((row) => !isBlank(row))
  if (start < 0) return undefined
  const rows = all.slice(start)
  const widths = rows.slice(0, MOST_HEAD_ROWS + 20).map(filled)
  const usual = widths.toSorted((a, b) => b - a)[Math.floor(widths.length / 4)] ?? 1
  const found = rows
    .slice(0, MOST_HEAD_ROWS)
    .findIndex(
      (row, at) =>
        filled(row) >= Math.max(usual > 1 ? 2 : 1, 0.5 * usual) && isHead(row, rows.slice(at + 1, at + 7)),
    )
  const notes: string[] = []
  if (found < 0) {
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
    if (width === 0 || filled(rows[0]!) === 0) return undefined
    notes.push('No row of headings was found, so the columns are numbered.')
    return {
      name,
      heads: Array.from({ length: width }, (_, at) => `Column ${at + 1}`),
      rows: kept(rows, notes),
      notes,
    }
  }
  const width = rows.slice(found).reduce((most, row) => Math.max(most, row.length), 0)
  const sections = sectionsOver(rows.slice(0, found), rows[found]!, width)
  const above = found - (sections ? 1 : 0)
  if (above > 0)
    notes.push(
      `${above === 1 ? 'One row' : `${above} rows`} above the headings ${above === 1 ? 'was' : 'were'} passed over.`,
    )
  if (sections) notes.push('A row above the headings was read as the sections of the questionnaire.')
  const second = rows[found + 1]
  const isDouble =
    second !== undefined &&
    hasGaps(rows[found]!, second) &&
    isHead(second, rows.slice(found + 2, found + 8)) &&
    below(rows, found + 2)
  const heads = isDouble
    ? joined(rows[found]!, second, width)
    : toldApart(
        Array.from({ length: width }, (_, at) => cellText(rows[found]![at])),
        sections,
      )
  if (isDouble) notes.push('Two rows of headings were read as one.')
  const body = kept(rows.slice(found + (isDouble ? 2 : 1)), notes)
  if (body.length === 0) return undefined
  return { name, ...withoutEmptyColumns(heads, body, sections), notes }
}

const NAMES_A_SECTION = /^(?:section|part) [a-z0-9]\b/i

/** “Section A”, “Section B”, or what was merged over several headings: each over the columns up to the next. */
function sectionsOver(
  above: readonly (readonly Cell[])[],
  heads: readonly Cell[],
  width: number,
): (string | undefined)[] | undefined {
  const called = above.findLast(
    (cells) => cells.filter((cell) => NAMES_A_SECTION.test(cellText(cell))).length >= 2,
  )
  const last = above.at(-1)
  const row = called ?? (last && isMergedOver(last, heads) ? last : undefined)
  if (!row) return undefined
  let over: string | undefined
  return Array.from({ length: width }, (_, at) => {
    const text = cellText(row[at])
    if (called ? NAMES_A_SECTION.test(text) : text) over = text
    return over
  })
}

/** Words over the headings, with gaps; “Date: May” beside “School: Kabulonga” says what the sheet is. */
const isMergedOver = (row: readonly Cell[], heads: readonly Cell[]) =>
  filled(row) >= 2 &&
  filled(row) < filled(heads) &&
  hasGaps(row, heads) &&
  row.every((cell) => isEmpty(cell) || (cellNumber(cell) === undefined && !/:(?:\s|$)/.test(cellText(cell))))

/** “English” under “Term 1” and under “Term 2”. */
const toldApart = (heads: string[], sections?: readonly (string | undefined)[]): string[] =>
  heads.map((head, at) => {
    const over = sections?.[at]
    return over && over !== head && heads.indexOf(head) !== heads.lastIndexOf(head)
      ? `${over}: ${head}`
      : head
  })

/** A head that was merged over several columns leaves gaps, under which the second row has its own words. */
const hasGaps = (head: readonly Cell[], second: readonly Cell[]) =>
  second.some(
    (cell, at) =>
      isEmpty(head[at]) && at > 0 && !isEmpty(cell) && head.slice(0, at).some((one) => !isEmpty(one)),
  )

const below = (rows: readonly (readonly Cell[])[], from: number) =>
  rows.slice(from, from + 5).some((row) => row.some((cell) => cellNumber(cell) !== undefined))

function joined(head: readonly Cell[], second: readonly Cell[], width: number): string[] {
  let over = ''
  return Array.from({ length: width }, (_, at) => {
    if (!isEmpty(head[at])) over = cellText(head[at])
    const own = cellText(second[at])
    return own && over && own !== over ? `${over}: ${own}` : own || over
  })
}

/** Without empty rows, and without the totals that people put under their columns. */
function kept(rows: readonly (readonly Cell[])[], notes: string[]): readonly (readonly Cell[])[] {
  const isTotal = (row: readonly Cell[]) =>
    TOTAL.test(cellText(row.find((cell) => !isEmpty(cell)))) &&
    row.some((cell) => cellNumber(cell) !== undefined)
  const last = rows.slice(-6)
  const totals = last.filter(isTotal).length
  if (totals > 0)
    notes.push(
      `${totals === 1 ? 'A row' : `${totals} rows`} of totals at the end ${totals === 1 ? 'was' : 'were'} left out.`,
    )
  const from = rows.length - last.length
  return rows.filter((row, at) => !isBlank(row) && (at < from || !isTotal(row)))
}

function withoutEmptyColumns(
  heads: string[],
  rows: readonly (readonly Cell[])[],
  sections?: readonly (string | undefined)[],
): Pick<RawTable, 'heads' | 'rows' | 'sections'> {
  const keep = heads.flatMap((head, at) => (head !== '' || rows.some((row) => !isEmpty(row[at])) ? [at] : []))
  if (keep.length === heads.length) return { heads, rows, ...(sections ? { sections } : {}) }
  return {
    heads: keep.map((at) => heads[at]!),
    rows: rows.map((row) => keep.map((at) => row[at])),
    ...(sections ? { sections: keep.map((at) => sections[at]) } : {}),
  }
}
