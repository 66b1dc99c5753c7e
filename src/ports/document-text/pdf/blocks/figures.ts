/** Finds the figures: the drawings above each caption, as a region of the page that can be shown. */

import type { PageFrame } from '../../letter.ts'
import type { RawFigure } from '../../structure/raw-document.ts'
import type { Pdfium } from '../pdfium.ts'
import type { LineBlock } from './page-blocks.ts'

export type FigureArea = { left: number; right: number; top: number; bottom: number }
const IMAGE = 3
const PATH = 2
const FORM = 5
const MOST_OBJECTS = 4_000
const FIGURE = /^(figure|fig\.?|figura|chart|plate|scheme|gr[áa]fico)\b/i

export const isFigureCaption = (block: LineBlock) => block.kind === 'caption' && FIGURE.test(block.text)

/** The drawn objects of a page; letters are excluded, and hairlines under headings are too thin to count. */
export const drawings = (pdfium: Pdfium, page: number, frame: PageFrame): FigureArea[] =>
  areasOf(pdfium, page, frame, [IMAGE, PATH, FORM])

export const pictures = (pdfium: Pdfium, page: number, frame: PageFrame): FigureArea[] =>
  areasOf(pdfium, page, frame, [IMAGE])

function areasOf(pdfium: Pdfium, page: number, frame: PageFrame, kinds: readonly number[]): FigureArea[] {
  const count = Math.min(MOST_OBJECTS, pdfium.FPDFPage_CountObjects(page))
  const place = pdfium.allocate(16)
  const areas: FigureArea[] = []
  for (let at = 0; at < count; at++) {
    const object = pdfium.FPDFPage_GetObject(page, at)
    if (!kinds.includes(pdfium.FPDFPageObj_GetType(object))) continue
    if (!pdfium.FPDFPageObj_GetBounds(object, place, place + 4, place + 8, place + 12)) continue
    const floats = pdfium.heap().floats
    const [left, bottom, right, top] = [0, 1, 2, 3].map((each) => floats[(place >> 2) + each]!)
    const ceiling = frame.height + frame.bottom
    areas.push({
      left: left! - frame.left,
      right: right! - frame.left,
      top: ceiling - top!,
      bottom: ceiling - bottom!,
    })
  }
  pdfium.release(place)
  return areas
}

/** From the caption up to the text above it; where nothing is drawn there, below it. */
export function figureOf(
  caption: LineBlock,
  blocks: LineBlock[],
  areas: FigureArea[],
  width: number,
  height: number,
): RawFigure {
  const label = areaOf(caption)
  const sameColumn = (area: FigureArea) => area.left < label.right && area.right > label.left
  const text = blocks
    .filter(
      (block) =>
        block !== caption &&
        block.page === caption.page &&
        (block.table?.from === 'lines' || (block.kind !== 'table' && block.text.length > 120)),
    )
    .map(areaOf)
    .filter(sameColumn)
  const above = Math.max(0, ...text.filter((area) => area.bottom <= label.top + 2).map((area) => area.bottom))
  const below = Math.min(
    height,
    ...text.filter((area) => area.top >= label.bottom - 2).map((area) => area.top),
  )
  const drawnBetween = (from: number, to: number) =>
    areas.filter(
      (area) =>
        sameColumn(area) &&
        area.top >= from - 6 &&
        area.bottom <= to + 6 &&
        area.bottom - area.top < height * 0.95,
    )
  const drawn = [drawnBetween(above, label.top), drawnBetween(label.bottom, below)].find(
    (found) => heightOf(found) > 20,
  )
  const region = drawn ? union(drawn) : undefined
  return {
    page: caption.page,
    caption: caption.text,
    ...(region && {
      box: {
        left: Math.max(0, region.left / width),
        top: Math.max(0, region.top / height),
        width: Math.min(1, (region.right - region.left) / width),
        height: Math.min(1, (region.bottom - region.top) / height),
      },
    }),
  }
}

/** Labels of axes, legends, boxes of a diagram: they are the picture's text, not the text around it. */
export function takeFigureText(
  blocks: LineBlock[],
  figures: RawFigure[],
  pages: { width: number; height: number }[],
): LineBlock[] {
  const onPage = Map.groupBy(figures, (figure) => figure.page)
  return blocks.filter((block) => {
    const isLabel = ['paragraph', 'list-item'].includes(block.kind) && block.text.length <= LONGEST_LABEL
    if (!isLabel && (block.kind !== 'table' || block.table?.from === 'lines')) return true
    const { width, height } = pages[block.page - 1]!
    const area = areaOf(block)
    const x = (area.left + area.right) / 2 / width
    const y = (area.top + area.bottom) / 2 / height
    const figure = onPage
      .get(block.page)
      ?.find(({ box }) => box && within(x, box.left, box.width) && within(y, box.top, box.height))
    if (figure) figure.text = figure.text ? `${figure.text}\n${block.text}` : block.text
    return !figure
  })
}

const LONGEST_LABEL = 120
const within = (value: number, from: number, size: number) => value >= from && value <= from + size

const union = (areas: FigureArea[]): FigureArea => ({
  left: Math.min(...areas.map((area) => area.left)),
  right: Math.max(...areas.map((area) => area.right)),
  top: Math.min(...areas.map((area) => area.top)),
  bottom: Math.max(...areas.map((area) => area.bottom)),
})

const heightOf = (areas: FigureArea[]) => (areas.length ? union(areas).bottom - union(areas).top : 0)

const areaOf = (block: LineBlock): FigureArea => union(block.lines.filter((line) => line.page === block.page))
