/**
 * Finds headings and their levels. The outline is trusted first; the rest are recognised by type: larger,
 * bold, numbered or a well-known name, on a line of their own.
 */
import { headingNumber } from '../../structure/heading-number.ts'
import { isKnownHeading } from '../../structure/section-roles.ts'
import type { BodyStyle } from '../body-style.ts'
import { type HeadingMark, joinedTitle } from '../heading-mark.ts'
import type { OutlineEntry } from '../outline.ts'
import type { PageLine } from '../page-lines.ts'
import type { TableRegion } from '../tables/find-tables.ts'
import { createCount } from './heading-count.ts'
import { setLevels, styleKey } from './heading-levels.ts'
import { standsAlone, startsParagraph } from './heading-position.ts'
import { headingStyles } from './heading-styles.ts'
import { couldBeTitle, isCapitals, NUMBERED, startsNumbered } from './heading-words.ts'
import { markOutline } from './outline-headings.ts'

const LONGEST = 180
const MOST_LINES = 4

/** The context that decides about a line, beside the line itself. */
export type Surroundings = {
  body: BodyStyle
  styles: Set<string>
  outlineIsGood: boolean
  inTables: Set<PageLine>
}

/** The marks by the first line of each heading. */
export function markHeadings(
  pages: PageLine[][],
  outline: OutlineEntry[],
  body: BodyStyle,
  tables: TableRegion[][],
): Map<PageLine, HeadingMark> {
  const marks = new Map<PageLine, HeadingMark>()
  const matched = markOutline(pages, outline, marks)
  // A good outline names at least the chapters; then type may only add unmistakable headings.
  const outlineIsGood = outline.length >= 5 && matched >= outline.length * 0.6
  // With levels below the chapters it names every heading.
  const outlineIsWhole = outlineIsGood && outline.some(({ level }) => level > 1)
  const styles = outlineIsWhole ? new Set<string>() : headingStyles(pages, body, outlineIsGood)
  const inTables = linesInTables(pages, tables)
  const byType: HeadingMark[] = []
  const counting = createCount()
  for (const lines of pages) {
    for (let at = 0; at < lines.length; at++) {
      const taken = marks.get(lines[at]!)
      const around = { body, styles, outlineIsGood, inTables }
      const mark = taken ?? headingByType(lines, at, around, marks) ?? counting.next(lines, at, around)
      if (!mark) continue
      if (!taken) byType.push(mark)
      marks.set(mark.lines[0]!, mark)
      counting.saw(mark.title)
      at += mark.lines.length - 1
    }
  }
  setLevels(
    byType,
    [...marks.values()].filter((mark) => !byType.includes(mark)),
  )
  return marks
}

function headingByType(
  lines: PageLine[],
  at: number,
  { body, styles, outlineIsGood, inTables }: Surroundings,
  marks: Map<PageLine, HeadingMark>,
): HeadingMark | undefined {
  const line = lines[at]!
  if (!couldBeTitle(line)) return undefined
  const larger = line.size >= body.size * 1.12
  const standsOut = larger || (line.bold && !body.bold) || isCapitals(line.text)
  const known = isKnownHeading(line.text)
  const alone = standsAlone(lines, at, body)
  const ownStyle = styles.has(styleKey(line)) && startsParagraph(lines, at, body)
  if (inTables.has(line) && !startsNumbered(line.text) && !known) return undefined
  const fullSize = line.size >= body.size * 0.95
  const clear = larger
    ? alone || line.size >= body.size * 1.3
    : alone && ((known && fullSize) || (standsOut && fullSize))
  const numbered = startsNumbered(line.text) && standsOut && startsParagraph(lines, at, body)
  // A manual outline names the chapters and leaves out the sections below them.
  const counted = numbered && (headingNumber(line.text)?.path.length ?? 0) > 1
  if (
    outlineIsGood ? !(ownStyle || counted || (known && standsOut && clear)) : !(clear || numbered || ownStyle)
  )
    return undefined

  const taken = [line]
  for (let next = at + 1; next < lines.length && taken.length < MOST_LINES; next++) {
    const candidate = lines[next]!
    const gap = candidate.baseline - taken.at(-1)!.baseline
    if (marks.has(candidate) || styleKey(candidate) !== styleKey(line) || gap <= 0 || gap > line.size * 1.6)
      break
    if (known || NUMBERED.test(candidate.text) || styleKey(line) === `${body.font}|${body.size}`) break
    taken.push(candidate)
  }
  const title = joinedTitle(taken)
  return title.length > LONGEST || /[;{}]/.test(title) || taken.length >= MOST_LINES
    ? undefined
    : { level: 0, title, lines: taken }
}

/** Column heads look like headings: larger, bold, on their own. */
function linesInTables(pages: PageLine[][], tables: TableRegion[][]): Set<PageLine> {
  const found = new Set<PageLine>()
  pages.forEach((lines, page) => {
    for (const region of tables[page]!) {
      const first = lines.findIndex((line) => region.lines.has(line))
      for (const line of region.lines) found.add(line)
      if (first > 0) found.add(lines[first - 1]!)
    }
  })
  return found
}
