/**
 * Lines of a table → its rows. A cell may have several lines, and a row of the table may be a band between two drawn
 * lines: figures of one form under each other are rows of their own, words under each other are one cell.
 */

import { formOf, isFigure, isNothing } from '../../structure/tables/figures.ts'
import type { RawCell, RawRow } from '../../structure/tables/raw-table.ts'
import { columnAt, type TableLine } from './columns.ts'

/** A line with its words put into columns. */
export type GridLine = {
  line: TableLine
  texts: string[]
  /** It stands over several columns at once: [first, last]. */
  spans: [number, number, string][]
  /** Words of one stretch fell on either side of a border. */
  torn: boolean
}

const TORN = 0.5

export function gridLine(line: TableLine, borders: readonly number[]): GridLine {
  const texts = Array<string>(borders.length + 1).fill('')
  const spans: [number, number, string][] = []
  let torn = false
  for (const stretch of line.stretches) {
    const columns = stretch.words.map(({ left, right }) => columnAt((left + right) / 2, borders))
    const [first, last] = [Math.min(...columns), Math.max(...columns)]
    if (first !== last) {
      const crossed = stretch.words.some((word, at) => {
        const next = stretch.words[at + 1]
        return next && columns[at] !== columns[at + 1] && next.left - word.right < word.size * TORN
      })
      if (crossed) {
        torn = true
        spans.push([first, last, stretch.text])
        continue
      }
    }
    stretch.words.forEach(({ text }, at) => {
      const column = columns[at]!
      texts[column] = texts[column] ? `${texts[column]} ${text}` : text
    })
  }
  return { line, texts, spans, torn }
}

export type Band = { lines: GridLine[]; isRuled: boolean }

export function rowsOfBand({ lines, isRuled }: Band, page: number): RawRow[] {
  if (lines.length === 0) return []
  const groups = !isRuled ? parted(lines) : holdsSeveralRows(lines) ? byFigures(lines) : [lines]
  return groups.map((group) => toRow(group, page))
}

/** Each line of figures is a row; words on lines of their own belong to the row above them. */
function byFigures(lines: readonly GridLine[]): GridLine[][] {
  const figures = lines.map(({ texts }) => texts.slice(1).filter(isFigure).length)
  const most = Math.max(...figures)
  const groups: GridLine[][] = []
  let hasFigures = false
  lines.forEach((line, at) => {
    const isRow = figures[at]! >= most * 0.6
    if (groups.length === 0 || (isRow && hasFigures)) groups.push([line])
    else groups.at(-1)!.push(line)
    hasFigures ||= isRow
  })
  return groups
}

/** At least two columns have figures of one form in several lines, on the same baselines. */
export function holdsSeveralRows(lines: readonly GridLine[]): boolean {
  if (lines.length < 2) return false
  const width = lines[0]!.texts.length
  let stacked = 0
  let figured = 0
  for (let column = 1; column < width; column++) {
    const texts = lines.map(({ texts }) => texts[column]!).filter(Boolean)
    if (texts.length === 0 || !texts.every((text) => isFigure(text) || isNothing(text))) continue
    figured += 1
    const forms = new Set(texts.filter(isFigure).map((text) => formOf(text).replace(/9\.9/g, '9')))
    if (texts.length > 1 && forms.size === 1 && texts.length >= lines.length * 0.6) stacked += 1
  }
  return stacked >= 2 || (stacked === 1 && figured === 1 && width <= 3)
}

function parted(lines: readonly GridLine[]): GridLine[][] {
  const groups: GridLine[][] = []
  const gaps = lines.slice(1).map((line, at) => line.line.baseline - lines[at]!.line.baseline)
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 1] ?? 0
  const tightest = tightestGap(gaps)
  const figureColumns = columnsOfFigures(lines)
  lines.forEach((line, at) => {
    const group = groups.at(-1)
    if (
      group &&
      finishesRow(group, line, lines[at + 1], { gap: gaps[at - 1]!, usual, tightest, figureColumns })
    )
      group.push(line)
    else groups.push([line])
  })
  return groups
}

function columnsOfFigures(lines: readonly GridLine[]): Set<number> {
  const width = lines[0]!.texts.length
  const found = new Set<number>()
  for (let column = 1; column < width; column++) {
    const texts = lines.map(({ texts }) => texts[column]!).filter(Boolean)
    if (texts.filter(isFigure).length > texts.length * 0.5) found.add(column)
  }
  return found
}

/** The distance of lines inside a cell, where it is another than that of rows. */
function tightestGap(gaps: readonly number[]): number {
  const least = Math.min(...gaps.filter((gap) => gap > 2))
  const wide = gaps.filter((gap) => gap > least * 1.22).length
  return wide >= gaps.length * 0.2 ? least * 1.12 : 0
}

type Beside = { gap: number; usual: number; tightest: number; figureColumns: ReadonlySet<number> }

const SMALL_START = /^[\p{Ll}(&+,;/]|^\d+\s\p{L}/u
const OPEN_END = /(?:\b(?:of|and|or|the|to|in|for|with|by|on|at|from|as|per)|[-–—(,/&+])$/i

/** Whether a line only finishes cells of the lines before it. */
function finishesRow(group: GridLine[], line: GridLine, next: GridLine | undefined, beside: Beside): boolean {
  const { gap, usual, tightest, figureColumns } = beside
  const filled = columnsIn(line)
  // A line set across the columns names what follows.
  if (line.spans.length > 0) return SMALL_START.test(line.spans[0]![2])
  if (filled.length === 0) return true
  const hasFigures = filled.some((column) => figureColumns.has(column) && isValue(line.texts[column]!))
  const above = group.at(-1)!
  const groupHasFigures = group.some((each) =>
    columnsIn(each).some((column) => figureColumns.has(column) && isValue(each.texts[column]!)),
  )
  const stub = line.texts[0]!
  const stubAbove = group
    .map(({ texts }) => texts[0]!)
    .filter(Boolean)
    .join(' ')
  const tight = gap <= tightest
  if (gap > usual * 1.5 && gap > line.line.size * 1.6) return false
  if (hasFigures) {
    // The name of the row began a line before its figures.
    if (groupHasFigures) return isWrapped(above, line, tight)
    if (stubAbove === '') return false
    return (stub === '' && tight) || (stub !== '' && (SMALL_START.test(stub) || OPEN_END.test(stubAbove)))
  }
  if (figureColumns.size === 0) return isWordWrap(above, line, tight)
  if (filled.length === 1 && filled[0] === 0) {
    if (stubAbove === '') return false
    return SMALL_START.test(stub) || OPEN_END.test(stubAbove) || (groupHasFigures && (!next || tight))
  }
  // Words under a figure finish no figure: they name what comes next.
  if (filled.every((column) => isFigure(above.texts[column]!) && /\p{L}{2}/u.test(line.texts[column]!)))
    return false
  return groupHasFigures || tight
}

/** A dash in a column of figures is the figure of its row. */
const isValue = (text: string) => isFigure(text) || isNothing(text)

const columnsIn = ({ texts }: GridLine) => texts.flatMap((text, column) => (text ? [column] : []))

/** '−1.96 (−0.74 to 3.18),' over 'P=0.002': each figure below finishes the one above it. */
function isWrapped(above: GridLine, line: GridLine, tight: boolean): boolean {
  const filled = columnsIn(line).filter((column) => column > 0)
  return (
    tight &&
    filled.length > 0 &&
    filled.every((column) => /[,;(–-]$/.test(above.texts[column]!) || above.texts[column] === '')
  )
}

/** In a table of words, a row begins where its first cell does. */
function isWordWrap(above: GridLine, line: GridLine, tight: boolean): boolean {
  const filled = columnsIn(line)
  if (line.texts[0] === '') return true
  if (filled.length > 1 && columnsIn(above).length <= filled.length)
    return tight && filled.length < line.texts.length
  return tight || SMALL_START.test(line.texts[0]!)
}

function toRow(lines: readonly GridLine[], page: number): RawRow {
  const width = lines[0]!.texts.length
  const texts = Array.from({ length: width }, (_, column) =>
    lines
      .map(({ texts }) => texts[column]!)
      .filter(Boolean)
      .reduce(joinedText, ''),
  )
  const cells: RawCell[] = texts.map((text) => ({ text }))
  for (const { spans } of lines)
    for (const [first, last, text] of spans) {
      const cell = cells[first]!
      cell.text = joinedText(cell.text, text)
      cell.across = Math.max(cell.across ?? 1, last - first + 1)
    }
  const isGroup = cells.filter(({ text }) => text).length === 1
  const torn = lines.some((line) => line.torn) && !isGroup
  const [tops, bottoms] = [lines.map(({ line }) => line.line.top), lines.map(({ line }) => line.line.bottom)]
  return {
    cells,
    page,
    edges: {
      left: Math.min(...lines.map(({ line }) => line.line.left)),
      right: Math.max(...lines.map(({ line }) => line.line.right)),
      top: Math.min(...tops),
      bottom: Math.max(...bottoms),
    },
    ...(torn && { unsure: true }),
  }
}

/** A word broken at the end of a line of a cell is one word again. */
export function joinedText(before: string, next: string): string {
  if (before === '') return next
  if (/\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next)) return `${before.slice(0, -1)}${next}`
  return /\p{L}[-–/]$/u.test(before) ? `${before}${next}` : `${before} ${next}`
}
