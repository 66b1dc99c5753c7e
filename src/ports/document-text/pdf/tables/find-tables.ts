/**
 * The tables of a page. Drawn cells are asked first, then rules across, then the white space between words alone. Where
 * none of them gives columns, the table is there and is told as unread.
 */

import { isFigure } from '../../structure/tables/figures.ts'
import type { RawRow, RawTable } from '../../structure/tables/raw-table.ts'
import { isCaption } from '../caption.ts'
import type { PageLine } from '../page-lines.ts'
import { alignedRegions } from './aligned-regions.ts'
import { bordersOf, tableLine, tableLines, withBrackets, withHeadings, withoutPieces } from './columns.ts'
import { type DrawnGrid, drawnGrids, isFilledGrid, isInside, rowsOfGrid } from './drawn-grids.ts'
import type { DrawnLine, DrawnLines } from './drawn-lines.ts'
import { extentsOf, headRows, linesOfHead, MOST_HEAD_LINES } from './head-rows.ts'
import { type GridLine, gridLine, rowsOfBand } from './lines-to-rows.ts'
import { isFullLine, linesBetween, type RuledRegion, ruledRegions } from './ruled-regions.ts'

export type TableRegion = { lines: Set<PageLine>; table: RawTable }

export function findTables(lines: readonly PageLine[], drawn: DrawnLines, leading: number): TableRegion[] {
  const regions: TableRegion[] = []
  const taken = new Set<PageLine>()
  const add = (region: TableRegion | undefined) => {
    if (!region) return
    for (const line of region.lines) taken.add(line)
    regions.push(region)
  }
  const left = () => lines.filter((line) => !taken.has(line))
  const page = lines[0]?.page ?? 0
  const ruled = ruledRegions(drawn.across, lines)
  for (const grid of drawnGrids(drawn)) {
    // Only the shade of its headings is drawn with sides.
    if (ruled.some((region) => isMuchHigher(region, grid))) continue
    const inside = left().filter((line) => isInside(grid, line))
    const rows = rowsOfGrid(grid, inside, page)
    if (rows.length === 0) continue
    const region: TableRegion = { lines: new Set(inside), table: { rows, from: 'lines' } }
    const whole = withLinesAround(region, left(), grid.downs, leading)
    if (isFilledGrid(whole.table.rows)) add(whole)
  }
  for (const region of ruledRegions(drawn.across, left())) add(tableBetweenRules(region, left(), leading))
  for (const region of alignedRegions(left(), leading).flatMap(parted))
    add(tableFrom(withHeadAbove(region, left(), leading), [], [], 'space'))
  return regions
}

const isMuchHigher = ({ rules }: RuledRegion, { acrosses }: DrawnGrid) =>
  rules[0]! <= acrosses[0]! + 3 && rules.at(-1)! > acrosses.at(-1)! + 24

/** Headings above a grid of which only the body is drawn, and rows below it without a shade. */
function withLinesAround(
  region: TableRegion,
  lines: readonly PageLine[],
  downs: readonly number[],
  leading: number,
): TableRegion {
  const [from, to] = [downs[0]!, downs.at(-1)!]
  const borders = downs.slice(1, -1)
  const near = lines
    .filter((line) => !region.lines.has(line) && line.left > from - 3 && line.right < to + 3)
    .toSorted((one, other) => one.baseline - other.baseline)
  const edges = region.table.rows.flatMap((row) => row.edges ?? [])
  let top = Math.min(...edges.map((edge) => edge.top))
  let bottom = Math.max(...edges.map((edge) => edge.bottom))
  const put = (line: PageLine) => {
    const read = gridLine(tableLine(line), borders)
    return read.torn || isCaption(line.text) ? undefined : read
  }
  const isFull = ({ texts }: GridLine) => texts.filter(Boolean).length > (borders.length + 1) / 2
  const above: GridLine[] = []
  for (const line of near.toReversed()) {
    if (line.bottom > top + 3 || top - line.bottom > leading * 0.9) continue
    const read = above.length < MOST_HEAD_LINES ? put(line) : undefined
    if (!read) break
    above.unshift(read)
    top = line.top
  }
  // The second line of one heading stands alone; what is above the last full line is no heading.
  const firstFull = above.findIndex(isFull)
  const head = firstFull < 0 ? [] : above.slice(firstFull)
  const foot: GridLine[] = []
  for (const line of near) {
    if (line.top < bottom - 3 || line.top - bottom > leading * 0.9) continue
    const read = put(line)
    if (!read || !isFull(read)) break
    foot.push(read)
    bottom = line.bottom
  }
  const page = region.table.rows[0]!.page ?? 0
  const headings = rowsOfBand({ lines: head, isRuled: true }, page).map((row) => ({ ...row, isHead: true }))
  region.table.rows = [
    ...headings,
    ...region.table.rows,
    ...foot.flatMap((put) => rowsOfBand({ lines: [put], isRuled: true }, page)),
  ]
  for (const { line } of [...head, ...foot]) region.lines.add(line.line)
  return region
}

function tableBetweenRules(
  region: RuledRegion,
  lines: readonly PageLine[],
  leading: number,
): TableRegion | undefined {
  const { left, right, rules, short } = region
  const [top, bottom] = [rules[0]!, rules.at(-1)!]
  const inside = linesBetween(lines, { from: left, to: right }, top, bottom)
  const around = { from: left, to: right }
  const above = beside(linesBetween(lines, around, top - leading * 3, top).toReversed(), leading, top)
  const below = beside(linesBetween(lines, around, bottom, bottom + leading * 60), leading, bottom)
  const all = [...(rules.length > 2 ? [] : above.toReversed()), ...inside, ...below]
  return tableFrom(
    all.toSorted((one, other) => one.baseline - other.baseline),
    rules,
    short,
    'lines',
  )
}

const WIDER = 1.7

/** After a gap, a line of words that begins beside the names of rows names the columns of another table. */
function parted(region: PageLine[]): PageLine[][] {
  const gaps = region.slice(1).map((line, at) => line.baseline - region[at]!.baseline)
  const usual = [...gaps].sort((one, other) => one - other)[gaps.length >> 1] ?? 0
  const left = Math.min(...region.map((line) => line.left))
  const parts: PageLine[][] = [[]]
  region.forEach((line, at) => {
    const isHead =
      at > 0 &&
      gaps[at - 1]! > usual * WIDER &&
      line.left > left + line.size &&
      !tableLine(line).stretches.some(({ text }) => isFigure(text))
    if (isHead) parts.push([])
    parts.at(-1)!.push(line)
  })
  return parts.filter((part) => part.length > 2)
}

/** Headings set closer together than cells are: they stand over the columns of the rows below them. */
function withHeadAbove(region: PageLine[], lines: readonly PageLine[], leading: number): PageLine[] {
  const borders = bordersOf(tableLines(region))
  const [first] = region
  if (borders.length === 0 || !first) return region
  const head: PageLine[] = []
  let top = first
  for (const line of lines.slice(0, lines.indexOf(first)).toReversed()) {
    const gap = top.baseline - line.baseline
    if (gap <= 0 || gap > leading * 1.9 || head.length >= MOST_HEAD_LINES || isCaption(line.text)) break
    const { torn, texts } = gridLine(tableLine(line), borders)
    if (torn || texts.filter(Boolean).length < 2) break
    head.unshift(line)
    top = line
  }
  return [...head, ...region]
}

/** Rows that go on beyond the last rule: lines of several cells, one close to the other. */
function beside(lines: readonly PageLine[], leading: number, from: number): PageLine[] {
  const found: PageLine[] = []
  let at = from
  for (const line of lines) {
    const gap = Math.abs((line.top + line.bottom) / 2 - at)
    if (gap > Math.max(leading * 2, line.size * 3) || line.cells.length < 2 || isCaption(line.text)) break
    found.push(line)
    at = (line.top + line.bottom) / 2
  }
  return found
}

const NOTE =
  /^(?:notes?\b|source|fonte|quelle|\*|†|‡|§|¶|[a-h]\s?[.)]\s|significan|n\.?b\.?\b|key\s?:|legend|standard errors|p\s?<)/i

/** Lines inside the rules that are no rows: a caption first, notes last. */
function withoutWords(lines: readonly PageLine[], rules: readonly number[]) {
  const width = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left))
  let first = 0
  if (isCaption(lines[0]!.text)) {
    const end = rules.find((rule) => rule > lines[0]!.baseline) ?? Number.POSITIVE_INFINITY
    first = 1
    while (
      first < lines.length &&
      lines[first]!.cells.length === 1 &&
      (lines[first]!.baseline < end || isFullLine(lines[first]!, width)) &&
      lines[first]!.baseline - lines[first - 1]!.baseline < lines[first]!.size * 1.9 &&
      Math.abs(lines[first]!.size - lines[0]!.size) < 0.6
    )
      first += 1
  }
  let last = lines.length
  const noted = lines.findIndex(
    (line, at) =>
      at > first + 1 &&
      line.cells.length < 3 &&
      NOTE.test(line.text) &&
      lines.slice(at).every((each) => each.cells.length < 3),
  )
  if (noted >= 0) last = noted
  return { caption: lines.slice(0, first), rows: lines.slice(first, last), notes: lines.slice(last) }
}

const MOST_TORN = 0.2
const MOST_COLUMNS = 60

function tableFrom(
  lines: readonly PageLine[],
  rules: readonly number[],
  short: readonly DrawnLine[],
  from: RawTable['from'],
): TableRegion | undefined {
  if (lines.length < 2) return undefined
  const { caption, rows: printed, notes } = withoutWords(lines, rules)
  const read = tableLines(printed)
  if (read.length < 2) return undefined
  const head = linesOfHead(read, rules)
  const body = read.slice(head)
  let borders = bordersOf(body)
  if (borders.length === 0) borders = bordersOf(read)
  borders = withoutPieces(borders, body, read.slice(0, head))
  borders = withBrackets(borders, body, read.slice(0, head))
  borders = withHeadings(borders, body, read.slice(0, head))
  if (borders.length === 0 || borders.length >= MOST_COLUMNS) return undefined
  const page = printed[0]!.page
  const extents = extentsOf(body, borders)
  const put = body.map((line) => gridLine(line, borders))
  const inner = rules.filter(
    (rule) => rule > (read[head - 1]?.baseline ?? 0) && rule < (read.at(-1)?.baseline ?? 0),
  )
  const bands = bandsOf(put, inner)
  const inHighBands = bands.filter((band) => band.length > 4).reduce((sum, band) => sum + band.length, 0)
  const isRuled = bands.length >= 3 && inHighBands < put.length * 0.3
  const rows: RawRow[] = [
    ...headRows(read.slice(0, head), borders, extents, short, page),
    ...bands.flatMap((band) => rowsOfBand({ lines: band, isRuled }, page)),
  ]
  if (!isWorthATable(rows)) return undefined
  const torn = rows.filter((row) => row.unsure).length
  const isUnclear = torn > Math.max(1, rows.length * MOST_TORN)
  return {
    lines: new Set(lines),
    table: {
      rows: isUnclear ? [] : rows,
      from,
      ...(isUnclear && { unread: 'unclear' as const }),
      ...(caption.length > 0 && { caption: textOf(caption) }),
      ...(notes.length > 0 && { notes: notes.map(({ text }) => text) }),
    },
  }
}

const textOf = (lines: readonly PageLine[]) => lines.map(({ text }) => text).join(' ')

function bandsOf(lines: readonly GridLine[], rules: readonly number[]): GridLine[][] {
  const bands = Map.groupBy(lines, ({ line }) => rules.filter((rule) => rule < line.baseline).length)
  return [...bands.values()]
}

/** The numbers along the axes of a plot line up as well, but they leave most cells empty or hold no word at all. */
function isWorthATable(rows: readonly RawRow[]): boolean {
  const cells = rows.flatMap((row) => row.cells.map(({ text }) => text))
  const filled = cells.filter(Boolean)
  const worded = filled.filter((cell) => /\p{L}{2}/u.test(cell))
  const full = rows.filter((row) => row.cells.filter(({ text }) => text).length > 1)
  return (
    full.length >= 2 &&
    filled.length >= cells.length * 0.34 &&
    worded.length >= Math.min(2, filled.length * 0.1)
  )
}
