/** The lines of a page in reading order → headings, paragraphs, list items, tables, captions and footnotes. */

import type { PageTurn } from '../../letter.ts'
import { type RawBlock, tableBlock } from '../../structure/raw-document.ts'
import type { BodyStyle } from '../body-style.ts'
import { isCaption } from '../caption.ts'
import type { HeadingMark } from '../heading-mark.ts'
import type { PageLine } from '../page-lines.ts'
import type { TableRegion } from '../tables/find-tables.ts'
import { FOOTNOTE_MARK, footnotes, leaveOutMarks } from './footnotes.ts'
import { joinLines, type Spelling } from './line-text.ts'
import { hangingColumns, startsReference } from './reference-entries.ts'

/** A block that still has its lines, so that it can continue in the next column or on the next page. */
export type LineBlock = RawBlock & {
  lines: PageLine[]
  /** Where it stands sideways on its page. */
  turn?: PageTurn
}

/** Facts about the whole document, for reading one page. */
export type Context = { body: BodyStyle; headings: Map<PageLine, HeadingMark>; spelling: Spelling }

/** A list of references is set small and full of numbers: it has no footnotes. */
const NONE = new Set<PageLine>()

export function pageBlocks(
  { lines, height, regions }: { lines: PageLine[]; height: number; regions: TableRegion[] },
  inReferences: boolean,
  context: Context,
): LineBlock[] {
  const { body, headings, spelling } = context
  const regionOf = new Map(regions.flatMap((region) => [...region.lines].map((line) => [line, region])))
  const done = new Set<TableRegion>()
  const notes = footnotes(lines, height, body)
  if (!inReferences) leaveOutMarks(lines, notes)
  const hanging = hangingColumns(lines)
  const blocks: LineBlock[] = []
  let open: PageLine[] = []
  let references = inReferences
  const close = () => {
    if (open.length && !isAxis(open))
      blocks.push(textBlock(open, !references && notes.has(open[0]!), references, spelling))
    open = []
  }
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    const heading = headings.get(line)
    const region = regionOf.get(line)
    if (region && done.has(region)) continue
    if (region && isTable(region, references, headings)) {
      close()
      done.add(region)
      blocks.push(blockOfTable(region))
    } else if (heading) {
      close()
      blocks.push(headingBlock(heading, spelling))
      references = isReferencesTitle(heading.title)
      at += heading.lines.length - 1
    } else {
      if (
        open.length &&
        startsBlock(open, line, body, references ? NONE : notes, references, hanging.get(line.column.index))
      )
        close()
      open.push(line)
    }
  }
  close()
  return blocks
}

/** '0 20 40 60': the remains of a plot without its lines. 'F(2, 56) = 1.20' is a result. */
function isAxis(lines: PageLine[]): boolean {
  const text = lines.map((line) => line.text).join(' ')
  return text.length < 60 && !/\p{L}{2}|[=<>≤≥≈]/u.test(text) && /\d/.test(text)
}

const isReferencesTitle = (title: string) =>
  /^([\divx.\s]*)(references?|bibliograph\w*|works cited|literature cited|r[ée]f[ée]rences.*|refer[eê]ncias.*)$/i.test(
    title.trim(),
  )

/** White space alone may be that of a list of references, or of a heading with its number. */
function isTable(
  { table, lines }: TableRegion,
  inReferences: boolean,
  headings: Context['headings'],
): boolean {
  if (inReferences && !isOfNumbers(table.rows.map(({ cells }) => cells.map(({ text }) => text)))) return false
  return table.from === 'lines' || ![...lines].some((line) => headings.has(line))
}

/** A table in a supplement after the list of references; references set in columns contain words. */
function isOfNumbers(rows: string[][]): boolean {
  if (rows.length === 0) return false
  const cells = rows.flat().filter(Boolean)
  const numbers = cells.filter((cell) => /^[-−–+]?\d[\d.,\s]*%?(?:\s*[([][^)\]]*[)\]])?\*{0,3}$/.test(cell))
  return rows[0]!.length >= 3 && 2 * numbers.length >= cells.length
}

function headingBlock({ level, title, lines }: HeadingMark, spelling: Spelling): LineBlock {
  const joined = joinLines(lines, spelling)
  return {
    kind: 'heading',
    level,
    page: lines[0]!.page,
    lines,
    text: title,
    places: joined.text === title ? joined.places : [],
  }
}

function blockOfTable({ lines, table }: TableRegion): LineBlock {
  const printed = [...lines].sort((one, other) => one.baseline - other.baseline)
  return {
    ...tableBlock(table, printed[0]!.page),
    ...(table.unread && { text: printed.map(({ text }) => text).join('\n') }),
    lines: printed,
  }
}

const LIST_ITEM = /^([•◦▪‣●○■□–—*➢✓\uF0B7\uF0A7\uF0D8\uF0FC]|\(?(\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/i
/** An entry of a table of contents, with its dots and page. */
const LEADERS = /(\.\s?){4,}\s*[\divxlc]+\s*$/i

function textBlock(lines: PageLine[], isNote: boolean, inReferences: boolean, spelling: Spelling): LineBlock {
  const { text, places } = joinLines(lines, spelling)
  const plain = inReferences ? 'reference' : LIST_ITEM.test(text) ? 'list-item' : 'paragraph'
  const kind = isCaption(text) ? 'caption' : isNote ? 'footnote' : plain
  return { kind, page: lines[0]!.page, lines, text, places }
}

function startsBlock(
  open: PageLine[],
  line: PageLine,
  body: BodyStyle,
  notes: Set<PageLine>,
  inReferences: boolean,
  hangsFrom: number | undefined,
): boolean {
  const previous = open.at(-1)!
  if (notes.has(line) !== notes.has(previous)) return true
  if (notes.has(line) && FOOTNOTE_MARK.test(line.text)) return true
  if (isCaption(line.text) && !isCaption(open[0]!.text)) return isLabel(line, previous, body)
  if (line.column.index !== previous.column.index) return true
  if (LEADERS.test(previous.text)) return true
  if (previous.hyphen && line.baseline > previous.baseline) return false
  const leading = leadingOf(open, body)
  const gap = line.baseline - previous.baseline
  if (gap < 0 || (gap > leading * 1.3 + 0.5 && !goesOnBelow(open, line, gap))) return true
  if (Math.abs(line.size - previous.size) > body.size * 0.18 && line.text.length > 8) return true
  if (inReferences) return startsReference(open, line, hangsFrom)
  if (LIST_ITEM.test(line.text) && startsListItem(open, line)) return true
  if (stepsIn(open, line, body)) return true
  const endedEarly = previous.right < line.column.right - body.size * 2.5
  return endedEarly && /[.:?!”")\]]$/.test(previous.text) && /^[\p{Lu}\d•“"(]/u.test(line.text)
}

/** Lists are often spaced wider than the text: a full line without an end goes on below in small letters. */
const WIDEST_LEADING = 2.9
const goesOnBelow = ([first, second]: PageLine[], line: PageLine, gap: number): boolean =>
  !second &&
  gap < first!.size * WIDEST_LEADING &&
  Math.abs(line.size - first!.size) < 0.6 &&
  first!.right > line.column.right - first!.size * 8 &&
  !/[.:;?!”"]$/.test(first!.text) &&
  /^\p{Ll}{2}/u.test(line.text)

/** A first line is indented. A hanging item indents its second line, which begins no block. */
function stepsIn(open: PageLine[], line: PageLine, body: BodyStyle): boolean {
  const isStep = (by: number) => by > body.size * 0.7 && by < body.size * 4
  const [first, second] = open
  const previous = open.at(-1)!
  if (second) return isStep(line.left - Math.min(previous.left, second.left))
  const bothStepIn = isStep(first!.left - line.column.left) && Math.abs(line.left - first!.left) < 1
  return bothStepIn && /[.:?!”"]$/.test(previous.text)
}

/** 'Table 2 shows…' in running text begins like a caption, but continues from the line before. */
const isLabel = (line: PageLine, previous: PageLine, body: BodyStyle) =>
  line.baseline - previous.baseline > body.leading * 1.15 ||
  line.column.index !== previous.column.index ||
  Math.abs(line.size - previous.size) > 0.4 ||
  line.bold

function startsListItem(open: PageLine[], line: PageLine): boolean {
  const first = open[0]!
  return LIST_ITEM.test(first.text) ? Math.abs(line.left - first.left) < 6 : /[.:;]$/.test(open.at(-1)!.text)
}

function leadingOf(open: PageLine[], body: BodyStyle): number {
  const [first, second] = open
  if (!first || !second) return Math.max(body.leading, first ? first.size * 1.25 : 0)
  return Math.max(second.baseline - first.baseline, first.size * 1.05)
}

const LEAST_FIGURES = 12

/** Of what stands sideways only tables are kept, with their captions: the rest is a stamp in the margin. */
export function sidewaysBlocks(
  { lines, turn }: { lines: PageLine[]; turn: PageTurn },
  regions: readonly TableRegion[],
  spelling: Spelling,
): LineBlock[] {
  if (lines.length === 0) return []
  const captions = lines
    .filter((line) => isCaption(line.text) && !regions.some((region) => region.lines.has(line)))
    .map((line) => textBlock([line], false, false, spelling))
  const tables = regions.map(blockOfTable)
  const text = lines.map((line) => line.text).join('\n')
  const isUnread =
    tables.length === 0 && (text.match(/\d/g)?.length ?? 0) >= LEAST_FIGURES && lines.length > 2
  const unread: LineBlock = {
    kind: 'table',
    page: lines[0]!.page,
    table: { rows: [], from: 'space', unread: 'turned' },
    text,
    lines,
  }
  return [...captions, ...tables, ...(isUnread ? [unread] : [])].map((block) => ({ ...block, turn }))
}
