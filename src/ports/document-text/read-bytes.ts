/** The bytes of one file → its model. From here on everything runs inside the child. */
import type { DocumentKind, DocumentModel } from '#product/document-model.ts'
import type { ReadingProgress } from './document-text.ts'
import type { OpenPdf } from './pdf/open-pdf.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import { endsOf } from './safety/ends-of.ts'
import { Refusal } from './safety/refusal.ts'
import type { Scans } from './scan/scans.ts'
import { beginsAsPdf, sniffKind } from './sniff-kind.ts'
import { assemble } from './structure/assemble.ts'
import type { RawDocument } from './structure/raw-document.ts'
import { refusalFor } from './structure/worth-reading.ts'

type OnProgress = (progress: ReadingProgress) => void
type Reader = (bytes: Uint8Array, onProgress: OnProgress, scans: Scans | undefined) => Promise<RawDocument>

/** Each reader is loaded on demand: starting PDFium to read a text file would cost more than reading it. */
const READERS: Record<DocumentKind, Reader> = {
  pdf: (bytes, onProgress, scans) =>
    readOpened((pdfium, { openPdf }) => openPdf(pdfium, bytes), onProgress, scans),
  docx: async (bytes) => (await import('./docx/read-docx.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('./doc/read-doc.ts')).readDoc(bytes),
  rtf: async (bytes) => (await import('./rtf/read-rtf.ts')).readRtf(bytes),
  txt: async (bytes) => (await import('./plain/read-text.ts')).readText(bytes),
  md: async (bytes) => (await import('./plain/read-markdown.ts')).readMarkdown(bytes),
  json: async (bytes) => (await import('./plain/read-json.ts')).readJson(bytes),
  csv: async (bytes) => (await import('./sheet/read-csv.ts')).readCsv(bytes),
  xlsx: async (bytes) => (await import('./sheet/read-workbook.ts')).readWorkbook(bytes, 'xlsx'),
  xls: async (bytes) => (await import('./sheet/read-workbook.ts')).readWorkbook(bytes, 'xls'),
  sav: async (bytes) => (await import('./sheet/read-data-file.ts')).readDataFile(bytes, 'sav'),
  dta: async (bytes) => (await import('./sheet/read-data-file.ts')).readDataFile(bytes, 'dta'),
  image: async (bytes, _, scans) => (await import('./plain/read-image.ts')).readImage(bytes, scans),
}

/** Throws PicturesOfPages where pages must be recognised first; `scans` is the result of that. */
export async function readBytes(
  bytes: Uint8Array,
  fileName: string,
  onProgress: OnProgress,
  scans?: Scans,
): Promise<DocumentModel> {
  onProgress({ stage: 'opening', percent: 5 })
  const kind = sniffKind(bytes, fileName)
  return ordered(await READERS[kind](bytes, onProgress, scans), fileName, onProgress)
}

/**
 * A PDF read in place: a thesis of scanned pages is tens of megabytes, which would be held twice. Nothing
 * if it is not a PDF.
 */
export async function readLongPdf(
  { file, size, fileName }: { file: number; size: number; fileName: string },
  onProgress: OnProgress,
  scans?: Scans,
): Promise<DocumentModel | undefined> {
  const ends = endsOf(file, size)
  if (!beginsAsPdf(ends)) return undefined
  onProgress({ stage: 'opening', percent: 5 })
  sniffKind(ends, fileName)
  const raw = await readOpened(
    (pdfium, { openPdfInFile }) => openPdfInFile(pdfium, file, size),
    onProgress,
    scans,
  )
  return ordered(raw, fileName, onProgress)
}

async function readOpened(
  open: (pdfium: Pdfium, how: typeof import('./pdf/open-pdf.ts')) => OpenPdf,
  onProgress: OnProgress,
  scans: Scans | undefined,
): Promise<RawDocument> {
  const [{ startPdfium }, how, { readPdf }] = await Promise.all([
    import('./pdf/pdfium.ts'),
    import('./pdf/open-pdf.ts'),
    import('./pdf/read-pdf.ts'),
  ])
  const onPage = (done: number, all: number) =>
    onProgress({ stage: 'reading', percent: 10 + Math.floor((80 * done) / all) })
  return readPdf(open(await startPdfium(), how), { onPage, scans })
}

function ordered(raw: RawDocument, fileName: string, onProgress: OnProgress): DocumentModel {
  onProgress({ stage: 'ordering', percent: 92 })
  const model = assemble(raw, fileName)
  const refusal = refusalFor(model)
  if (refusal) throw new Refusal(refusal)
  return model
}
