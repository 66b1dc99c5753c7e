/** Separates the entries of a list of references: by number, by hanging indent, by look. */
import type { PageLine } from '../page-lines.ts'

const REFERENCE_MARK = /^(\[\d{1,3}\]|\(?\d{1,3}[.)])\s*\S/
const LEAST_SHARE = 0.2
/** In points: less is chance, more is another column. */
const HANGS = { least: 4, most: 45 }

/** The left edge of each column of hanging entries: their first lines begin there, the others further in. */
export function hangingColumns(lines: PageLine[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const [index, column] of Map.groupBy(lines, (line) => line.column.index)) {
    const long = column.filter((line) => line.text.length > 20)
    const left = Math.min(...long.map((line) => line.left))
    const inner = long.filter((line) => isIndented(line, left))
    if (inner.length > long.length * LEAST_SHARE && inner.length < long.length) found.set(index, left)
  }
  return found
}

const isIndented = (line: PageLine, left: number) =>
  line.left - left > HANGS.least && line.left - left < HANGS.most

export function startsReference(open: PageLine[], line: PageLine, hangsFrom: number | undefined): boolean {
  const first = open[0]!
  if (REFERENCE_MARK.test(first.text))
    return REFERENCE_MARK.test(line.text) && Math.abs(line.left - first.left) < 12
  if (hangsFrom !== undefined) return line.left - hangsFrom <= HANGS.least
  const previous = open.at(-1)!
  const ended = /[.)\d]$/.test(previous.text) || previous.right < line.column.right - 30
  return line.left <= line.column.left + 3 && ended && /^\p{Lu}[\p{L}'’-]+,?\s/u.test(line.text)
}

/** The first lines of a page may continue the last entry of the page before. */
export const isRestOfEntry = (line: PageLine, onPage: PageLine[]) => {
  const left = hangingColumns(onPage).get(line.column.index)
  return left !== undefined && isIndented(line, left)
}
