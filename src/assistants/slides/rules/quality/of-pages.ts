/** Whether the slides can be read from the last row, and with colour blindness. */
import type { Box, Layout, Paragraph, Presentation, Shape, Slide, TextStyle } from '#kit/pptx/model.ts'
import type { Design } from '../design/design.ts'
import { faceOf, heightOf } from '../measure/fit.ts'
import { wrap } from '../measure/wrap.ts'
import { isContent } from '../scene/seen.ts'
import { wordCount } from '../words/clean.ts'
import { BODY, type Checked, type DeckCheck } from './check.ts'

const LEAST_SIZE = 20
const LEAST_CELL = 16
const MOST_ROWS = 7
const MOST_COLUMNS = 5

type WrittenSlot = {
  paragraphs: readonly Paragraph[]
  style: TextStyle
  box: Box
  size: number
  inset: number
}

function writtenOn(slide: Slide, layout: Layout | undefined): WrittenSlot[] {
  return slide.shapes.flatMap((shape): WrittenSlot[] => {
    if (shape.kind === 'form')
      return shape.paragraphs && shape.style
        ? [
            {
              paragraphs: shape.paragraphs,
              style: shape.style,
              box: shape.box,
              size: shape.style.size,
              inset: shape.inset ?? 0,
            },
          ]
        : []
    if (shape.kind !== 'text') return []
    const slot = layout?.slots.find(({ index }) => index === shape.slot)
    const style = shape.style ?? slot?.style
    const box = shape.box ?? slot?.box
    return style && box
      ? [{ paragraphs: shape.paragraphs, style, box, size: shape.size ?? style.size, inset: 0 }]
      : []
  })
}

function slideFits(slide: Slide, layout: Layout | undefined, { theme }: Presentation): boolean {
  const table = slide.shapes.find((shape) => shape.kind === 'table')
  const room = table && (table.box ?? layout?.slots.find(({ index }) => index === table.slot)?.box)
  const high = table?.rows.reduce((sum, { height }) => sum + height, 0) ?? 0
  return (
    writtenOn(slide, layout).every((one) => heightOf(one, theme, one.size) <= one.box.height + 0.5) &&
    high <= (room?.height ?? 0) + 0.5
  )
}

function endsWell({ shapes }: Slide, layout: Layout | undefined, { theme }: Design): boolean {
  const title = shapes.find((shape) => shape.kind === 'text' && shape.slot === 0)
  const slot = layout?.slots.find(({ index }) => index === 0)
  if (title?.kind !== 'text' || !slot) return false
  const text = title.paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
  const lines = wrap(text, slot.box.width * 0.97, faceOf(slot.style, theme, title.size ?? slot.style.size))
  return lines.length === 1 || wordCount(lines.at(-1) ?? '') > 1
}

export function checksOfPages({ presentation, design }: Checked): DeckCheck[] {
  const { slides, layouts } = presentation
  const layoutOf = (at: number) => layouts.find(({ id }) => id === slides[at]?.layout)
  const of = (
    id: string,
    passes: string,
    isSo: (slide: Slide, layout: Layout | undefined) => boolean,
    { from, to }: { from: number; to: number } = { from: 0, to: slides.length },
  ): DeckCheck => ({
    id,
    passes,
    fails: slides.flatMap((slide, at) =>
      at >= from && at < to && !isSo(slide, layoutOf(at)) ? [at + 1] : [],
    ),
  })
  const everyShape = (isSo: (shape: Shape) => boolean) => (slide: Slide) => slide.shapes.every(isSo)
  return [
    of('fits', 'Everything fits its box', (slide, layout) => slideFits(slide, layout, presentation)),
    of(
      'text-size',
      'Text is 20 points or larger, cells 16',
      (slide, layout) =>
        slide.layout === 'references' ||
        slide.shapes.every((shape) => {
          if (shape.kind === 'table') return shape.size >= LEAST_CELL
          if (shape.kind !== 'text' || !isContent(shape)) return true
          const slot = layout?.slots.find(({ index }) => index === shape.slot)
          return (shape.size ?? slot?.style.size ?? 0) >= LEAST_SIZE
        }),
    ),
    of(
      'title-ends',
      'No title ends with a single word on a line',
      (slide, layout) => slide.layout.startsWith('stated') || endsWell(slide, layout, design),
      BODY,
    ),
    of(
      'table-size',
      'No table has more than seven rows or five columns',
      everyShape(
        (shape) =>
          shape.kind !== 'table' || (shape.rows.length <= MOST_ROWS && shape.columns.length <= MOST_COLUMNS),
      ),
    ),
  ]
}
