/**
 * Headings in the type of the text, recognised by numbers alone: '4.2' after '4.1', above a gap, is one
 * whatever its look.
 */
import { goesOn, headingNumber } from '../../structure/heading-number.ts'
import type { BodyStyle } from '../body-style.ts'
import { type HeadingMark, joinedTitle } from '../heading-mark.ts'
import type { PageLine } from '../page-lines.ts'
import { startsParagraph } from './heading-position.ts'
import { couldBeTitle } from './heading-words.ts'

const LONGEST = 140
const ENDS_IN_PAGE = /[\s.…]\d{1,3}$/

export function createCount() {
  let last: readonly number[] = []
  return {
    /** A heading was found, in whatever way. */
    saw: (title: string) => {
      last = headingNumber(title)?.path ?? last
    },
    next: (
      lines: PageLine[],
      at: number,
      { body, inTables }: { body: BodyStyle; inTables: Set<PageLine> },
    ) => {
      const line = lines[at]!
      const number = headingNumber(line.text)
      if (!number || number.path.length < 2 || !goesOn(last, number.path) || !couldBeTitle(line))
        return undefined
      if (inTables.has(line) || !/^[\p{Lu}“"]/u.test(number.rest) || ENDS_IN_PAGE.test(line.text))
        return undefined
      if (!startsParagraph(lines, at, body)) return undefined
      return markFrom(lines, at, body)
    },
  }
}

/** Extends to the gap below it. Without a gap there must be white space at the end of the line. */
function markFrom(lines: PageLine[], at: number, body: BodyStyle): HeadingMark | undefined {
  const taken = [lines[at]!]
  const isShort = (line: PageLine) =>
    line.right < line.column.right - (line.column.right - line.column.left) * 0.15
  for (let next = at + 1; next < lines.length && taken.length < 3 && !isShort(taken.at(-1)!); next++) {
    if (startsParagraph(lines, next, body)) break
    taken.push(lines[next]!)
  }
  const title = joinedTitle(taken)
  const isWhole = isShort(taken.at(-1)!) || startsParagraph(lines, at + taken.length, body)
  return isWhole && title.length <= LONGEST && !/[.,;]$/.test(title)
    ? { level: 0, title, lines: taken }
    : undefined
}
