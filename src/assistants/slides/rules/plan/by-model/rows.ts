/** Rows of a table as the text has them: read with their heads, and put together as a table of few rows. */
import { type SlotEntry, saidOf } from '#capabilities/study/index.ts'
import type { LiftedTable } from '../../deck/deck.ts'
import { plainTable } from '../../tables/table-visual.ts'
import type { Work } from '../work.ts'
import { isTableRow } from './contested.ts'

const MOST_ROWS = 6
/** A value and its name are two cells; three of them are worth a table. */
const LEAST_VALUES = 3

/** ".887a": the letter of a note below the table. */
const NOTED = /^([-−]?\d*\.\d+)\s?[a-e]$/
const cellsIn = (row: string): string[] =>
  row.split('|').map((cell) => cell.replace(/\s+/g, ' ').trim().replace(NOTED, '$1'))
/** Words, and not only in the first place: that would be the name of a row. */
const isHead = (cells: readonly string[]): boolean =>
  cells.slice(1).some(Boolean) && cells.every((cell) => !/^[-−<]?\s*\d*\.?\d/.test(cell))
const isNamed = (cells: readonly string[]): boolean => cells.some((cell) => /^[(“]?\p{L}/u.test(cell))

type Rows = { head: string[]; body: { row: string; cells: string[] }[] }

/** The rows below the same heads as the row. */
function around(lines: readonly string[], at: number): Rows | undefined {
  const all = lines.map(cellsIn)
  const width = all[at]?.length ?? 0
  const isHere = (cells: readonly string[]) => cells.length === width && isHead(cells)
  const last = all.findLastIndex((cells, place) => place < at && isHere(cells))
  if (last < 0 || all.slice(last, at).some((cells) => cells.length > width)) return undefined
  // Heads are often printed over two or three lines.
  let top = last
  while (top > 0 && isHere(all[top - 1]!)) top -= 1
  const head = all[last]!.map((_, column) =>
    all
      .slice(top, last + 1)
      .flatMap((cells) => cells[column] || [])
      .join(' '),
  )
  if (head.filter(Boolean).length < head.length - 1) return undefined
  const next = all.findIndex((cells, place) => place > at && isHere(cells))
  return {
    head,
    body: all
      .map((cells, place) => ({ cells, row: lines[place]!.trim(), place }))
      .filter(
        ({ cells, place }) =>
          place > last && (next < 0 || place < next) && cells.length === width && /\d/.test(cells.join('')),
      ),
  }
}

const rowsIn = (work: Work, sentenceId: string): string[] =>
  work.study.reading.blocks.find(({ id }) => id === sentenceId)?.text.split('\n') ?? []

function rowsWith(work: Work, { sentenceId, quote }: SlotEntry['evidence'][number]): Rows | undefined {
  const lines = rowsIn(work, sentenceId)
  const at = lines.findIndex((line) => line.trim() === quote.trim())
  return at < 0 ? undefined : around(lines, at)
}

/** "R .887, R Square .787": each cell of its rows with the head above it. */
export function rowsRead(work: Work, { evidence }: SlotEntry): string | undefined {
  const read = evidence
    .filter(({ quote }) => isTableRow(quote))
    .flatMap((place) => {
      const head = rowsWith(work, place)?.head
      const told = cellsIn(place.quote).flatMap((cell, at) =>
        cell ? [[head?.[at] ?? '', cell].filter(Boolean).join(' ')] : [],
      )
      return told.length > 0 ? [told.join(', ')] : []
    })
  return read.length > 0 ? read.join('; ') : undefined
}

/** The table a result stands in: by its row, else by its label. */
export function tableOfEntry(work: Work, entry: SlotEntry): LiftedTable | undefined {
  const places = entry.evidence.filter(({ quote }) => isTableRow(quote))
  const label = entry.table?.match(/\d+(?:[.–-]\d+)*/)?.[0]
  const placed = work.tables.find(({ table }) => label !== undefined && table.label?.number === label)
  const byLabel = (placed?.block.text.split('\n') ?? [])
    .map((quote) => quote.trim())
    .filter((quote) =>
      (entry.figures ?? []).some((figure) => cellsIn(quote).some((cell) => cell.includes(figure))),
    )
    .map((quote) => ({ ...places[0], sentenceId: placed!.block.id, page: placed!.block.page, quote }))
  for (const place of [...places, ...byLabel]) {
    const table = tableWith(work, entry, place)
    if (table) return table
  }
  return undefined
}

function tableWith(
  work: Work,
  { figures = [], table: label = '' }: SlotEntry,
  place: SlotEntry['evidence'][number],
): LiftedTable | undefined {
  const rows = rowsWith(work, place)
  if (!rows) return undefined
  const { head, body } = rows
  const placed = work.tables.find(({ block }) => block.id === place.sentenceId)
  const caption = placed?.table.caption?.replace(/\s+/g, ' ').trim() || label
  const frame = { caption, sources: [place] }
  if (body.length === 1) {
    // One row reads better down than across.
    const values = head.flatMap((name, at) => {
      const cell = body[0]!.cells[at] ?? ''
      return name && /\d/.test(cell) && cell.length > 1 ? [[name, cell]] : []
    })
    return values.length < LEAST_VALUES ? undefined : plainTable([['Statistic', 'Value'], ...values], frame)
  }
  // A row whose name the file tore off says nothing.
  if (!body.every(({ cells }) => isNamed(cells))) return undefined
  // Of a long one, the rows that carry results: the same table for each of them.
  const told = saidOf(work.record, 'results')
  const rowsTold = new Set(
    told.flatMap(({ evidence }) =>
      evidence.filter(({ sentenceId }) => sentenceId === place.sentenceId).map(({ quote }) => quote.trim()),
    ),
  )
  const own = body.filter(
    ({ row, cells }) =>
      rowsTold.has(row) || (rowsTold.size === 0 && figures.some((figure) => cells.includes(figure))),
  )
  const others = body.filter((one) => !own.includes(one))
  const shown = [...own, ...others].slice(0, MOST_ROWS)
  return plainTable([head, ...body.filter((one) => shown.includes(one)).map(({ cells }) => cells)], frame)
}
