import sharp from 'sharp'
import type { PagePicture } from '../document-text.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import type { OpenPdf } from './open-pdf.ts'

const WHITE = 0xffffffff
const SHOW_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const CHANNELS = 4
/** Letters stay sharp to the eye at this quality, for a fifth of a PNG's bytes. */
const ENCODING = { quality: 72, effort: 0 }

export async function paintPage(
  { pdfium, document, pageCount }: OpenPdf,
  number: number,
  wanted: number,
): Promise<PagePicture> {
  if (!Number.isInteger(number) || number < 1 || number > pageCount) throw new Refusal('no-such-page')
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (!page) throw new Refusal('corrupt')
  const shape = pdfium.FPDF_GetPageHeightF(page) / pdfium.FPDF_GetPageWidthF(page)
  const { least, most } = LIMITS.pictureWidth
  // An extremely long page would make a picture too large for any screen.
  const tallest = most * 2
  const width = Math.round(Math.min(Math.max(wanted, least), most, tallest / shape))
  const height = Math.max(1, Math.round(width * shape))
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0)
  if (!bitmap) throw new Refusal('too-much-memory')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, SHOW_ANNOTATIONS | RED_FIRST)
  const pixels = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const copy = pdfium.heap().bytes.slice(pixels, pixels + width * height * CHANNELS)
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  const webp = await sharp(copy, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .webp(ENCODING)
    .toBuffer()
  return { webp, width, height }
}
