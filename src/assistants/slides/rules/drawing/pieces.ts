/** The pieces of a drawing, from a slide's shapes: outlines as paths, texts line by line. */
import type { Box, Colour, Form, Geometry, Paragraph, TextStyle, Theme } from '#kit/pptx/model.ts'
import { BULLET_INDENT } from '#kit/pptx/shapes/text-xml.ts'
import { faceOf, heightOf } from '../measure/fit.ts'
import { ASCENTS, FAMILIES, LINE_HEIGHTS, widthOf } from '../measure/fonts.ts'
import { wrap } from '../measure/wrap.ts'
import type { DrawnPiece } from './drawn.ts'

export const hex = (theme: Theme, colour: Colour): string => `#${theme.colours[colour]}`
/** Hundredths of a point are invisible, and cost bytes. */
export const near = (value: number): number => Math.round(value * 10) / 10
const n = near

export function outline(geometry: Geometry, { x, y, width, height }: Box): string {
  const [r, b, cx, cy] = [n(x + width), n(y + height), n(x + width / 2), n(y + height / 2)]
  const [l, t] = [n(x), n(y)]
  switch (geometry) {
    case 'ellipse':
      return `M${l} ${cy}a${n(width / 2)} ${n(height / 2)} 0 1 0 ${n(width)} 0a${n(width / 2)} ${n(height / 2)} 0 1 0 ${n(-width)} 0z`
    case 'triangle':
      return `M${cx} ${t}L${r} ${b}H${l}z`
    case 'roundRect': {
      const c = Math.min(8, width / 2, height / 2)
      return `M${n(x + c)} ${t}H${n(x + width - c)}a${c} ${c} 0 0 1 ${c} ${c}V${n(y + height - c)}a${c} ${c} 0 0 1 ${-c} ${c}H${n(x + c)}a${c} ${c} 0 0 1 ${-c} ${-c}V${n(y + c)}a${c} ${c} 0 0 1 ${c} ${-c}z`
    }
    default:
      return `M${l} ${t}H${r}V${b}H${l}z`
  }
}

export const drawnForm = ({ geometry, box, fill, line }: Form, theme: Theme): DrawnPiece[] => [
  {
    is: 'shape',
    path: outline(geometry, box),
    ...(fill && { fill: hex(theme, fill) }),
    ...(line && { line: hex(theme, line.colour), width: line.width }),
  },
]

export type DrawnText = {
  paragraphs: readonly Paragraph[]
  style: TextStyle
  box: Box
  size?: number | undefined
  inset?: number
}

/** Lines broken by our metrics, one piece for each run of a line. */
export function drawnText(
  { paragraphs, style, box, size = style.size, inset = 0 }: DrawnText,
  theme: Theme,
): DrawnPiece[] {
  const height = heightOf({ paragraphs, style, box, inset }, theme, size) - 2 * inset
  const room = box.height - 2 * inset
  const top = style.anchor === 'bottom' ? room - height : style.anchor === 'middle' ? (room - height) / 2 : 0
  const pieces: DrawnPiece[] = []
  let y = box.y + inset + Math.max(0, top)
  for (const paragraph of paragraphs) {
    const bulleted = style.bullet !== undefined && paragraph.bullet !== false
    const indent = bulleted ? style.size * BULLET_INDENT : 0
    const [run] = paragraph.runs
    const bold = paragraph.runs.every((one) => one.bold) || style.bold === true
    const own = run?.size ?? size
    const face = faceOf(style, theme, own, bold)
    const text = paragraph.runs.map((one) => one.text).join('')
    const lines = wrap(style.capitals ? text.toUpperCase() : text, box.width - 2 * inset - indent, face)
    const lineHeight = LINE_HEIGHTS[face.font] * own * (style.lineHeight ?? 1)
    const family = FAMILIES[face.font]
    for (const [at, line] of lines.entries()) {
      const baseline = y + ASCENTS[face.font] * own
      if (bulleted && at === 0 && style.bullet)
        pieces.push({
          is: 'text',
          x: n(box.x + inset),
          y: n(baseline),
          text: '•',
          size: own,
          length: n(widthOf('•', face)),
          family: 'Arial',
          bold: false,
          fill: hex(theme, style.bullet),
        })
      const width = widthOf(line, face)
      const free = box.width - 2 * inset - indent - width
      const shift = style.align === 'right' ? free : style.align === 'centre' ? free / 2 : 0
      if (line !== '')
        pieces.push({
          is: 'text',
          x: n(box.x + inset + indent + shift),
          y: n(baseline),
          text: line,
          size: own,
          length: n(width),
          family,
          bold,
          fill: hex(theme, run?.colour && paragraph.runs.length === 1 ? run.colour : style.colour),
        })
      y += lineHeight
    }
    y += style.spaceAfter ?? 0
  }
  return pieces
}
