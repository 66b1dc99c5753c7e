/** A slide's preview, from the same shapes that are written to the file. */
import type { Box, Layout, Presentation, Shape, TableShape, Theme } from '#kit/pptx/model.ts'
import { CELL_INSET } from '#kit/pptx/shapes/table-xml.ts'
import type { DeckSlide, SlideSource } from '../deck/deck.ts'
import { LOGO } from '../scene/logo.ts'
import { drawChart } from './draw-chart.ts'
import type { DrawnPiece, DrawnSlide } from './drawn.ts'
import { drawnForm, drawnText, hex, near, outline } from './pieces.ts'

export function drawSlide(presentation: Presentation, at: number, from: DeckSlide): DrawnSlide {
  const slide = presentation.slides[at]
  const layout = presentation.layouts.find(({ id }) => id === slide?.layout)
  if (!slide || !layout) throw new Error(`There is no slide ${at + 1}.`)
  const { theme } = presentation
  const art = layout.art.flatMap((form) => [...drawnForm(form, theme), ...formText(form, theme)])
  const content = slide.shapes.flatMap((shape) => drawShape(shape, layout, presentation))
  return {
    id: from.id,
    title: from.title,
    lines: from.points.map(({ text }) => text),
    ...(from.ask &&
      from.points.length === 0 && {
        ask: { says: from.ask.says, candidates: from.ask.candidates.map(({ text }) => text) },
      }),
    ...(from.more && { hasMore: from.more.length > 0 && !from.whole }),
    background: hex(theme, layout.background ?? 'lt1'),
    pieces: [...art, ...content, ...numberOf(layout, at, theme)],
    notes: [...slide.notes],
    sources: sourcesOf(from),
  }
}

const formText = (form: Extract<Shape, { kind: 'form' }>, theme: Theme): DrawnPiece[] =>
  form.paragraphs && form.style
    ? drawnText(
        { paragraphs: form.paragraphs, style: form.style, box: form.box, inset: form.inset ?? 8 },
        theme,
      )
    : []

function drawShape(shape: Shape, layout: Layout, { theme, table }: Presentation): DrawnPiece[] {
  const slot = 'slot' in shape ? layout.slots.find(({ index }) => index === shape.slot) : undefined
  const box = ('box' in shape ? shape.box : undefined) ?? slot?.box
  switch (shape.kind) {
    case 'form':
      return [...drawnForm(shape, theme), ...formText(shape, theme)]
    case 'text': {
      const style = shape.style ?? slot?.style
      return box && style
        ? drawnText({ paragraphs: shape.paragraphs, style, box, size: shape.size }, theme)
        : []
    }
    case 'chart':
      return box ? drawChart(shape.chart, box, theme) : []
    case 'table':
      return box ? drawTable(shape, box, theme, table) : []
    case 'picture':
      return box ? [{ is: shape.name === LOGO ? 'logo' : 'picture', ...box }] : []
  }
}

function drawTable(
  { columns, rows, size }: TableShape,
  box: Box,
  theme: Theme,
  look: Presentation['table'],
): DrawnPiece[] {
  const width = columns.reduce((sum, column) => sum + column, 0)
  const pieces: DrawnPiece[] = []
  let y = box.y
  for (const [at, { height, cells }] of rows.entries()) {
    const fill = at === 0 ? look.headFill : at % 2 === 0 ? look.band : undefined
    if (fill)
      pieces.push({
        is: 'shape',
        path: outline('rect', { x: box.x, y, width, height }),
        fill: hex(theme, fill),
      })
    let x = box.x
    for (const [place, { text, align }] of cells.entries()) {
      const cell = {
        x: x + CELL_INSET.x,
        y: y + CELL_INSET.y,
        width: (columns[place] ?? 0) - 2 * CELL_INSET.x,
        height: height - 2 * CELL_INSET.y,
      }
      const style = {
        size,
        colour: at === 0 ? look.headText : look.text,
        bold: at === 0,
        anchor: 'middle',
        align: align ?? 'left',
      } as const
      pieces.push(...drawnText({ paragraphs: [{ runs: [{ text }] }], style, box: cell }, theme))
      x += columns[place] ?? 0
    }
    y += height
    pieces.push({
      is: 'shape',
      path: `M${near(box.x)} ${near(y)}H${near(box.x + width)}`,
      line: hex(theme, look.line),
      width: 0.75,
    })
  }
  return pieces
}

function numberOf(layout: Layout, at: number, theme: Theme): DrawnPiece[] {
  const slot = layout.slots.find(({ kind }) => kind === 'number')
  return slot
    ? drawnText(
        { paragraphs: [{ runs: [{ text: String(at + 1) }] }], style: slot.style, box: slot.box },
        theme,
      )
    : []
}

/** Each place once, in slide order. */
function sourcesOf({ points, metrics, visual, script }: DeckSlide): SlideSource[] {
  const all = [
    ...metrics.flatMap(({ sources }) => sources),
    ...(visual?.sources ?? []),
    ...points.flatMap(({ sources }) => sources),
    ...script.flatMap(({ sources }) => sources),
  ]
  const once = new Map(all.filter(({ quote }) => quote !== '').map((source) => [source.sentenceId, source]))
  return [...once.values()].slice(0, 8).map((source) => ({ ...source, quote: source.quote.slice(0, 400) }))
}
