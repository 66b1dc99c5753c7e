/** Whether charts and tables are all there, and no mistake of the work is told as right. */
import type { DeckSlide, Visual } from '../deck/deck.ts'
import { isNoVariable } from '../tables/not-findings.ts'
import type { SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'

export const RULES_OF_TABLES: readonly SlideRule[] = [
  {
    id: 'rows',
    passes: 'No row of a table was left out without a word',
    holds: ({ part, visual }) => part !== 'Results' || !visual || hasAllRows(visual),
  },
  {
    id: 'no-mistake',
    passes: 'No figure that does not add up is told as right',
    holds: (slide) => (slide.marks ?? []).every((mark) => !tellsMarked(mark, slide)),
  },
]

type Row = { name: string; cells: readonly { heading: string; text: string }[] }
/** Name and figures of each row that is shown. */
export function rowsShown(visual: Visual): Row[] {
  if (visual.kind === 'chart')
    return visual.categories.map((name, at) => ({
      name: plain(name),
      cells: visual.series.map(({ values }) => ({ heading: '', text: String(values[at] ?? '') })),
    }))
  const [heads = [], ...body] = visual.kind === 'table' ? visual.rows : []
  return body.map(([name = '', ...cells]) => ({
    name: plain(name),
    cells: cells.map((text, at) => ({ heading: plain(heads[at + 1] ?? ''), text })),
  }))
}

/** "(?)" stands behind a row in doubt. */
export const plain = (name: string): string => plainTokens(name.replace(/\s*\(\?\)/g, '')).join(' ')
const IS_PART = /\((?:the first )?\d+ (?:of \d+ )?(?:rows|lines)\)/
const beginsWithFigure = (cell: string): boolean => /^\W*\d/.test(cell)
/** Held against a table that is known by its rows: each of them has one line, and no line has more figures than another. */
function hasAllRows(visual: Visual): boolean {
  const [source, ...others] = visual.sources
  if (visual.kind === 'picture' || others.length > 0 || !source?.quote.includes(' | ')) return true
  if ((visual.kind === 'table' && visual.left) || IS_PART.test(visual.caption)) return true
  const [heads = [], ...lines] = source.quote.split('\n').map((line) => line.split(' | '))
  const names = lines.map(([name = '']) => plain(name))
  const shown = rowsShown(visual).map(({ name }) => name)
  const isRegular = lines.every(({ length }) => length === heads.length)
  if (!isRegular || shown.length < 2 || new Set(names).size !== names.length) return true
  if (!shown.every((name) => names.includes(name))) return true
  const figures = lines.map((cells) => cells.slice(1).filter(beginsWithFigure).length)
  const least = Math.max(1, ...shown.map((name) => figures[names.indexOf(name)] ?? 0))
  return lines.every(
    ([name = ''], at) =>
      shown.includes(names[at]!) || figures[at]! < least || !names[at] || isNoVariable(name),
  )
}

/** The figure that is written wrong stands on the slide or in its notes; where the mark names none, it may be anything. */
function tellsMarked(mark: string, { title, points, metrics, visual, script }: DeckSlide): boolean {
  const [, written = ''] = mark.match(/your work writes “([^”]*)”/) ?? []
  const wrong = plainTokens(written).filter((word) => /^\d/.test(word))
  const cells =
    visual?.kind === 'chart'
      ? visual.series.flatMap(({ values }) => values.map(String))
      : visual?.kind === 'table'
        ? visual.rows.flat()
        : []
  const told = [
    title,
    ...[...points, ...script].map(({ text }) => text),
    ...metrics.map(({ value, label }) => `${value} ${label}`),
    ...cells,
  ]
  const there = new Set(told.flatMap(plainTokens))
  const rows = visual?.kind === 'chart' ? visual.categories : cells
  return (
    visual?.kind === 'picture' ||
    wrong.length === 0 ||
    wrong.some((word) => there.has(word)) ||
    // The row of the wrong figure, with a share of it.
    rows.some((name) => plain(name) !== '' && plain(name) === plain(mark.split(',')[0] ?? ''))
  )
}
