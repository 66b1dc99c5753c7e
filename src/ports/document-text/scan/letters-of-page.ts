/**
 * Recognised words → letters as a PDF has them, so that columns, headings, tables and footnotes of a scan are found
 * by the rules that find them in any other page.
 */
import type { Letter, LetterStyle } from '../letter.ts'
import { rotated } from './recognise-page.ts'
import type { RecognisedLine, RecognisedPage } from './recognised-page.ts'

/** The highest to the deepest letter of a line span a little less than the type size. */
const TYPE_OF_HEIGHT = 1.1
/** The same type size measures differently from line to line. */
const SAME_SIZE = 0.14

/** `width`: of the page in reading direction, in points. */
export function lettersOfPage(
  page: RecognisedPage,
  width: number,
  sizeOf: (line: RecognisedLine) => number,
): Letter[] {
  const scale = width / page.width
  const styles = new Map<number, LetterStyle>()
  const styleOf = (size: number): LetterStyle => {
    const known = styles.get(size) ?? { size, bold: false, italic: false, font: 'scan', turn: 0 as const }
    styles.set(size, known)
    return known
  }
  const level = (x: number, y: number) => {
    const place = rotated({ x, y }, page, -page.slope)
    return { x: place.x * scale, y: place.y * scale }
  }
  return page.lines.flatMap((line) => {
    const style = styleOf(sizeOf(line))
    const baseline = level(line.baseline.x, line.baseline.y).y
    return line.words.flatMap((word, at) => {
      const middle = level((word.left + word.right) / 2, (word.top + word.bottom) / 2)
      const half = ((word.right - word.left) / 2) * scale
      const after = at < line.words.length - 1 ? 'space' : 'line'
      return lettersOfWord(word, { left: middle.x - half, width: 2 * half, baseline, style, after })
    })
  })
}

type PlacedWord = {
  left: number
  width: number
  baseline: number
  style: LetterStyle
  after: Letter['after']
}

/** Each letter gets the same share of its word's box: good enough to point at it. */
function lettersOfWord(
  { text, sure }: RecognisedLine['words'][number],
  { left, width, baseline, style, after }: PlacedWord,
): Letter[] {
  const characters = [...text]
  const each = width / characters.length
  return characters.map((character, at) => ({
    text: character,
    left: left + at * each,
    right: left + (at + 1) * each,
    top: baseline - style.size * 0.75,
    bottom: baseline + style.size * 0.22,
    baseline,
    across: left + at * each,
    style,
    after: at === characters.length - 1 ? after : '',
    sure,
  }))
}

/** Unifies type sizes over the whole work: nearly equal measurements are the same size, the commonest first. */
export function settleSizes(
  pages: readonly { page: RecognisedPage; width: number }[],
): (line: RecognisedLine, page: RecognisedPage) => number {
  const letters = new Map<number, number>()
  const widths = new Map(pages.map(({ page, width }) => [page.page, width]))
  const measured = ({ height }: RecognisedLine, page: RecognisedPage) =>
    Math.max(4, Math.round(2 * height * TYPE_OF_HEIGHT * (widths.get(page.page)! / page.width)) / 2)
  for (const { page } of pages)
    for (const line of page.lines) {
      const size = measured(line, page)
      const count = line.words.reduce((sum, { text }) => sum + text.length, 0)
      letters.set(size, (letters.get(size) ?? 0) + count)
    }
  const settled: number[] = []
  const near = (size: number) => settled.find((known) => Math.abs(known - size) <= known * SAME_SIZE)
  for (const [size] of [...letters].sort((a, b) => b[1] - a[1])) if (!near(size)) settled.push(size)
  return (line, page) => near(measured(line, page))!
}
