/** A computed drawing or chart as a picture. Letters are drawn as outlines, so that it looks the same on a machine without fonts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import sharp from 'sharp'
import type { Chart } from '#capabilities/data-analysis/index.ts'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import { type LaidOut, layOut, type Measure, type Shape } from '../../rules/drawing/lay-out.ts'
import { layOutChart } from '../../rules/drawing/lay-out-chart.ts'
import type { Drawing } from '../../rules/drawing/read-drawing.ts'

const FONT = '@fontsource/arimo/files/arimo-latin-400-normal.woff'
const INK = '#1f2a44'
const FILL = '#3d5a98'
const TONES = { plain: '#ffffff', strong: '#eef1f8' } as const

type Font = ReturnType<typeof opentype.parse>
let font: Promise<Font> | undefined

async function openFont(): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FONT))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

export const paintDrawing = async (drawing: Drawing): Promise<Picture> =>
  (await paint((measure) => layOut(drawing, measure))).picture

/** With its size, which a page needs. */
export const paintChart = (chart: Chart) => paint((measure) => layOutChart(chart, measure))

async function paint(lay: (measure: Measure) => LaidOut) {
  font ??= openFont()
  const letters = await font
  const sheet = lay((text, size) => letters.getAdvanceWidth(text, size))
  const bytes = await sharp(Buffer.from(svgOf(sheet, letters)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  const picture: Picture = { bytes: new Uint8Array(bytes), mediaType: 'image/png' }
  return { picture, width: sheet.width, height: sheet.height }
}

const svgOf = ({ width, height, shapes }: LaidOut, letters: Font): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.map((shape) => shapeSvg(shape, letters)).join('')}</svg>`

function shapeSvg(shape: Shape, letters: Font): string {
  switch (shape.type) {
    case 'box':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="10" fill="${TONES[shape.tone]}" stroke="${INK}" stroke-width="2"/>`
    case 'bar':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${FILL}"/>`
    case 'dot':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius ?? 10}" fill="#b4632a"/>`
    case 'slice':
      return `<path d="${slicePath(shape)}" fill="${FILL}" fill-opacity="${shape.shade}" stroke="#ffffff" stroke-width="2"/>`
    case 'swatch':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.size}" height="${shape.size}" fill="${FILL}" fill-opacity="${shape.shade}"/>`
    case 'line':
      return lineSvg(shape)
    case 'text': {
      const width = letters.getAdvanceWidth(shape.text, shape.size)
      const x =
        shape.anchor === 'start' ? shape.x : shape.anchor === 'end' ? shape.x - width : shape.x - width / 2
      return `<path fill="${INK}" d="${letters.getPath(shape.text, x, shape.y, shape.size).toPathData(1)}"/>`
    }
  }
}

const POINT = 14

function slicePath({ x, y, radius, from, to }: Extract<Shape, { type: 'slice' }>): string {
  const at = (share: number) =>
    `${x + radius * Math.sin(2 * Math.PI * share)} ${y - radius * Math.cos(2 * Math.PI * share)}`
  // A whole circle has no two ends to draw between.
  const end = Math.min(to, from + 0.99999)
  return `M${x} ${y}L${at(from)}A${radius} ${radius} 0 ${end - from > 0.5 ? 1 : 0} 1 ${at(end)}Z`
}

function lineSvg({ from, to, arrow, isFaint }: Extract<Shape, { type: 'line' }>): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const end = arrow ? { x: to.x - dx * POINT, y: to.y - dy * POINT } : to
  const line = `<line x1="${from.x}" y1="${from.y}" x2="${end.x}" y2="${end.y}" stroke="${isFaint ? '#d5d9e2' : INK}" stroke-width="${isFaint ? 1 : 2.5}"/>`
  if (!arrow) return line
  const side = (by: number) => `${end.x - dy * by},${end.y + dx * by}`
  return `${line}<polygon fill="${INK}" points="${to.x},${to.y} ${side(8)} ${side(-8)}"/>`
}
