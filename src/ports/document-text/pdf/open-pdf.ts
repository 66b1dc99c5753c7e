import { readSync } from 'node:fs'
import { endsOf } from '../safety/ends-of.ts'
import { LIMITS } from '../safety/limits.ts'
import { Refusal } from '../safety/refusal.ts'
import type { Pdfium } from './pdfium.ts'

const PASSWORD_NEEDED = 4
const UNKNOWN_SECURITY = 5
/** An unfinished download lacks the mark that closes every PDF. */
const TAIL = 2_048
const WORD = 4

export type OpenPdf = { pdfium: Pdfium; document: number; pageCount: number }

export function openPdf(pdfium: Pdfium, bytes: Uint8Array): OpenPdf {
  // The document is read from this memory as long as it is open, so it is freed with the process.
  const pointer = pdfium.allocate(bytes.length)
  pdfium.heap().bytes.set(bytes, pointer)
  const document = pdfium.FPDF_LoadMemDocument(pointer, bytes.length, '')
  return opened(pdfium, document, () => isTruncated(bytes))
}

/** Read in place, a piece at a time: a long scan is tens of megabytes, which then need not be held in memory. */
export function openPdfInFile(pdfium: Pdfium, file: number, size: number): OpenPdf {
  const readPiece = (_: number, position: number, pointer: number, length: number) =>
    readSync(file, pdfium.heap().bytes, pointer, length, position) === length ? 1 : 0
  const access = pdfium.allocate(3 * WORD)
  pdfium.heap().ints.set([size, pdfium.pdfium.addFunction(readPiece, 'iiiii'), 0], access / WORD)
  return opened(pdfium, pdfium.FPDF_LoadCustomDocument(access, ''), () => isTruncated(endsOf(file, size)))
}

function opened(pdfium: Pdfium, document: number, isTruncated: () => boolean): OpenPdf {
  if (!document) {
    const error = pdfium.FPDF_GetLastError()
    if (error === PASSWORD_NEEDED || error === UNKNOWN_SECURITY) throw new Refusal('password-protected')
    throw new Refusal(isTruncated() ? 'truncated' : 'corrupt')
  }
  const pageCount = pdfium.FPDF_GetPageCount(document)
  if (pageCount > LIMITS.pages) throw new Refusal('too-many-pages')
  if (pageCount < 1) throw new Refusal(isTruncated() ? 'truncated' : 'corrupt')
  return { pdfium, document, pageCount }
}

function isTruncated(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - TAIL))
  return !Buffer.from(tail).includes('%%EOF')
}
