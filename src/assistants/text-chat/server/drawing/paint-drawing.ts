/** A computed drawing as a picture. Letters are drawn as outlines, so that it looks the same on a machine without fonts. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import sharp from 'sharp'
import type { Picture } from '#ports/ai-text/ai-text.ts'
import { type LaidOut, layOut, type Shape } from '../../rules/drawing/lay-out.ts'
import type { Drawing } from '../../rules/drawing/read-drawing.ts'

const FONT = '@fontsource/arimo/files/arimo-latin-400-normal.woff'
const INK = '#1f2a44'
const TONES = { plain: '#ffffff', strong: '#eef1f8' } as const

type Font = ReturnType<typeof opentype.parse>
let font: Promise<Font> | undefined

async function openFont(): Promise<Font> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(FONT))
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

export async function paintDrawing(drawing: Drawing): Promise<Picture> {
  font ??= openFont()
  const letters = await font
  const sheet = layOut(drawing, (text, size) => letters.getAdvanceWidth(text, size))
  const bytes = await sharp(Buffer.from(svgOf(sheet, letters)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return { bytes: new Uint8Array(bytes), mediaType: 'image/png' }
}

const svgOf = ({ width, height, shapes }: LaidOut, letters: Font): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>${shapes.map((shape) => shapeSvg(shape, letters)).join('')}</svg>`

function shapeSvg(shape: Shape, letters: Font): string {
  switch (shape.type) {
    case 'box':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="10" fill="${TONES[shape.tone]}" stroke="${INK}" stroke-width="2"/>`
    case 'bar':
      return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="#3d5a98"/>`
    case 'dot':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="10" fill="#b4632a"/>`
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

function lineSvg({ from, to, arrow }: Extract<Shape, { type: 'line' }>): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const end = arrow ? { x: to.x - dx * POINT, y: to.y - dy * POINT } : to
  const line = `<line x1="${from.x}" y1="${from.y}" x2="${end.x}" y2="${end.y}" stroke="${INK}" stroke-width="2.5"/>`
  if (!arrow) return line
  const side = (by: number) => `${end.x - dy * by},${end.y + dx * by}`
  return `${line}<polygon fill="${INK}" points="${to.x},${to.y} ${side(8)} ${side(-8)}"/>`
}
