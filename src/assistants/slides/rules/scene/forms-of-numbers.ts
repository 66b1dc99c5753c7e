/** Slides of numbers: large figures, charts, tables. */
import type { Chart, Layout, Shape, TableShape } from '#kit/pptx/model.ts'
import { CELL_INSET } from '#kit/pptx/shapes/table-xml.ts'
import type { LiftedChart, LiftedTable, Metric, Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { SLOTS } from '../design/framed.ts'
import { faceOf } from '../measure/fit.ts'
import { widthOf } from '../measure/fonts.ts'
import { measure } from '../measure/wrap.ts'
import { cellNumber } from '../tables/cells.ts'
import { wordCount } from '../words/clean.ts'
import { filledShape, said, slotOf } from './filled.ts'
import type { Layouts, Scene } from './forms-of-words.ts'
import { saidLines } from './say-less.ts'
import { MOST_WORDS } from './seen.ts'

const found = (layouts: Layouts, id: string): Layout => {
  const layout = layouts.get(id)
  if (!layout) throw new Error(`There is no layout ${id}.`)
  return layout
}

export function figures(
  metrics: readonly Metric[],
  points: readonly Point[],
  design: Design,
  layouts: Layouts,
): Scene | undefined {
  const shown = metrics.slice(0, 2)
  const layout = found(layouts, `metrics-${shown.length}`)
  const numbers = shown.flatMap(({ value, label }, at) => {
    const { size } = slotOf(layout, SLOTS.content + 2 * at).style
    const number = filledShape(layout, design, {
      slot: SLOTS.content + 2 * at,
      name: `Number ${at + 1}`,
      paragraphs: [said(value)],
      sizes: [size, size * 0.8, size * 0.6, size * 0.45].map(Math.round),
    })
    const words = filledShape(layout, design, {
      slot: SLOTS.content + 2 * at + 1,
      name: `Label ${at + 1}`,
      paragraphs: [said(label)],
      sizes: [design.label.size, 20],
    })
    return number && words ? [number, words] : []
  })
  if (numbers.length < 2 * shown.length) return undefined
  const large = wordCount(shown.map(({ value, label }) => `${value} ${label}`).join(' '))
  const share = Math.max(0.3, (Math.min(MOST_WORDS, design.says.words) - large) / design.says.words)
  for (let count = Math.min(3, points.length); count >= 0; count--) {
    const lines = count === 0 ? [] : saidLines(points, design, { most: count, share })
    if (lines.length === 0) return { layout: layout.id, shapes: numbers, shown: [] }
    const text = filledShape(layout, design, {
      slot: SLOTS.content + 8,
      name: 'Text',
      paragraphs: lines.map(({ text }) => said(text)),
      sizes: design.sizes.text,
    })
    if (text) return { layout: layout.id, shapes: [...numbers, text], shown: lines.map(({ point }) => point) }
  }
  return undefined
}

/** With its takeaway on either side, so that two consecutive charts do not look alike; alone when there is no takeaway. */
export const CHART_LAYOUTS = ['chart', 'takeaway-chart', 'chart-alone'] as const

export function chart(
  id: (typeof CHART_LAYOUTS)[number],
  lifted: LiftedChart,
  points: readonly Point[],
  title: string,
  design: Design,
  layouts: Layouts,
): Scene | undefined {
  const layout = found(layouts, id)
  const picture = drawn(lifted, title, design)
  if (id === 'chart-alone') return { layout: layout.id, shapes: [picture], shown: [] }
  const beside = takeaway(points, design, layout)
  return beside && { layout: layout.id, shapes: [picture, beside.shape], shown: beside.shown }
}

export function takeaway(
  points: readonly Point[],
  design: Design,
  layout: Layout,
): { shape: Shape; shown: Point[] } | undefined {
  const lines = saidLines(points, design, { most: 2, share: 0.8 })
  for (const shown of [lines, lines.slice(0, 1)]) {
    if (shown.length === 0) break
    const shape = filledShape(layout, design, {
      slot: SLOTS.content + 1,
      name: 'Takeaway',
      paragraphs: shown.map(({ text, head }) => ({
        runs: head ? [{ text: `${head}: `, bold: true }, { text }] : [{ text }],
      })),
      sizes: design.sizes.card,
    })
    if (shape) return { shape, shown: shown.map(({ point }) => point) }
  }
  return undefined
}

function drawn(lifted: LiftedChart, title: string, { chart }: Design): Shape {
  const { drawn: kind, categories, series, unit, caption } = lifted
  const [only] = series
  const tops = only?.values.map((value) => value ?? Number.NEGATIVE_INFINITY) ?? []
  const bars = kind === 'bars' || kind === 'columns'
  const made: Chart = {
    kind,
    categories,
    series,
    colours: kind === 'doughnut' ? chart.parts : series.length === 1 ? [chart.strong] : chart.series,
    ...(bars &&
      series.length === 1 && { emphasis: { at: tops.indexOf(Math.max(...tops)), quiet: chart.quiet } }),
    // As the document prints them: a value is never rounded, and never given extra decimals.
    format: unit === '%' ? 'General"%"' : 'General',
    ...(series.length === 1 &&
      only && { title: unit === '%' && !only.name.includes('%') ? `${only.name} (%)` : only.name }),
    textSize: chart.textSize,
    textColour: chart.text,
  }
  const values = categories.map(
    (category, at) => `${category} ${series.map(({ values }) => values[at] ?? '–').join(', ')}${unit}`,
  )
  return {
    kind: 'chart',
    slot: SLOTS.content,
    name: 'Chart',
    alt: `${caption || title}. ${values.join('; ')}.`,
    chart: made,
  }
}

/** With its takeaway below; alone when there is no room for that. */
export const TABLE_LAYOUTS = ['table-takeaway', 'table'] as const

/** With the head, and the line that says how many are left. */
const MOST_ROWS = 7

/** As many rows as fit; undefined when not even three do. */
export function table(
  id: (typeof TABLE_LAYOUTS)[number],
  lifted: LiftedTable,
  points: readonly Point[],
  title: string,
  design: Design,
  layouts: Layouts,
): Scene | undefined {
  const layout = found(layouts, id)
  const beside = id === 'table' ? undefined : takeaway(points, design, layout)
  if (id !== 'table' && !beside) return undefined
  const { box } = slotOf(layout, SLOTS.content)
  const printed = withoutSecondHead(lifted.rows)
  for (const size of [design.table.size, 16]) {
    const columns = columnWidths(printed, box.width, size, design)
    const shaped = printed.map((cells, at) =>
      drawnRow(at === 0 ? headOver(printed) : cells.map(aligned), columns, size, at === 0, design),
    )
    // Beside a takeaway, the whole table or none of it.
    const least = beside ? shaped.length : Math.min(4, shaped.length)
    for (let count = shaped.length; count >= least; count--) {
      const left = (lifted.left ?? 0) + shaped.length - count
      const rows = [
        ...kept(printed, count).map((at) => shaped[at]!),
        ...(left > 0
          ? [
              drawnRow(
                // In the first column that is wide enough for it: some hold a number only.
                columns.map((_, at) => ({
                  text: at === columnFor(saysLeft(left), columns, size, design) ? saysLeft(left) : '',
                })),
                columns,
                size,
                false,
                design,
              ),
            ]
          : []),
      ]
      if (rows.length > MOST_ROWS || rows.reduce((sum, { height }) => sum + height, 0) > box.height) continue
      const shape: TableShape = {
        kind: 'table',
        slot: SLOTS.content,
        name: 'Table',
        alt: `${lifted.caption || title}. Columns: ${printed[0]?.filter(Boolean).join(', ')}.`,
        columns,
        rows,
        size,
      }
      const shapes = beside ? [shape, beside.shape] : [shape]
      return { layout: layout.id, shapes, shown: beside?.shown ?? [] }
    }
  }
  return undefined
}

/** A last row of words under rows of figures is the head of what follows in the work; the base of a comparison is not. */
function withoutSecondHead(rows: LiftedTable['rows']): LiftedTable['rows'] {
  const holds = (row: readonly string[] | undefined) => row?.slice(1).some(holdsFigure) ?? false
  const last = rows.at(-1)
  const isHead =
    rows.length > 3 &&
    !holds(last) &&
    !/\bref/i.test(last!.slice(1).join(' ')) &&
    rows.filter(holds).length > 1
  return isHead && last!.slice(1).every((cell) => cell.trim() !== '') ? rows.slice(0, -1) : rows
}

function columnFor(text: string, columns: readonly number[], size: number, design: Design): number {
  const face = faceOf({ size, colour: 'dk1' }, design.theme, size)
  const needed = widthOf(text, face) / 0.95 + 2 * CELL_INSET.x
  const wide = columns.findIndex((column) => column >= needed)
  return wide < 0 ? columns.indexOf(Math.max(...columns)) : wide
}
const saysLeft = (count: number): string => `+ ${count} more row${count > 1 ? 's' : ''} in the work`

/** The head and as many rows as have room, the highest and the lowest among them. */
function kept(rows: LiftedTable['rows'], count: number): number[] {
  const order = rows.map((_, at) => at)
  const ranked = order
    .slice(1)
    .filter((at) => rows[at]!.slice(1).some(holdsFigure))
    .toSorted((a, b) => figureIn(rows[b]!) - figureIn(rows[a]!))
  const needed = new Set([0, ranked[0] ?? 0, ranked.at(-1) ?? 0])
  const others = order.filter((at) => !needed.has(at)).slice(0, Math.max(0, count - needed.size))
  return order.filter((at) => needed.has(at) || others.includes(at))
}
const holdsFigure = (cell: string): boolean => cellNumber(cell) !== undefined
const figureIn = (cells: readonly string[]): number =>
  Number.parseFloat(
    cells
      .slice(1)
      .find(holdsFigure)!
      .replace(/[^\d.-]/g, ''),
  )

type Aligned = { text: string; align?: 'right' }
const aligned = (text: string, at: number): Aligned => ({
  text,
  ...(at > 0 && cellNumber(text) && { align: 'right' }),
})
/** A heading stands over its numbers. */
const headOver = ([head = [], ...rows]: LiftedTable['rows']): Aligned[] =>
  head.map((text, at) => ({
    text,
    ...(at > 0 &&
      rows.filter((row) => cellNumber(row[at] ?? '')).length * 2 > rows.length && { align: 'right' }),
  }))

function drawnRow(
  cells: readonly Aligned[],
  columns: readonly number[],
  size: number,
  isHeader: boolean,
  design: Design,
): TableShape['rows'][number] {
  const face = faceOf({ size, colour: 'dk1' }, design.theme, size, isHeader)
  const heights = cells.map(
    ({ text }, at) => measure(text, ((columns[at] ?? 0) - 2 * CELL_INSET.x) * 0.97, face).height,
  )
  return {
    height: Math.max(...heights) + 2 * CELL_INSET.y + 6,
    cells: [...cells],
  }
}

/** By their content, and none so narrow that its longest word would be cut. */
function columnWidths(rows: LiftedTable['rows'], width: number, size: number, design: Design): number[] {
  const face = faceOf({ size, colour: 'dk1' }, design.theme, size, true)
  const count = rows[0]?.length ?? 0
  const wants = Array.from({ length: count }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '')
    const word = Math.max(...cells.flatMap((cell) => cell.split(/\s+/)).map((one) => widthOf(one, face)))
    const whole = Math.max(...cells.map((cell) => widthOf(cell, face)))
    return {
      least: word / 0.95 + 2 * CELL_INSET.x + 2,
      whole: Math.min(whole / 0.95 + 2 * CELL_INSET.x + 2, width * 0.75),
    }
  })
  const least = wants.reduce((sum, want) => sum + want.least, 0)
  if (least >= width) return wants.map((want) => (want.least / least) * width)
  const spare = width - least
  const wanted = wants.reduce((sum, want) => sum + want.whole - want.least, 0)
  // What every cell wants is given first; the rest is shared by all, so that no column of figures stands far from the others.
  const given = wanted === 0 ? 0 : Math.min(1, spare / wanted)
  const left = (spare - given * wanted) / count
  return wants.map((want) => want.least + given * (want.whole - want.least) + left)
}
