import { Refusal } from '../safety/refusal.ts'
import type { GrayPicture } from '../scan/gray-picture.ts'
import type { OpenPdf } from './open-pdf.ts'

const WHITE = 0xffffffff
const GRAY = 1
const WITHOUT_ANNOTATIONS = 0
const GRAYSCALE = 0x08
const INCH = 72

/** Renders a page as a scanner would. A poster is drawn smaller, so that every page costs about the same. */
export function renderGray(
  { pdfium, document }: OpenPdf,
  number: number,
  { dotsPerInch, mostPixels }: { dotsPerInch: number; mostPixels: number },
): GrayPicture {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (!page) throw new Refusal('corrupt')
  const [wide, high] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
  const scale = Math.min(dotsPerInch / INCH, Math.sqrt(mostPixels / Math.max(1, wide * high)))
  const width = Math.max(1, Math.round(wide * scale))
  const height = Math.max(1, Math.round(high * scale))
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GRAY, 0, 0)
  if (!bitmap) throw new Refusal('too-much-memory')
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITHOUT_ANNOTATIONS | GRAYSCALE)
  const stride = pdfium.FPDFBitmap_GetStride(bitmap)
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
  const { bytes } = pdfium.heap()
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    pixels.set(bytes.subarray(start + y * stride, start + y * stride + width), y * width)
  pdfium.FPDFBitmap_Destroy(bitmap)
  pdfium.FPDF_ClosePage(page)
  return { width, height, pixels }
}
