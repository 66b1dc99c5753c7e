import type { BodyStyle } from '../body-style.ts'
import type { PageLine } from '../page-lines.ts'
import { isCaption } from './caption.ts'

export const FOOTNOTE_MARK = /^(\d{1,3}|[*∗†‡§¶a-e])\s?[\p{Lu}“"‘]|^(\d{1,3})\s+\p{L}/u

/** Smaller lines at the end of a page that begin with a mark. A caption or a table in small type has no mark. */
export function footnotes(lines: PageLine[], height: number, body: BodyStyle): Set<PageLine> {
  const notes = new Set<PageLine>()
  const columns = new Set(lines.map((line) => line.column.index))
  for (const column of columns) {
    const inColumn = lines.filter((line) => line.column.index === column)
    let from = inColumn.length
    while (from > 0 && inColumn[from - 1]!.size <= body.size * 0.93 && inColumn[from - 1]!.top > height * 0.4)
      from--
    // Below a figure's caption there may be notes; above it there are only labels.
    from = Math.max(from, inColumn.findLastIndex((line) => isCaption(line.text)) + 1)
    const marked = inColumn.findIndex(
      (line, at) => at >= from && FOOTNOTE_MARK.test(line.text) && standsOff(line, inColumn[at - 1]),
    )
    if (marked >= 0) for (const line of inColumn.slice(marked)) notes.add(line)
  }
  return notes
}

/** Notes are separated from the text above them; a line of a caption that begins with a number is not. */
const standsOff = (line: PageLine, above: PageLine | undefined) =>
  !above || Math.abs(above.size - line.size) > 0.3 || line.baseline - above.baseline > line.size * 1.4
