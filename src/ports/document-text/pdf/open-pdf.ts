import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import type { Pdfium } from './pdfium.ts'

const PASSWORD_NEEDED = 4
const UNKNOWN_SECURITY = 5
/** Where an unfinished download ends, the mark that closes every PDF is missing. */
const TAIL = 2_048

export type OpenPdf = { pdfium: Pdfium; document: number; pageCount: number }

export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenPdf {
  // The document is read from this memory as long as it is open, so it is given back with the process.
  const pointer = pdfium.allocate(bytes.length)
  pdfium.heap().bytes.set(bytes, pointer)
  const document = pdfium.FPDF_LoadMemDocument(pointer, bytes.length, '')
  if (!document) {
    const error = pdfium.FPDF_GetLastError()
    if (error === PASSWORD_NEEDED || error === UNKNOWN_SECURITY) throw new Refusal('password-protected')
    throw new Refusal(isTruncated(bytes) ? 'truncated' : 'corrupt')
  }
  const pageCount = pdfium.FPDF_GetPageCount(document)
  if (pageCount > LIMITS.pages) throw new Refusal('too-many-pages')
  if (pageCount < 1) throw new Refusal(isTruncated(bytes) ? 'truncated' : 'corrupt')
  return { pdfium, document, pageCount }
}

function isTruncated(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL))
  return !Buffer.from(tail).includes('%%EOF')
}
