/** A typed table as a native chart, where its values can be plotted, or as a native table of what matters in it. */
import type { LiftedChart, LiftedTable, SlideSource } from '../deck/deck.ts'
import { isBase } from './not-findings.ts'
import type { ReadColumn, ReadTable } from './read-columns.ts'
import { printedAs, type TableTold, varies } from './tell-table.ts'

const MOST_CATEGORIES = 7
const LEAST_BARS = 3
const LONGEST_LABEL = 34
const MOST_ROWS = 6
const MOST_COLUMNS = 4
const LONGEST_CELL = 170
/** As many as a design has colours to tell them apart. */
const MOST_PARTS = 3
const YEAR = /^(?:(?:19|20)\d{2}(?:\s*[/–-]\s*\d{2,4})?)$/

type Frame = { caption: string; sources: SlideSource[] }

/** Nothing constant, single, empty or doubtful is plotted. */
export function chartOf(read: ReadTable, told: TableTold, frame: Frame): LiftedChart | undefined {
  const { names, stub, doubtful } = read
  const column = told.column ?? yearsOf(read)
  if (!column || doubtful.size > 0 || !varies(column) || column.kind === 'p') return undefined
  if (isBase(column.heading)) return undefined
  // Two bars say no more than their two figures; two parts of a whole are seen as such.
  if (names.length < (told.isDistribution ? 2 : LEAST_BARS) || names.length > MOST_CATEGORIES)
    return undefined
  if (names.some((name) => name.length > LONGEST_LABEL)) return undefined
  const isShare = column.kind === 'share' && column.values.every((value) => value?.isPercent)
  const heading = column.heading.replace(/\s*\([^()]*%[^()]*\)|\s*%$/g, '').trim() || column.heading
  const by = stub && stub.length <= LONGEST_LABEL ? ` by ${stub.toLowerCase()}` : ''
  return {
    kind: 'chart',
    drawn: names.every((name) => YEAR.test(name))
      ? 'line'
      : told.isDistribution && names.length <= MOST_PARTS
        ? 'doughnut'
        : names.some((label) => label.length > 11) || names.length > 5
          ? 'bars'
          : 'columns',
    categories: names,
    series: [{ name: `${heading}${by}`, values: column.values.map((value) => value?.value ?? null) }],
    unit: isShare ? '%' : '',
    ...frame,
  }
}

const yearsOf = ({ names, columns }: ReadTable): ReadColumn | undefined =>
  names.length > 2 && names.every((name) => YEAR.test(name)) ? columns.find(varies) : undefined

const WORTH: Record<ReadColumn['kind'], number> = {
  verdict: 7,
  coefficient: 6,
  mean: 5,
  share: 5,
  p: 5,
  count: 4,
  statistic: 3,
  other: 2,
}

/** Wide and long tables are cut to the columns that say most and the first rows, and the caption says so. */
export function tableOf(
  read: ReadTable,
  { caption, sources }: Frame,
  figures: ReadonlySet<string> = new Set(),
): LiftedTable | undefined {
  const { names, columns, stub, doubtful, rows } = read
  // Of a scale, the mean says it; how many ticked each answer is for the appendix.
  const means = columns.filter(({ kind }) => kind === 'mean')
  const shown = (means.length > 0 ? means : columns)
    .toSorted((a, b) => WORTH[b.kind] - WORTH[a.kind] || a.at - b.at)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => a.at - b.at)
  const p = columns.find(({ kind }) => kind === 'p')
  // A row that is mostly empty names a group of the rows below it.
  const order = rows
    .map((_, at) => at)
    .filter(
      (at) => shown.filter((column) => rows[at]?.cells[column.at]?.text.trim()).length * 2 >= shown.length,
    )
  const isNamed = (at: number) =>
    columns.some(({ values }) => values[at] && figures.has(String(values[at].value)))
  // A row that a comparison disputes is shown only where the main result stands in it.
  const sound = order.filter((at) => !doubtful.has(at) || isNamed(at))
  if (sound.length < (read.against ? 1 : 2)) return undefined
  const most = read.against ? MOST_ROWS - 1 : MOST_ROWS
  const named = sound.filter(isNamed)
  const picked =
    named.length > 0 && named.length <= most
      ? sound.filter((at) => named.includes(at) || sound.indexOf(at) < most - named.length).slice(0, most)
      : chosenRows(sound, most, shown, p)
  const body = picked.map((at) => [
    names[at]!,
    ...shown.map((column) => {
      const value = column.values[at]
      return value ? printedAs(value, column) : (rows[at]?.cells[column.at]?.text.trim() ?? '')
    }),
  ])
  const table = [
    [
      stub || 'Item',
      ...shown.map(({ heading, kind }) => (kind === 'mean' && heading.length < 3 ? 'Mean' : heading)),
    ],
    ...(read.against ? [[read.against, ...shown.map(() => 'reference')]] : []),
    ...body,
  ]
  if (table.flat().some((cell) => cell.length > LONGEST_CELL)) return undefined
  return {
    kind: 'table',
    rows: table,
    ...(order.length > picked.length && { left: order.length - picked.length }),
    caption: order.length > picked.length ? `${caption} (${picked.length} of ${order.length} rows)` : caption,
    sources,
  }
}

/** The significant rows first; of means and shares the highest and the lowest; then those that come first. */
function chosenRows(
  order: readonly number[],
  most: number,
  shown: readonly ReadColumn[],
  p?: ReadColumn,
): number[] {
  if (order.length <= most) return [...order]
  const values = p?.values ?? shown.find(({ kind }) => kind === 'mean' || kind === 'share')?.values
  const figureOf = (at: number) => values?.[at]?.value
  if (p)
    return order
      .toSorted((a, b) => (figureOf(a) ?? 1) - (figureOf(b) ?? 1))
      .slice(0, most)
      .sort((a, b) => a - b)
  const ranked = order
    .filter((at) => figureOf(at) !== undefined)
    .toSorted((a, b) => figureOf(b)! - figureOf(a)!)
  const needed = [ranked[0], ranked.at(-1)].filter((at) => at !== undefined)
  const others = order.filter((at) => !needed.includes(at)).slice(0, most - needed.length)
  return order.filter((at) => needed.includes(at) || others.includes(at))
}

/** A timetable or a budget: its cells as they are printed. */
export function plainTable(
  rows: readonly (readonly string[])[],
  { caption, sources }: Frame,
  most = 6,
): LiftedTable | undefined {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const used = (filled[0] ?? [])
    .map((_, at) => at)
    .filter((at) => filled.some((row) => (row[at] ?? '').trim()))
  const columns = used.length > 5 ? [used[0]!, ...used.slice(-3)] : used
  // What it all comes to stays, whatever else has no room.
  const total = filled.slice(most + 1).findLast((row) => row.some((cell) => IS_TOTAL.test(cell)))
  const first = filled.slice(0, most + (total ? 0 : 1))
  const cells = [...first, ...(total ? [total] : [])].map((row) =>
    columns.map((at) => (row[at] ?? '').replace(/\s+/g, ' ').trim()),
  )
  // A chart of bars keeps its steps in the shading of cells, which is lost.
  const inside = cells.slice(1).flatMap((row) => row.slice(1))
  const isEmpty = inside.filter((cell) => cell === '').length * 3 > inside.length
  const isThin = cells.length < 3 || columns.length < 2 || isEmpty
  if (isThin || cells.flat().some((cell) => cell.length > LONGEST_CELL)) return undefined
  return {
    kind: 'table',
    rows: cells,
    caption:
      filled.length > cells.length
        ? `${caption} (the first ${first.length - 1} lines${total ? ', and the total' : ''})`
        : caption,
    sources,
  }
}
const IS_TOTAL = /^\s*(?:(?:grand|overall) )?totals?\b/i
