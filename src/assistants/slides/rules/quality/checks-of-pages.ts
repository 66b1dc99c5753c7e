/** Whether the slides can be read from the last row, and with colour blindness. */
import type {
  Box,
  Colour,
  Form,
  Layout,
  Paragraph,
  Presentation,
  Shape,
  Slide,
  TextStyle,
} from '#kit/pptx/model.ts'
import { ALL_EYES, contrastOf, distanceOf } from '../design/colours.ts'
import type { Design } from '../design/design.ts'
import { faceOf, heightOf } from '../measure/fit.ts'
import { wrap } from '../measure/wrap.ts'
import { isContent } from '../scene/seen.ts'
import { wordCount } from '../words/clean.ts'
import { BODY, type Checked, type DeckCheck, eachSlide } from './check.ts'

const LEAST_SIZE = 20
const LEAST_CELL = 16
const MOST_ROWS = 7
const MOST_COLUMNS = 5
const MOST_CATEGORIES = 7
const MOST_SERIES = 3
/** Distinguishable at a glance, even from the last row. */
const LEAST_DISTANCE = 15

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

const boxHolds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1

/** A text's background: the last shape drawn before it that lies behind all of it. */
function groundOf(box: Box, layout: Layout | undefined, before: readonly Form[]): Colour {
  const behind = [...(layout?.art ?? []), ...before].filter((form) => form.fill && boxHolds(form.box, box))
  return behind.at(-1)?.fill ?? layout?.background ?? 'lt1'
}

function isReadable(slide: Slide, layout: Layout | undefined, { theme, table }: Presentation): boolean {
  const forms = slide.shapes.filter((shape): shape is Form => shape.kind === 'form')
  const texts = writtenOn(slide, layout).every(({ paragraphs, style, box, size }) =>
    paragraphs.every(({ runs }) =>
      runs.every((run) => {
        const needed = size >= 24 || (size >= 18.5 && (style.bold || run.bold)) ? 3 : 4.5
        const ground = theme.colours[groundOf(box, layout, forms)]
        return contrastOf(theme.colours[run.colour ?? style.colour], ground) >= needed
      }),
    ),
  )
  const cells =
    contrastOf(theme.colours[table.headText], theme.colours[table.headFill]) >= 4.5 &&
    contrastOf(theme.colours[table.text], theme.colours[table.band ?? 'lt1']) >= 4.5
  return texts && cells
}

/** Neighbouring colours in a chart, as each kind of colour vision sees them. */
function coloursTell(shape: Shape, { theme: { colours } }: Presentation): boolean {
  if (shape.kind !== 'chart') return true
  const { chart } = shape
  const count = chart.kind === 'doughnut' ? chart.categories.length : chart.series.length
  const used = chart.emphasis
    ? [chart.colours[0], chart.emphasis.quiet]
    : Array.from({ length: count }, (_, at) => chart.colours[at % chart.colours.length])
  return used.every((one, at) =>
    used
      .slice(at + 1)
      .every(
        (other) =>
          one !== undefined &&
          other !== undefined &&
          ALL_EYES.every((eyes) => distanceOf(colours[one], colours[other], eyes) >= LEAST_DISTANCE),
      ),
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
  const { slides, layouts, size } = presentation
  const layoutOf = (at: number) => layouts.find(({ id }) => id === slides[at]?.layout)
  const of = (
    id: string,
    passes: string,
    isSo: (slide: Slide, layout: Layout | undefined) => boolean,
    range?: typeof BODY,
  ) =>
    eachSlide(id, passes, slides, (at) => slides[at] !== undefined && isSo(slides[at], layoutOf(at)), range)
  const everyShape = (isSo: (shape: Shape) => boolean) => (slide: Slide) => slide.shapes.every(isSo)
  return [
    of('fits', 'Everything fits its box', (slide, layout) => slideFits(slide, layout, presentation)),
    of('inside', 'Nothing runs off the slide', (slide, layout) =>
      writtenOn(slide, layout).every(({ box }) => boxHolds({ x: 0, y: 0, ...size }, box)),
    ),
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
    of('contrast', 'All text contrasts with its background', (slide, layout) =>
      isReadable(slide, layout, presentation),
    ),
    of(
      'colour-vision',
      'Charts can be read by colour-blind people',
      everyShape((shape) => coloursTell(shape, presentation)),
    ),
    of(
      'title-ends',
      'No title ends with a single word on a line',
      (slide, layout) => endsWell(slide, layout, design),
      BODY,
    ),
    of(
      'alt-texts',
      'Every chart, table and picture has alternative text',
      everyShape(
        (shape) =>
          (shape.kind !== 'chart' && shape.kind !== 'table' && shape.kind !== 'picture') ||
          wordCount(shape.alt) >= 3,
      ),
    ),
    of(
      'headers',
      'Every table has column headings',
      everyShape(
        (shape) =>
          shape.kind !== 'table' ||
          /\p{L}/u.test(shape.rows[0]?.cells.map(({ text }) => text).join('') ?? ''),
      ),
    ),
    of(
      'table-size',
      'No table has more than seven rows or five columns',
      everyShape(
        (shape) =>
          shape.kind !== 'table' || (shape.rows.length <= MOST_ROWS && shape.columns.length <= MOST_COLUMNS),
      ),
    ),
    of(
      'chart-size',
      'No chart has more than seven categories or three series',
      everyShape(
        (shape) =>
          shape.kind !== 'chart' ||
          (shape.chart.categories.length <= MOST_CATEGORIES && shape.chart.series.length <= MOST_SERIES),
      ),
    ),
  ]
}
