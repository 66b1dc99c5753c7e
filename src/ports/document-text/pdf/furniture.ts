/** Running titles, footers and page numbers: printed on page after page, not part of the text. */
import type { OutlineEntry } from './outline.ts'
import type { PageLine } from './page-lines.ts'

const EDGE = 0.12
/** A running title changes with the chapter, so three pages are enough, if they are near each other. */
const LEAST_REPEATS = 3
const PAGE_NUMBER =
  /^[\s\-–—|·[(]*(page\s+|p\.\s*)?(\d{1,4}|[ivxlc]{1,7})(\s*(of|\/)\s*\d{1,4})?[\s\-–—|·\])]*$/i

type Stripped = { lines: PageLine[]; label?: string }

export function stripFurniture(
  pages: PageLine[][],
  heights: number[],
  outline: OutlineEntry[],
  isInTable: (line: PageLine) => boolean = () => false,
): Stripped[] {
  const repeated = repeatedLines(pages, heights)
  return pages.map((lines, page) => {
    const height = heights[page]!
    const outer = outermost(lines)
    let label: string | undefined
    const kept = lines.filter((line) => {
      // A long table prints its headings on every page.
      if (!isAtEdge(line, height) || isInTable(line)) return true
      const number = outer.has(line) ? PAGE_NUMBER.exec(line.text.trim())?.[2] : undefined
      if (number) label = number
      return (
        !number &&
        !repeated.has(furnitureKey(line, height)) &&
        !(outer.has(line) && namesOtherPage(line, page + 1, outline))
      )
    })
    return label ? { lines: kept, label } : { lines: kept }
  })
}

function repeatedLines(pages: PageLine[][], heights: number[]): Set<string> {
  const counts = new Map<string, number>()
  pages.forEach((lines, page) => {
    const height = heights[page]!
    const keys = new Set(
      lines.filter((line) => isAtEdge(line, height)).map((line) => furnitureKey(line, height)),
    )
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  const needed = pages.length < 6 ? 2 : LEAST_REPEATS
  return new Set([...counts].filter(([, times]) => times >= Math.max(2, needed)).map(([key]) => key))
}

/** Numbers differ from page to page, and left pages differ from right ones only in the position of the line. */
const furnitureKey = (line: PageLine, height: number) =>
  `${line.text
    .toLowerCase()
    .replace(/\b([ivxlc]+|\d+)\b/g, '#')
    .replace(/\s+/g, ' ')
    .trim()}@${Math.round((line.baseline / height) * 40)}`

/** '18 Introduction' on a page with no heading of that name: the chapter's name, printed with the page number. */
function namesOtherPage(line: PageLine, page: number, outline: OutlineEntry[]): boolean {
  const text = line.text.trim()
  const name = text.replace(/^\d{1,4}\s+|\s+\d{1,4}$/, '')
  if (name === text) return false
  const same = outline.filter(({ title }) => headingLetters(title) === headingLetters(name))
  return same.length > 0 && same.every((entry) => entry.page !== page)
}

const headingLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

const isAtEdge = (line: PageLine, height: number) =>
  line.bottom < height * EDGE || line.top > height * (1 - EDGE)

/** Only the very first or last row can be a page number: others may be the foot of a table. */
function outermost(lines: PageLine[]): Set<PageLine> {
  if (!lines.length) return new Set()
  const top = Math.min(...lines.map((line) => line.baseline))
  const bottom = Math.max(...lines.map((line) => line.baseline))
  return new Set(lines.filter((line) => line.baseline - top < 4 || bottom - line.baseline < 4))
}
