/** A caption of a table beside a picture and no table: it was pasted as a picture, and is told as unread. */
import { labelOf } from '#product/document-labels.ts'
import { unreadTable } from '../../structure/raw-document.ts'
import type { OpenPdf } from '../open-pdf.ts'
import { pageFrame } from '../page-frame.ts'
import { type FigureArea, pictures } from './figures.ts'
import type { LineBlock } from './page-blocks.ts'

const LEAST = { width: 0.25, height: 0.05 }

export function withPicturedTables({ pdfium, document }: OpenPdf, blocks: LineBlock[]): LineBlock[] {
  const seen = new Map<number, FigureArea[]>()
  const picturesOn = (number: number): FigureArea[] => {
    const known = seen.get(number)
    if (known) return known
    const page = pdfium.FPDF_LoadPage(document, number - 1)
    const { frame } = pageFrame(pdfium, page)
    const found = pictures(pdfium, page, frame).filter(
      ({ left, right, top, bottom }) =>
        right - left > frame.width * LEAST.width && bottom - top > frame.height * LEAST.height,
    )
    pdfium.FPDF_ClosePage(page)
    seen.set(number, found)
    return found
  }
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'caption' || labelOf(block.text)?.label.kind !== 'table') return [block]
    if ([blocks[at - 1], blocks[at + 1]].some((beside) => beside?.kind === 'table')) return [block]
    const isBeside = picturesOn(block.page).some((picture) => isNextTo(picture, block, blocks))
    return isBeside
      ? [block, { ...unreadTable('picture', block.page, block.text), lines: block.lines }]
      : [block]
  })
}

/** Between the caption and the picture there is no other text. */
function isNextTo(picture: FigureArea, caption: LineBlock, blocks: readonly LineBlock[]): boolean {
  const top = Math.min(...caption.lines.map((line) => line.top))
  const bottom = Math.max(...caption.lines.map((line) => line.bottom))
  const [from, to] = picture.top >= bottom - 4 ? [bottom, picture.top] : [picture.bottom, top]
  if (to - from > 120) return false
  return !blocks.some(
    (block) =>
      block !== caption &&
      block.page === caption.page &&
      block.lines.some((line) => line.page === caption.page && line.top > from + 2 && line.bottom < to - 2),
  )
}
