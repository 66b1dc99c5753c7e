import type { PageFrame, PageTurn } from '../letter.ts'
import type { Pdfium } from './pdfium.ts'

/** A page as its picture shows it, and how its text was rotated for reading. */
export type SeenPage = {
  width: number
  height: number
  /** The height of the page in reading direction, which may be sideways. */
  readHeight: number
  /** From the page as displayed to the page as read. */
  turn: PageTurn
}

const QUARTER_TURNS: PageTurn[] = [0, 90, 180, 270]

/** The part of the sheet that is the page. Without a crop box it is the whole sheet. */
export function pageFrame(pdfium: Pdfium, page: number): { frame: PageFrame; turn: PageTurn } {
  const turn = QUARTER_TURNS[pdfium.FPDFPage_GetRotation(page)] ?? 0
  const sideways = turn === 90 || turn === 270
  const shown = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) }
  const width = sideways ? shown.height : shown.width
  const height = sideways ? shown.width : shown.height
  const place = pdfium.allocate(16)
  const has =
    pdfium.FPDFPage_GetCropBox(page, place, place + 4, place + 8, place + 12) ||
    pdfium.FPDFPage_GetMediaBox(page, place, place + 4, place + 8, place + 12)
  const floats = pdfium.heap().floats
  const [left, bottom] = has ? [floats[place >> 2]!, floats[(place >> 2) + 1]!] : [0, 0]
  pdfium.release(place)
  return { frame: { left, bottom, width, height }, turn }
}
