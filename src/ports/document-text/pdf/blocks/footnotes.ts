import type { BodyStyle } from '../body-style.ts'
import { isCaption } from '../caption.ts'
import type { PageLine } from '../page-lines.ts'

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

const RAISED_MARK = /(?<![⁰¹²³⁴-⁹])[⁰¹²³⁴-⁹]{1,3}(?![⁰¹²³⁴-⁹])/g
const plainMark = (raised: string) =>
  raised.replace(/[⁰¹²³⁴-⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))

/** The mark of a note that stands below on the page is no citation and no exponent: it is left out of the text. */
export function leaveOutMarks(lines: PageLine[], notes: ReadonlySet<PageLine>): void {
  const numbers = new Set(
    [...notes].flatMap(({ text }) => /^(\d{1,3}|[⁰¹²³⁴-⁹]{1,3})/.exec(text)?.[1] ?? []).map(plainMark),
  )
  if (numbers.size === 0) return
  for (const line of lines) {
    if (notes.has(line)) continue
    const left = new Set<number>()
    for (const { 0: mark, index } of line.text.matchAll(RAISED_MARK))
      if (numbers.has(plainMark(mark)) && !/\d\s?$/.test(line.text.slice(0, index)))
        for (let at = index; at < index + mark.length; at++) left.add(at)
    if (left.size > 0) leaveOut(line, left)
  }
}

function leaveOut(line: PageLine, left: ReadonlySet<number>): void {
  line.lefts = line.lefts.filter((_, at) => !left.has(at))
  line.rights = line.rights.filter((_, at) => !left.has(at))
  if (line.sures) line.sures = line.sures.filter((_, at) => !left.has(at))
  line.text = Array.from({ length: line.text.length }, (_, at) => (left.has(at) ? '' : line.text[at])).join(
    '',
  )
}
