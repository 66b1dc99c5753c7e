/** A made work as a file: Word, or PDF with drawn cells, with lines across, or with white space alone. */
import { makePdf, type PdfPage, type PdfText } from '../../tests/fixtures/make/pdf-file.ts'
import { makeDocx, paragraph } from '../../tests/fixtures/make/word-files.ts'
import { wrap } from '../../tests/fixtures/make/words.ts'
import type { Work } from './works.ts'

export const FORMATS = ['Word', 'PDF, drawn cells', 'PDF, lines across', 'PDF, white space'] as const
export type Format = (typeof FORMATS)[number]

export const printed = (work: Work, format: Format): { bytes: Buffer; fileName: string } =>
  format === 'Word'
    ? { bytes: asWord(work), fileName: 'work.docx' }
    : { bytes: makePdf({ pages: asPages(work, format) }), fileName: 'work.pdf' }

const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(text)}</w:tc>`

function asWord({ parts }: Work): Buffer {
  const body = parts.map((part) => {
    if (typeof part === 'string') return paragraph(part)
    if ('heading' in part) return paragraph(part.heading, 'H1')
    const rows = part.rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
    return `${paragraph(part.caption, 'Cap')}<w:tbl>${rows.join('')}</w:tbl>`
  })
  return makeDocx(body.join(''))
}

const LEFT = 72
const RIGHT = 523
const TOP = 770
const BOTTOM = 80
const LEADING = 15
const ROW = 19

function asPages({ parts }: Work, format: Format): PdfPage[] {
  const pages: { texts: PdfText[]; draw: string[] }[] = []
  let y = 0
  const turn = () => {
    pages.push({ texts: [{ x: 295, y: 36, size: 9, text: `${pages.length + 1}` }], draw: [] })
    y = TOP
  }
  const put = (text: string, x: number, size: number, font: PdfText['font'] = 'Times') =>
    pages.at(-1)!.texts.push({ x, y, size, text, font })
  const line = (x: number, from: number, to: number, at: number) =>
    pages.at(-1)!.draw.push(`${x} ${from} m ${to} ${at} l S`)
  turn()
  for (const part of parts) {
    if (typeof part !== 'string' && 'rows' in part) {
      // A short table is not cut by a page end here.
      if (y - (part.rows.length + 2) * ROW < BOTTOM) turn()
      y -= 8
      put(part.caption, LEFT, 11)
      y -= 22
      const width = part.rows[0]!.length
      const step = (RIGHT - LEFT - 110) / Math.max(1, width - 1)
      const lefts = Array.from({ length: width }, (_, at) => (at === 0 ? LEFT : LEFT + 110 + (at - 1) * step))
      const top = y + 13
      for (const row of part.rows) {
        row.forEach((text, at) => {
          if (text) put(text, lefts[at]! + 4, 10)
        })
        y -= ROW
      }
      const bottom = y + 13
      if (format === 'PDF, drawn cells') {
        for (let at = 0; at <= part.rows.length; at++) line(LEFT, top - at * ROW, RIGHT, top - at * ROW)
        for (const x of [...lefts, RIGHT]) line(x, bottom, x, top)
      }
      if (format === 'PDF, lines across') for (const at of [top, top - ROW, bottom]) line(LEFT, at, RIGHT, at)
      y -= 12
      continue
    }
    const [text, size, font] =
      typeof part === 'string' ? ([part, 11, 'Times'] as const) : ([part.heading, 14, 'Bold'] as const)
    if (y < BOTTOM + 60) turn()
    y -= size === 14 ? 12 : 5
    for (const each of wrap(text, 86)) {
      if (y < BOTTOM) turn()
      put(each, LEFT, size, font)
      y -= size === 14 ? 20 : LEADING
    }
  }
  return pages.map(({ texts, draw }) => ({ texts, draw: draw.join('\n') }))
}
