import { equalsSigns } from '#kit/text/repair-symbols.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { Refusal } from '../safety/refusal.ts'
import { pageRanges } from '../structure/notes.ts'
import type { RawDocument, RawFigure } from '../structure/raw-document.ts'
import { type BodyStyle, bodyStyle } from './body-style.ts'
import { drawings, figureOf, isFigureCaption, takeFigureText } from './figures.ts'
import { stripFurniture } from './furniture.ts'
import { markHeadings } from './headings.ts'
import { joinAcrossPages } from './join-blocks.ts'
import type { Turn } from './letter.ts'
import { createLineNumbers } from './line-numbers.ts'
import { spellingOf } from './line-text.ts'
import { mendLetters } from './mend-letters.ts'
import type { OpenPdf } from './open-pdf.ts'
import { type OutlineEntry, readOutline } from './outline.ts'
import { type LineBlock, pageBlocks } from './page-blocks.ts'
import { toFragments } from './page-fragments.ts'
import { pageFrame, type SeenPage } from './page-frame.ts'
import { LetterReader } from './page-letters.ts'
import { type Line, toLines } from './page-lines.ts'
import { setUpright, turnBack, turnOfText } from './page-turn.ts'
import { toRawBlock } from './placed-block.ts'
import { inReadingOrder } from './reading-order.ts'
import { checkHealth, type PageHealth } from './text-health.ts'

type ReadPage = SeenPage & { lines: Line[]; health: PageHealth }

export function readPdf(pdf: OpenPdf, onPage: (done: number, all: number) => void): RawDocument {
  const pages = readPages(pdf, onPage)
  refuseWithoutText(pages)
  const outline = readOutline(pdf)
  const stripped = stripFurniture(
    pages.map((page) => page.lines),
    pages.map((page) => page.readHeight),
    outline,
  )
  const lines = stripped.map((page) => page.lines)
  const body = bodyStyle(lines)
  const blocks = toBlocks(pages, lines, body, outline)
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
    notes: notesOn(pages),
    toBox: (number, edges) => {
      const page = pages[number - 1]!
      return turnBack(edges, page.turn, page.width, page.height)
    },
  }
}

const BLANK: SeenPage = { width: 595, height: 842, readHeight: 842, turn: 0 }
const TURNS: Turn[] = [0, 90, 180, 270]

function readPages(pdf: OpenPdf, onPage: (done: number, all: number) => void): ReadPage[] {
  const { pdfium, document, pageCount } = pdf
  const reader = new LetterReader(pdfium)
  const lineNumbers = createLineNumbers()
  return Array.from({ length: pageCount }, (_, at) => {
    onPage(at, pageCount)
    const page = pdfium.FPDF_LoadPage(document, at)
    if (!page) return { ...BLANK, lines: [], health: 'no-text' }
    const { frame, turn } = pageFrame(pdfium, page)
    const { health, letters: read } = checkHealth(reader.read(page, frame))
    const textTurn = turnOfText(read)
    setUpright(read, frame, textTurn)
    // What is left standing sideways is a stamp at the margin.
    const letters = mendLetters(read.filter((letter) => letter.style.turn === textTurn))
    const lines = toLines(inReadingOrder(lineNumbers.readAway(toFragments(letters))), at + 1)
    pdfium.FPDF_ClosePage(page)
    const heightAt = (each: Turn) => (each === 90 || each === 270 ? frame.width : frame.height)
    return {
      width: frame.width + frame.height - heightAt(turn),
      height: heightAt(turn),
      readHeight: heightAt(textTurn),
      turn: TURNS[(4 + (textTurn - turn) / 90) % 4]!,
      lines,
      health,
    }
  })
}

const LEAST_OF_A_WORK = 4_000

function refuseWithoutText(pages: ReadPage[]): void {
  const count = (health: PageHealth) => pages.filter((page) => page.health === health).length
  const readable = pages.reduce(
    (sum, page) => sum + page.lines.reduce((all, line) => all + line.text.length, 0),
    0,
  )
  // A damaged file may give a few pages of scraps: too little to tell anybody anything about the work.
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

function toBlocks(pages: ReadPage[], lines: Line[][], body: BodyStyle, outline: OutlineEntry[]): LineBlock[] {
  const context = { body, headings: markHeadings(lines, outline, body), spelling: spellingOf(lines) }
  let inReferences = false
  const blocks = lines.flatMap((pageLines, at) => {
    const page = pages[at]!
    const made = pageBlocks(pageLines, page.readHeight, inReferences, context)
    const last = made.filter((block) => block.kind === 'heading').at(-1)
    const hasReference = made.some((block) => block.kind === 'reference')
    inReferences = last
      ? made.slice(made.indexOf(last)).some((block) => block.kind === 'reference')
      : inReferences && hasReference
    return made
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
    // On a turned page the drawings stand elsewhere than their numbers say.
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

function notesOn(pages: ReadPage[]): string[] {
  const numbers = (health: PageHealth) =>
    pages.flatMap((page, at) => (page.health === health && page.lines.length === 0 ? [at + 1] : []))
  return [...pageRanges(numbers('no-text'), 'no-text'), ...pageRanges(numbers('unusable'), 'unusable')]
}
