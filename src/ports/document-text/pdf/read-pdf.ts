import { equalsSigns } from '#kit/text/repair-symbols.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { Refusal } from '../safety/refusal.ts'
import { NO_SCANS, type PageOrigin, PicturesOfPages, type Scans } from '../scan/scans.ts'
import { pageRanges } from '../structure/notes.ts'
import type { RawDocument, RawFigure } from '../structure/raw-document.ts'
import { drawings, figureOf, isFigureCaption, takeFigureText } from './blocks/figures.ts'
import { joinAcrossPages } from './blocks/join-blocks.ts'
import { spellingOf } from './blocks/line-text.ts'
import { type LineBlock, pageBlocks, sidewaysBlocks } from './blocks/page-blocks.ts'
import { withPicturedTables } from './blocks/pictured-tables.ts'
import { boxOn, toRawBlock } from './blocks/placed-block.ts'
import { type BodyStyle, bodyStyle } from './body-style.ts'
import { stripFurniture } from './furniture.ts'
import { markHeadings } from './headings/headings.ts'
import type { OpenPdf } from './open-pdf.ts'
import { type OutlineEntry, readOutline } from './outline.ts'
import { pageFrame } from './page-frame.ts'
import type { PageLine } from './page-lines.ts'
import { type ReadPage, readPages } from './pages/read-pages.ts'
import type { PageHealth } from './pages/text-health.ts'
import { isInDrawnGrid } from './tables/drawn-grids.ts'
import { findTables } from './tables/find-tables.ts'

type ReadPdfOptions = {
  onPage: (done: number, all: number) => void
  /** The text recognised in page pictures; nothing before recognition has run. */
  scans: Scans | undefined
}

/** Throws PicturesOfPages if there are page pictures that have not been recognised yet. */
export function readPdf(pdf: OpenPdf, { onPage, scans }: ReadPdfOptions): RawDocument {
  const { pages, hardToRead } = readPages(pdf, onPage, scans ?? NO_SCANS)
  const pictures = pages.flatMap((page, at) => (page.isPicture ? [at + 1] : []))
  if (!scans && pictures.length > 0) throw new PicturesOfPages(pictures)
  refuseWithoutText(pages)
  const outline = readOutline(pdf)
  const stripped = stripFurniture(
    pages.map((page) => page.lines),
    pages.map((page) => page.readHeight),
    outline,
    (line) => isInDrawnGrid(line, pages[line.page - 1]!.drawn),
  )
  const lines = stripped.map((page) => page.lines)
  const body = bodyStyle(lines)
  const blocks = withPicturedTables(pdf, toBlocks(pages, lines, body, outline))
  const figures = readFigures(pdf, pages, blocks)
  const text = takeFigureText(blocks, figures, pages)
  const equals = equalsSigns(text.map((block) => block.text))
  return {
    kind: 'pdf',
    paged: true,
    pages: pages.map((page, at) => describePage(pdf, page, at, stripped[at]!.label)),
    blocks: text.map((block) => toRawBlock(block, pages, equals)),
    figures,
    ...properties(pdf),
    notes: notesOn(pages, hardToRead),
    toBox: (number, edges) => boxOn(pages[number - 1]!, edges),
  }
}

const LEAST_OF_A_WORK = 4_000

function refuseWithoutText(pages: ReadPage[]): void {
  const isWithout = pages.every(({ health, lines }) => health !== 'text' || lines.length === 0)
  for (const origin of ['too-many', 'other-language'] as const)
    if (isWithout && pages.some((page) => page.origin === origin))
      throw new Refusal(origin === 'too-many' ? 'too-many-scans' : 'scanned-language')
  const count = (health: PageHealth) => pages.filter((page) => page.health === health).length
  const readable = pages.reduce(
    (sum, page) => sum + page.lines.reduce((all, line) => all + line.text.length, 0),
    0,
  )
  // A damaged file may give a few pages of scraps: too little to judge the work by.
  if (pages.length > 3 && count('text') < pages.length / 2 && readable < LEAST_OF_A_WORK)
    throw new Refusal(count('no-text') > count('unusable') ? 'scanned' : 'unusable-text')
  if (count('text') > 0 && count('text') >= pages.length * 0.1) return
  if (count('unusable') > count('no-text')) throw new Refusal('unusable-text')
  const letters = pages.reduce(
    (sum, page) => sum + page.lines.reduce((all, line) => all + line.text.length, 0),
    0,
  )
  // A one-page cover or a short letter has little text, which is not the same as none.
  if (count('text') === 0 && letters < 20 * pages.length) throw new Refusal('scanned')
  if (pages.length > 3 && count('text') < pages.length * 0.1) throw new Refusal('scanned')
}

function toBlocks(
  pages: ReadPage[],
  lines: PageLine[][],
  body: BodyStyle,
  outline: OutlineEntry[],
): LineBlock[] {
  const tables = lines.map((pageLines, at) => findTables(pageLines, pages[at]!.drawn, body.leading))
  const context = {
    body,
    headings: markHeadings(lines, outline, body, tables),
    spelling: spellingOf(lines),
  }
  let inReferences = false
  const blocks = lines.flatMap((pageLines, at) => {
    const page = pages[at]!
    const made = pageBlocks(
      { lines: pageLines, height: page.readHeight, regions: tables[at]! },
      inReferences,
      context,
    )
    const last = made.filter((block) => block.kind === 'heading').at(-1)
    const hasReference = made.some((block) => block.kind === 'reference')
    inReferences = last
      ? made.slice(made.indexOf(last)).some((block) => block.kind === 'reference')
      : inReferences && hasReference
    const { aside } = page
    if (!aside) return made
    return [
      ...made,
      ...sidewaysBlocks(aside, findTables(aside.lines, aside.drawn, body.leading), context.spelling),
    ]
  })
  return joinAcrossPages(blocks, lines, context.spelling)
}

function readFigures({ pdfium, document }: OpenPdf, pages: ReadPage[], blocks: LineBlock[]): RawFigure[] {
  const captions = blocks.filter(isFigureCaption)
  const onPages = Map.groupBy(captions, (caption) => caption.page)
  return [...onPages].flatMap(([number, found]) => {
    const { width, height, turn } = pages[number - 1]!
    const page = pdfium.FPDF_LoadPage(document, number - 1)
    const { frame, turn: pageTurn } = pageFrame(pdfium, page)
    const areas = drawings(pdfium, page, frame)
    pdfium.FPDF_ClosePage(page)
    // On a rotated page the drawings are elsewhere than their coordinates say.
    if (turn !== 0 || pageTurn !== 0) return found.map((caption) => ({ page: number, caption: caption.text }))
    const onPage = blocks.filter((block) => block.page === number)
    return found.map((caption) => figureOf(caption, onPage, areas, width, height))
  })
}

function describePage(
  { pdfium, document }: OpenPdf,
  page: ReadPage,
  at: number,
  printed?: string,
): DocumentModel['pages'][number] {
  const own = pdfium.text((buffer, size) => pdfium.FPDF_GetPageLabel(document, at, buffer, size))
  const label = own || printed
  return { number: at + 1, width: page.width, height: page.height, ...(label && { label }) }
}

function properties({ pdfium, document }: OpenPdf): { title?: string; authors: string[] } {
  const property = (name: string) =>
    pdfium.text((buffer, size) => pdfium.FPDF_GetMetaText(document, name, buffer, size)).trim()
  const title = property('Title')
  const authors = property('Author').split(/\s*(?:[,;&]|\band\b)\s*/)
  return { ...(title && { title }), authors: authors.filter(Boolean) }
}

function notesOn(pages: ReadPage[], hardToRead: number[]): string[] {
  const numbers = (isOne: (page: ReadPage) => boolean) =>
    pages.flatMap((page, at) => (isOne(page) ? [at + 1] : []))
  const unread = (health: PageHealth) =>
    numbers((page) => page.health === health && page.lines.length === 0 && !page.origin)
  const of = (origin: PageOrigin) => numbers((page) => page.origin === origin)
  return [
    ...pageRanges(of('recognised'), 'recognised'),
    ...pageRanges(hardToRead, 'hard-to-read'),
    ...pageRanges(of('other-language'), 'other-language'),
    ...pageRanges(of('too-many'), 'too-many'),
    ...pageRanges(unread('no-text'), 'no-text'),
    ...pageRanges(unread('unusable'), 'unusable'),
  ]
}
