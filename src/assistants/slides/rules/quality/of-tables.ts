/** Whether charts and tables say what the table of the work says, and something at all. */
import type { DeckSlide, LiftedTable, Visual } from '../deck/deck.ts'
import { isOfAll } from '../tables/not-findings.ts'
import { isGoal, type SlideRule } from './check.ts'
import { wordsIn } from './cut-of.ts'

export const RULES_OF_TABLES: readonly SlideRule[] = [
  {
    id: 'plotted',
    passes: 'No chart shows values that are all the same, and no table is empty',
    holds: isWorthShowing,
  },
  {
    id: 'cells',
    passes: 'Every row of a chart or table is as it stands in the work',
    holds: ({ visual }) => !visual || (rowsStand(visual) && isInItsUnit(visual)),
  },
  {
    id: 'told-cells',
    passes: 'What is told of a row are its own figures',
    holds: isToldRight,
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
    holds: ({ marks = [] }) => marks.length === 0,
  },
]

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

type Row = { name: string; cells: readonly { heading: string; text: string }[] }
/** Name and figures of each row that is shown. */
function rowsOf(visual: Visual): Row[] {
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
const plain = (name: string): string => wordsIn(name.replace(/\s*\(\?\)/g, '')).join(' ')
const numbersIn = (text: string): number[] =>
  wordsIn(text.replace(/(?<=\d)[ \u2009](?=\d{3}\b)/g, '')).flatMap((word) =>
    /^\d/.test(word) ? [Number(word.replace(',', '.'))] : [],
  )

/** A row of the work's table: its cells, and the headings above them. */
type Line = { text: string; cells: readonly string[]; heads: readonly string[] }
const linesOf = (visual: Visual): Line[] =>
  visual.sources.flatMap(({ quote }) => {
    if (!quote.includes(' | ')) return []
    const [heads = [], ...rows] = quote.split('\n').map((line) => line.split(' | '))
    return [heads, ...rows].map((cells) => ({ text: plain(cells.join(' ')), cells, heads: heads.map(plain) }))
  })
const numbersOf = ({ cells }: Line): number[] => cells.flatMap(numbersIn)
const isNamed = ({ text, cells }: Line, name: string): boolean =>
  name !== '' &&
  (cells.some((cell) => plain(cell) === name) || text.startsWith(`${name} `) || text.includes(` ${name} `))

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.0001
/** In the order of the line. */
function followIn(numbers: readonly number[], line: readonly number[]): boolean {
  let next = 0
  for (const one of line) if (next < numbers.length && isNear(one, numbers[next]!)) next += 1
  return next === numbers.length
}

/** Each cell below its own heading, where the work has one like it once. */
function isBelowItsHead({ cells }: Row, line: Line): boolean {
  return cells.every(({ heading, text }) => {
    const at = line.heads.indexOf(heading)
    if (heading === '' || at < 0 || line.heads.lastIndexOf(heading) !== at) return true
    const printed = line.cells[at] ?? ''
    const [shown] = numbersIn(text)
    return shown === undefined
      ? plain(printed).includes(plain(text)) || text === REFERENCE
      : numbersIn(printed).length === 0 || numbersIn(printed).some((one) => isNear(one, shown))
  })
}
/** Of the group that the others are compared with. */
const REFERENCE = 'reference'

/** As in its line of the work; a line that has its name and other figures is wrong where the table is known by its other rows. */
function rowsStand(visual: Visual): boolean {
  const lines = linesOf(visual)
  const rows = rowsOf(visual)
  const told = rows.flatMap((row) => {
    const numbers = row.cells.flatMap(({ text }) => numbersIn(text))
    const own = lines.filter((line) => isNamed(line, row.name))
    if (own.length === 0) return []
    const words = row.cells.map(({ text }) => plain(text)).filter((text) => !/\d/.test(text) && text !== REFERENCE)
    const standing = own.filter(
      (line) => followIn(numbers, numbersOf(line)) && words.every((text) => line.text.includes(text)),
    )
    return [
      {
        stands: standing.some((line) => isBelowItsHead(row, line)),
        isElsewhere:
          standing.length > 0 ||
          lines.some((line) => numbers.every((one) => numbersOf(line).some((other) => isNear(one, other)))),
      },
    ]
  })
  const isKnown = told.some(({ stands }) => stands)
  return told.every(({ stands, isElsewhere }) => stands || !(isKnown || isElsewhere))
}

/** A share of the work is shown as one, and nothing else is. */
function isInItsUnit(visual: Visual): boolean {
  if (visual.kind !== 'chart') return true
  const lines = linesOf(visual)
  const values = visual.series.flatMap((one) => one.values)
  const cellsOf = (at: number) => {
    const line = lines.find((one) => isNamed(one, plain(visual.categories[at] ?? '')))
    const place = line?.cells.findIndex((cell) => numbersIn(cell).some((one) => isNear(one, values[at] ?? Number.NaN)))
    return line && place !== undefined && place > 0 ? [`${line.heads[place] ?? ''} ${line.cells[place] ?? ''}`] : []
  }
  const found = visual.categories.flatMap((_, at) => cellsOf(at))
  if (found.length === 0) return true
  const isShare = found.some((cell) => cell.includes('%'))
  return visual.unit === '%'
    ? isShare || lines.some(({ text }) => text.includes('%')) || /%|per ?cent|\bshares?\b|proportion/i.test(visual.caption)
    : !isShare
}

const isSame = (one: string, other: string): boolean => plain(one) === plain(other)
/** A dash, or what is compared with: not said of each. */
function hasConstant({ rows }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  return (
    body.length > 2 &&
    heads.some((_, at) => {
      const [first = ''] = body.map((cells) => cells[at] ?? '')
      return /[\p{L}\d]/u.test(first) && body.every((cells) => isSame(cells[at] ?? '', first))
    })
  )
}

function isHeadedOnce({ rows }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  const isHead = (cells: readonly string[]) =>
    cells.filter((cell, at) => plain(cell) !== '' && isSame(cell, heads[at] ?? '')).length * 2 > cells.length
  const said = body.map((cells) => cells.map(plain).join('|'))
  return !body.some(isHead) && new Set(said).size === said.length
}

/** A figure as a cell prints it; its currency before it, its share behind it. */
const numberOf = (cell: string): number | undefined => {
  const [, found] = cell.match(/^\s*(?:K|ZMW|MWK|USD|KES|UGX|NGN|R|N|\$|£|€|₦)?\s*(\d[\d, ]*(?:\.\d+)?)\s*%?\s*$/i) ?? []
  return found === undefined ? undefined : Number(found.replace(/[, ]/g, ''))
}

function isSummed({ rows, left }: LiftedTable): boolean {
  const [heads = [], ...body] = rows
  const total = body.findIndex(([name = '']) => isOfAll(name))
  if (total < 2 || left) return true
  return heads.every((_, at) => {
    if (at === 0) return true
    const parts = body.slice(0, total).map((cells) => numberOf(cells[at] ?? ''))
    const whole = numberOf(body[total]?.[at] ?? '')
    if (whole === undefined || parts.some((part) => part === undefined)) return true
    const sum = parts.reduce<number>((all, part) => all + part!, 0)
    // Between the least and the most it may be their mean.
    const isMean = whole <= Math.max(...parts.map(Number)) && !/\d{4}/.test(String(whole))
    return isMean || Math.abs(sum - whole) <= Math.max(0.5, 0.003 * whole)
  })
}

const SHARE = /(?<![\d.,–-])(\d+(?:\.\d+)?)\s?(?:%|per ?cent\b)/giu
/** A rise may be more than the whole, and so may a rate. */
const MAY_EXCEED = /\b(?:increas\w*|ris\w*|rose|grow\w*|grew|higher|more|above|over|exceed\w*|recover\w*|return|yield\w*|inflation|of (?:the )?(?:target|gdp|expected|normal|control))\b/i
/** "40% men and 70% women": all the others are named. */
const OF_REST = /\b(?:remaining|the rest|(?:fe)?males?\b.*\b(?:fe)?males?|women\b.*\bmen|men\b.*\bwomen|yes\b.*\bno)\b/i
const sharesIn = (text: string): number[] => [...text.matchAll(SHARE)].map(([, one]) => Number(one))
const TOLERANCE = 1.5

function areShares({ title, titleChosen, points, metrics, visual, script }: DeckSlide): boolean {
  const texts = [
    ...(titleChosen ? [] : [title]),
    ...points.filter(({ edited }) => !edited).map(({ text }) => text),
    ...metrics.map(({ value, label }) => `${value} ${label}`),
    ...script.map(({ text }) => text),
  ]
  const isOver = (text: string) => {
    const shares = sharesIn(text)
    const sum = shares.reduce((all, share) => all + share, 0)
    return (
      (!MAY_EXCEED.test(text) && shares.some((share) => share > 100)) ||
      (shares.length > 1 && shares.length < 4 && OF_REST.test(text) && !/\bthan\b|\bof whom\b|\bamong\b/i.test(text) && sum > 100 + TOLERANCE && shares.length === 2)
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
      (visual.drawn !== 'doughnut' || visual.unit !== '%' || Math.abs(sum - 100) <= TOLERANCE)
    )
  }
  if (visual.kind !== 'table') return true
  const [heads = [], ...body] = visual.rows
  const rows = body.filter(([name = '']) => !isOfAll(name))
  const columns = heads.map((head, at) => ({ head, cells: rows.map((cells) => cells[at] ?? '') }))
  const counts = columns.find(({ head }) => /^(?:f|n|freq\w*|counts?|number.*|no\.?)\W*$/i.test(head))?.cells.map(numberOf)
  return columns.every(({ head, cells }) => {
    const isShare = /%|per ?cent/i.test(head) || cells.every((cell) => cell.endsWith('%'))
    if (!isShare || MAY_EXCEED.test(`${head} ${visual.caption}`)) return true
    const values = cells.map(numberOf)
    if (values.some((value) => value !== undefined && value > 100)) return false
    return !counts || visual.left !== undefined || areOf(counts, values)
  })
}

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

/** "Every month follows with 25.8%": a row that a computed line names has the figures that it is told with. */
function isToldRight({ points, more = [], title, titleChosen, visual, script }: DeckSlide): boolean {
  if (!visual || visual.kind === 'picture') return true
  const lines = linesOf(visual)
  const rows = rowsOf(visual)
    .map((row) => ({ ...row, own: lines.filter(({ cells }) => cells.some((cell) => plain(cell) === row.name)) }))
    .filter(({ own, name }) => own.length > 0 && name !== '')
  const isRight = (text: string) => {
    const said = ` ${plain(text)} `
    const named = rows
      .filter(({ name }) => said.includes(` ${name} `))
      // Of two names, one in the other, the longer is meant.
      .filter(({ name }, _, all) => !all.some((one) => one.name !== name && one.name.includes(name)))
    const [row] = named
    if (!row || named.length !== 1) return true
    const known = [...row.own.flatMap(numbersOf), ...numbersIn(row.name)]
    return (
      isPlaced(text, row, rows) &&
      numbersIn(said.replace(` ${row.name} `, ' ')).every(
        (number) => known.includes(number) || (Number.isInteger(number) && number <= 12),
      )
    )
  }
  const computed = [...points, ...more].filter((point) => point.computed && !isGoal(point))
  return (
    computed.every(({ text }) => isRight(text)) &&
    (titleChosen === true || isRight(title)) &&
    script
      .filter(({ text }) => /^(?:For |Look first|At the other)/.test(text))
      .every(({ text }) => isRight(text.replace(/“[^”]*”/g, '')))
  )
}

const IS_FIRST = /\bis the largest group\b|\bcomes first\b/
const IS_LAST = /\bhas the least\b/
/** The first is the highest of its column, and the last the lowest. */
function isPlaced(text: string, { cells }: Row, rows: readonly Row[]): boolean {
  const first = IS_FIRST.test(text)
  if (!first && !IS_LAST.test(text)) return true
  const told = numbersIn(text)
  return cells.some((cell, at) => {
    const [own] = numbersIn(cell.text)
    if (own === undefined || !told.includes(own)) return false
    const others = rows.flatMap((row) => numbersIn(row.cells[at]?.text ?? '').slice(0, 1))
    return others.every((other) => (first ? other <= own : other >= own))
  })
}
