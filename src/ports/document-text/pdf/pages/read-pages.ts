/** The lines of every page, from its text or from what was recognised in its picture. */

import type { Letter, PageTurn } from '../../letter.ts'
import { lettersOfPage, settleSizes } from '../../scan/letters-of-page.ts'
import type { RecognisedPage } from '../../scan/recognised-page.ts'
import { type PageOrigin, type Scans, sortScans } from '../../scan/scans.ts'
import type { OpenPdf } from '../open-pdf.ts'
import { toFragments } from '../page-fragments.ts'
import { pageFrame, type SeenPage } from '../page-frame.ts'
import { type PageLine, toLines } from '../page-lines.ts'
import { setUpright, turnOfText } from '../page-turn.ts'
import { type DrawnLines, drawnLines, NO_LINES } from '../tables/drawn-lines.ts'
import { isPictureOfText } from './is-picture-of-text.ts'
import { createLineNumbers } from './line-numbers.ts'
import { mendLetters } from './mend-letters.ts'
import { LetterReader } from './page-letters.ts'
import { inReadingOrder } from './reading-order.ts'
import { checkHealth, type PageHealth } from './text-health.ts'

export type ReadPage = SeenPage & {
  lines: PageLine[]
  drawn: DrawnLines
  /** What stands sideways on an upright page: a turned table, or a stamp in the margin. */
  aside?: Sideways
  health: PageHealth
  /** For a scanned page: what came of it. */
  origin?: PageOrigin
  /** The slope of its lines to the right, where it was recognised. */
  slope?: number
  /** It may show text, and has not been recognised yet. */
  isPicture: boolean
}

export type Sideways = { lines: PageLine[]; drawn: DrawnLines; turn: PageTurn; height: number }

const BLANK = {
  width: 595,
  height: 842,
  readHeight: 842,
  turn: 0,
  lines: [],
  drawn: NO_LINES,
  health: 'no-text',
  isPicture: false,
} as const
const TURNS: PageTurn[] = [0, 90, 180, 270]

export function readPages(
  pdf: OpenPdf,
  onPage: (done: number, all: number) => void,
  scans: Scans,
): { pages: ReadPage[]; hardToRead: number[] } {
  const { pdfium, document, pageCount } = pdf
  const reader = new LetterReader(pdfium)
  const lineNumbers = createLineNumbers()
  const { readable, pageOf, originOf, hardToRead } = sortScans(scans)
  const linesOf = (letters: Letter[], number: number) =>
    toLines(inReadingOrder(lineNumbers.readAway(toFragments(letters))), number)
  const widthOf = ({ page, turn }: RecognisedPage) => shownSize(pdf, page, turn).width
  const sizeOf = settleSizes(readable.map((page) => ({ page, width: widthOf(page) })))

  let pictures = 0
  const pages = Array.from({ length: pageCount }, (_, at): ReadPage => {
    // A page still to be recognised does not count as read.
    onPage(at - pictures, pageCount)
    const number = at + 1
    const recognised = pageOf(number)
    if (recognised) {
      const read = shownSize(pdf, number, recognised.turn)
      const letters = lettersOfPage(recognised, read.width, (line) => sizeOf(line, recognised))
      return {
        ...shownSize(pdf, number, 0),
        readHeight: read.height,
        turn: recognised.turn,
        slope: recognised.slope,
        lines: linesOf(letters, number),
        drawn: NO_LINES,
        health: 'text',
        origin: 'recognised',
        isPicture: true,
      }
    }
    const page = pdfium.FPDF_LoadPage(document, at)
    if (!page) return { ...BLANK, lines: [] }
    const { frame, turn } = pageFrame(pdfium, page)
    const { health, letters: read } = checkHealth(reader.read(page, frame))
    const isPicture = isPictureOfText(pdfium, page, { frame, letters: read, health })
    if (isPicture) pictures += 1
    const textTurn = turnOfText(read)
    const sideTurn = turnAside(read, textTurn)
    for (const turn of [textTurn, ...(sideTurn === undefined ? [] : [sideTurn])])
      setUpright(
        turn === textTurn && sideTurn === undefined ? read : read.filter(({ style }) => style.turn === turn),
        frame,
        turn,
      )
    const lines = linesOf(mendLetters(read.filter((letter) => letter.style.turn === textTurn)), number)
    const drawn = lines.length > 0 ? drawnLines(pdfium, page, frame, textTurn) : NO_LINES
    const aside =
      sideTurn !== undefined
        ? {
            lines: linesOf(mendLetters(read.filter(({ style }) => style.turn === sideTurn)), number),
            drawn: drawnLines(pdfium, page, frame, sideTurn),
          }
        : undefined
    pdfium.FPDF_ClosePage(page)
    const heightAt = (each: PageTurn) => (each === 90 || each === 270 ? frame.width : frame.height)
    const origin = originOf(number)
    return {
      width: frame.width + frame.height - heightAt(turn),
      height: heightAt(turn),
      readHeight: heightAt(textTurn),
      turn: quarterTurns(textTurn, turn),
      lines,
      drawn,
      health,
      isPicture,
      ...(aside &&
        sideTurn !== undefined && {
          aside: { ...aside, turn: quarterTurns(sideTurn, turn), height: heightAt(sideTurn) },
        }),
      ...(origin && { origin }),
    }
  })
  return { pages, hardToRead }
}

const quarterTurns = (read: PageTurn, shown: PageTurn): PageTurn => TURNS[(4 + (read - shown) / 90) % 4]!

const LEAST_ASIDE = 40

/** Another direction in which enough is printed to be a table. */
function turnAside(letters: Letter[], textTurn: PageTurn): PageTurn | undefined {
  const counts = new Map<PageTurn, number>()
  for (const { style } of letters)
    if (style.turn !== textTurn) counts.set(style.turn, (counts.get(style.turn) ?? 0) + 1)
  const [turn, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [textTurn, 0]
  return count >= LEAST_ASIDE ? turn : undefined
}

/** The size of a page as its picture shows it, after one more rotation. */
function shownSize(
  { pdfium, document }: OpenPdf,
  number: number,
  turn: PageTurn,
): { width: number; height: number } {
  const page = pdfium.FPDF_LoadPage(document, number - 1)
  if (!page) return { width: BLANK.width, height: BLANK.height }
  const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)]
  pdfium.FPDF_ClosePage(page)
  return turn === 90 || turn === 270 ? { width: height, height: width } : { width, height }
}
