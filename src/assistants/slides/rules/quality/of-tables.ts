/** Whether charts and tables say something, once, and add up. */
import type { DeckSlide, LiftedTable, Visual } from '../deck/deck.ts'
import { isOfAll } from '../tables/not-findings.ts'
import type { SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'
import { plain } from './of-cells.ts'

export const RULES_OF_TABLES: readonly SlideRule[] = [
  {
    id: 'plotted',
    passes: 'No chart shows values that are all the same, and no table is empty',
    holds: isWorthShowing,
  },
  {
    id: 'constant',
    passes: 'No column of a table says the same in every row',
    holds: ({ visual }) => visual?.kind !== 'table' || !hasConstant(visual),
  },
  {
    id: 'headed-twice',
    passes: 'No table has its headings twice, or a row',
    holds: ({ visual }) => visual?.kind !== 'table' || isHeadedOnce(visual),
  },
  {
    id: 'sums',
    passes: 'Totals are the sum of their rows',
    holds: ({ visual }) => visual?.kind !== 'table' || isSummed(visual),
  },
  { id: 'shares', passes: 'No share is more than the whole', holds: areShares },
  {
    id: 'no-mistake',
    passes: 'No figure that does not add up is told as right',
    holds: (slide) => (slide.marks ?? []).every((mark) => !tellsMarked(mark, slide)),
  },
]

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

function isWorthShowing({ visual }: DeckSlide): boolean {
  if (visual?.kind === 'chart')
    return (
      visual.categories.length >= 2 &&
      visual.series.every(
        ({ name, values }) =>
          /\p{L}/u.test(name) && values.every((value) => value !== null) && new Set(values).size > 1,
      )
    )
  if (visual?.kind !== 'table') return true
  const cells = visual.rows.slice(1).flat()
  return (
    visual.rows.length >= 3 &&
    cells.filter((cell) => cell.trim() === '').length * 3 <= cells.length &&
    /\p{L}/u.test(visual.rows[0]?.join('') ?? '')
  )
}

const isSameCell = (one: string, other: string): boolean => plain(one) === plain(other)
/** A dash, or what is compared with: not said of each. */
function hasConstant({ rows }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  return (
    body.length > 2 &&
    heads.some((_, at) => {
      const [first = ''] = body.map((cells) => cells[at] ?? '')
      return /[\p{L}\d]/u.test(first) && body.every((cells) => isSameCell(cells[at] ?? '', first))
    })
  )
}

function isHeadedOnce({ rows }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  const isHead = (cells: readonly string[]) =>
    cells.filter((cell, at) => plain(cell) !== '' && isSameCell(cell, heads[at] ?? '')).length * 2 >
    cells.length
  const said = body.map((cells) => cells.map(plain).join('|'))
  return !body.some(isHead) && new Set(said).size === said.length
}

/** A figure as a cell prints it; its currency before it, its share behind it. */
const amountIn = (cell: string): number | undefined => {
  const [, found] =
    cell.match(/^\s*(?:K|ZMW|MWK|USD|KES|UGX|NGN|R|N|\$|£|€|₦)?\s*(\d[\d, ]*(?:\.\d+)?)\s*%?\s*$/i) ?? []
  return found === undefined ? undefined : Number(found.replace(/[, ]/g, ''))
}

function isSummed({ rows, left }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  const total = body.findIndex(([name = '']) => isOfAll(name))
  if (total < 2 || left) return true
  return heads.every((_, at) => {
    if (at === 0) return true
    const parts = body.slice(0, total).map((cells) => amountIn(cells[at] ?? ''))
    const whole = amountIn(body[total]?.[at] ?? '')
    if (whole === undefined || parts.some((part) => part === undefined)) return true
    const sum = parts.reduce<number>((all, part) => all + part!, 0)
    // Between the least and the most it may be their mean.
    const isMean = whole <= Math.max(...parts.map(Number)) && !/\d{4}/.test(String(whole))
    return isMean || Math.abs(sum - whole) <= Math.max(0.5, 0.003 * whole)
  })
}

const SHARE = /(?<![\d.,–-])(\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/giu
/** A rise may be more than the whole, and so may a rate. */
const MAY_EXCEED =
  /\b(?:increas\w*|ris\w*|rose|grow\w*|grew|higher|more|above|over|exceed\w*|recover\w*|return|yield\w*|inflation|of (?:the )?(?:target|gdp|expected|normal|control))\b/i
/** "40% men and 70% women": all the others are named. */
const OF_REST =
  /\b(?:remaining|the rest|(?:fe)?males?\b.*\b(?:fe)?males?|women\b.*\bmen|men\b.*\bwomen|yes\b.*\bno)\b/i
const percentsIn = (text: string): number[] => [...text.matchAll(SHARE)].map(([, one]) => Number(one))
const TOLERANCE = 1.5

function areShares({ title, titleChosen, points, metrics, visual, script }: DeckSlide): boolean {
  const texts = [
    ...(titleChosen ? [] : [title]),
    ...points.filter(({ edited }) => !edited).map(({ text }) => text),
    ...metrics.map(({ value, label }) => `${value} ${label}`),
    ...script.map(({ text }) => text),
  ]
  const isOver = (text: string) => {
    const shares = percentsIn(text)
    const sum = shares.reduce((all, share) => all + share, 0)
    return (
      (!MAY_EXCEED.test(text) && shares.some((share) => share > 100)) ||
      (shares.length > 1 &&
        shares.length < 4 &&
        OF_REST.test(text) &&
        !/\bthan\b|\bof whom\b|\bamong\b|\bprevalence\b|\brates?\b/i.test(text) &&
        sum > 100 + TOLERANCE &&
        shares.length === 2)
    )
  }
  return !texts.some(isOver) && (!visual || areWhole(visual))
}

function areWhole(visual: Visual): boolean {
  if (visual.kind === 'chart') {
    const values = visual.series.flatMap((one) => one.values.map((value) => value ?? 0))
    const sum = values.reduce((all, value) => all + value, 0)
    return (
      (visual.unit !== '%' || values.every((value) => value <= 100)) &&
      (!(visual.drawn === 'doughnut' || areAnswers(visual.categories)) ||
        visual.unit !== '%' ||
        Math.abs(sum - 100) <= TOLERANCE)
    )
  }
  if (visual.kind !== 'table') return true
  const [heads = [], ...body] = visual.rows
  const rows = body.filter(([name = '']) => !isOfAll(name))
  const columns = heads.map((head, at) => ({ head, cells: rows.map((cells) => cells[at] ?? '') }))
  const counts = columns
    .find(({ head }) => /^(?:f|n|freq\w*|counts?|number.*|no\.?)\W*$/i.test(head))
    ?.cells.map(amountIn)
  return columns.every(({ head, cells }) => {
    const isShare = /%|per ?cent/i.test(head) || cells.every((cell) => cell.endsWith('%'))
    if (!isShare || MAY_EXCEED.test(`${head} ${visual.caption}`)) return true
    const values = cells.map(amountIn)
    if (values.some((value) => value !== undefined && value > 100)) return false
    const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0)
    if (areAnswers(rows.map(([name = '']) => name)) && Math.abs(sum - 100) > TOLERANCE) return false
    return !counts || visual.left !== undefined || areOf(counts, values)
  })
}

/** All that can be answered: their shares are those of one whole. */
const areAnswers = (names: readonly string[]): boolean =>
  names.length > 1 &&
  names.every((name) =>
    /^(?:yes|no|not sure|undecided|neutral|maybe|(?:i )?don['’]t know)$/i.test(name.trim()),
  )

/** Shares of one whole: where most rows follow from their counts, all of them do. */
function areOf(counts: readonly (number | undefined)[], shares: readonly (number | undefined)[]): boolean {
  const whole = counts.reduce<number>((all, count) => all + (count ?? 0), 0)
  const follows = shares.map((share, at) => {
    const count = counts[at]
    return share === undefined || count === undefined || Math.abs((100 * count) / whole - share) <= 1
  })
  const most = follows.filter(Boolean).length
  return most === follows.length || most * 2 <= follows.length
}
