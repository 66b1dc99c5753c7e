/**
 * Tables extracted as lines of text: Stata and R output, or a table whose cells were lost. A line of known headings
 * starts one; the lines after it are its rows as long as they are a name and numbers.
 */

import { evidenceOf } from '../document/evidence.ts'
import { plainFigures } from '../document/plain-figures.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../document/reading.ts'
import { type Role, rolesIn } from './column-roles.ts'
import { idOrder, type NumberTable, partOf } from './number-tables.ts'
import { titlesIn } from './split-titles.ts'

export type TextTable = NumberTable & {
  /** Printed beside and below the rows: n, F, R². */
  beside: { text: string; sentence: ReadSentence }[]
}

type TableLine = { text: string; sentence: ReadSentence; place: number }
type ParsedTableRow = { cells: string[]; line: TableLine }

const FEWEST_TITLES = 3
const MOST_MISSED = 4
/** With these, a line of headings is from software, not a sentence. */
const TELLING: readonly Role[] = ['error', 'ss', 'ms', 'wald', 'beta']

export function textTablesOf(reading: ReadDocument): TextTable[] {
  const lines = tableLines(reading)
  const tables: TextTable[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const header = headerOf(lines[at]!.text)
    if (!header) continue
    const { table, last } = tableFrom(lines, at, header)
    if (table.rows.length > 0) {
      tables.push(table)
      at = last
    }
  }
  return tables
}

function tableLines({ sentences }: ReadDocument): TableLine[] {
  const lines: TableLine[] = []
  for (const sentence of sentences) {
    if (!isProse(sentence)) continue
    const last = lines.at(-1)
    const text = plainFigures(sentence.text)
    if (last?.sentence.block === sentence.block) last.text += ` ${text}`
    else lines.push({ text, sentence, place: idOrder(sentence.block) })
  }
  return lines
}

type Header = { titles: string[]; rest: string }
const MOST_HEADER_WORDS = 16

/** The longest start of a line that is nothing but headings. */
function headerOf(text: string): Header | null {
  if (!/\b(?:Std|SE|S\.E|SS|Sum of Squares|Coef|Estimate|Beta)\b/.test(text)) return null
  const own = text.includes(' | ') ? text.slice(text.indexOf(' | ') + 3) : text
  const words = own.trim().split(/\s+/)
  for (let length = Math.min(MOST_HEADER_WORDS, words.length); length >= FEWEST_TITLES; length -= 1) {
    const titles = titlesIn(words.slice(0, length).join(' ')).filter((title) => rolesIn(title).length > 0)
    const roles = titles.flatMap(rolesIn)
    if (titles.length >= FEWEST_TITLES && TELLING.some((role) => roles.includes(role)))
      return { titles, rest: words.slice(length).join(' ') }
  }
  return null
}

const NUMBER = String.raw`(?:[<>]\s?)?[-−–]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?<=\d)(?:[eE][-−+]?\d+)?(?![\p{L}\d])[*a-c]{0,3}`
const ROW = new RegExp(
  String.raw`^(\S.*?)?\s*(?:\|\s*)?(?<=^|\s)((?:${NUMBER}\s+)*${NUMBER})(?=\s|$)\s*(.*)$`,
  'u',
)
const MANY_ROWS = new RegExp(
  String.raw`([\p{L}_(][^\d|]{0,60}?)\s+((?:${NUMBER}\s+){1,9}${NUMBER})(?=\s+[\p{L}_(]|\s*$)`,
  'gu',
)
const RULE = /^[-+|=\s]{4,}/

function tableFrom(
  lines: readonly TableLine[],
  at: number,
  { titles, rest }: Header,
): { table: TextTable; last: number } {
  const first = lines[at]!
  const rows: ParsedTableRow[] = []
  const beside: TextTable['beside'] = [{ text: rest, sentence: first.sentence }]
  let missed = 0
  let last = at
  // The whole table is in one paragraph.
  for (const [, name = '', numbers = ''] of rest.matchAll(MANY_ROWS)) {
    const cells = cellsUnder(name.trim(), numbers.split(/\s+/), titles)
    if (cells) rows.push({ cells, line: first })
  }
  for (
    let next = at + 1;
    next < lines.length && missed < MOST_MISSED && lines[next]!.sentence.section === first.sentence.section;
    next += 1
  ) {
    const line = lines[next]!
    const text = line.text.replace(RULE, '').trim()
    if (headerOf(text)) break
    const [, name = '', numbers = '', after = ''] = text.match(ROW) ?? []
    const cells =
      /[=:]/.test(name) || name.length > 60
        ? null
        : cellsUnder(name.replace(/\s*\|$/, ''), numbers.split(/\s+/), titles)
    if (cells) {
      rows.push({ cells, line })
      if (after) beside.push({ text: after, sentence: line.sentence })
      missed = 0
      last = next
    } else {
      beside.push({ text, sentence: line.sentence })
      missed += 1
    }
  }
  return { table: tableOf(titles, rows, beside, first), last }
}

/** Fewer numbers than headings: the constant has no Beta; the within-groups line has no F. */
function cellsUnder(name: string, numbers: readonly string[], titles: readonly string[]): string[] | null {
  const found = numbers.filter(Boolean)
  if (name === '' || found.length < 2 || found.length > titles.length) return null
  if (found.length === titles.length) return [name, ...found]
  const beta = titles.findIndex((title) => rolesIn(title).includes('beta'))
  if (beta >= 0 && found.length === titles.length - 1)
    return [name, ...found.slice(0, beta), '', ...found.slice(beta)]
  const isVariance = titles.some((title) => rolesIn(title).includes('ss'))
  return isVariance ? [name, ...found, ...Array<string>(titles.length - found.length).fill('')] : null
}

function tableOf(
  titles: readonly string[],
  rows: readonly ParsedTableRow[],
  beside: TextTable['beside'],
  first: TableLine,
): TextTable {
  const header = ['', ...titles]
  return {
    title: '',
    header,
    headings: [header],
    rows: rows.map(({ cells }) => cells),
    notes: [],
    about: [...titles, ...beside.map(({ text }) => text)].join(' '),
    series: partOf(first.sentence.block),
    place: first.place,
    beside,
    evidenceOf: (row) => evidenceOf(rows[row]?.line.sentence ?? first.sentence),
    evidenceOfNote: () => evidenceOf(first.sentence),
  }
}
