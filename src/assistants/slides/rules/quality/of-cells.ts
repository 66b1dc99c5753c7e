/** Whether the rows of charts and tables, and what is told of them, are those of the table in the work. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { DeckSlide, Visual } from '../deck/deck.ts'
import { isGoal, type SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'

export const RULES_OF_CELLS: readonly SlideRule[] = [
  {
    id: 'cells',
    passes: 'Every row of a chart or table is as it stands in the work',
    holds: ({ visual }) => !visual || (rowsStand(visual) && isInItsUnit(visual) && isItsSeries(visual)),
  },
  {
    id: 'told-cells',
    passes: 'What is told of a row are its own figures',
    holds: isToldRight,
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
const valuesIn = (text: string): number[] =>
  plainTokens(text.replace(/(?<=(?<![\d.])\d{1,3})[ \u2009](?=\d{3}\b)/g, '')).flatMap((word) =>
    /^\d/.test(word) ? [Number(word.replace(',', '.'))] : [],
  )

/** A row of the work's table: its cells, and the headings above them. */
type PrintedRow = { text: string; cells: readonly string[]; heads: readonly string[] }
const printedRows = (visual: Visual): PrintedRow[] =>
  visual.sources.flatMap(({ quote }) => {
    if (!quote.includes(' | ')) return []
    const [heads = [], ...rows] = quote.split('\n').map((line) => line.split(' | '))
    const all = [heads, ...rows]
    // One of several tables that are records: each is a row of what is shown, turned on its side.
    const onSide =
      visual.sources.length > 1 && all.every(({ length }) => length === 2)
        ? [[all.map(([name = '']) => name), all.map(([, value = '']) => value)] as const]
        : []
    return [...all.map((cells) => [heads, cells] as const), ...onSide].map(([above, cells]) => ({
      text: plain(cells.join(' ')),
      cells,
      heads: above.map(plain),
    }))
  })
const numbersOf = ({ cells }: PrintedRow): number[] => cells.flatMap(valuesIn)
const hasName = ({ text, cells }: PrintedRow, name: string): boolean =>
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
function isBelowItsHead({ cells }: Row, line: PrintedRow): boolean {
  return cells.every(({ heading, text }) => {
    const at = line.heads.indexOf(heading)
    if (heading === '' || at < 0 || line.heads.lastIndexOf(heading) !== at) return true
    const printed = line.cells[at] ?? ''
    const [shown] = valuesIn(text)
    return shown === undefined
      ? plain(printed).includes(plain(text)) || text === REFERENCE
      : valuesIn(printed).length === 0 || valuesIn(printed).some((one) => isNear(one, shown))
  })
}
/** Of the group that the others are compared with. */
const REFERENCE = 'reference'

/** As in its line of the work; a line that has its name and other figures is wrong where the table is known by its other rows. */
function rowsStand(visual: Visual): boolean {
  const lines = printedRows(visual)
  const rows = rowsShown(visual)
  const told = rows.flatMap((row) => {
    const numbers = row.cells.flatMap(({ text }) => valuesIn(text))
    const own = lines.filter((line) => hasName(line, row.name))
    if (own.length === 0) return []
    const words = row.cells
      .map(({ text }) => plain(text))
      .filter((text) => !/\d/.test(text) && text !== REFERENCE)
    const standing = own.filter(
      (line) =>
        followIn(numbers, numbersOf(line)) &&
        words.every((text) => line.text.includes(text)) &&
        row.cells.every((cell) => isInItsMoney(cell.text, line) && isShareThere(cell, line, visual)),
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

const MONEY = /[$£€₦]|\b(?:K(?=\s?\d)|ZMW|MWK|USD|KES|UGX|NGN)/g
const isInItsMoney = (text: string, { cells }: PrintedRow): boolean =>
  (text.match(MONEY) ?? []).every((sign) => cells.some((cell) => cell.includes(sign)))

/** A percent sign stands in the line, above it, or in the caption. */
const isShareThere = ({ heading, text }: Row['cells'][0], line: PrintedRow, { caption }: Visual): boolean =>
  !text.includes('%') || [heading, line.text, caption].some((one) => /%|percent|share/.test(one))

/** What is measured is called what the table calls it. */
const isItsSeries = (visual: Visual): boolean => {
  if (visual.kind !== 'chart') return true
  const there = new Set(
    [...visual.sources.map(({ quote }) => quote), visual.caption].flatMap((one) => contentStems(one)),
  )
  return visual.series.every(({ name }) => contentStems(name).every((stem) => there.has(stem)))
}

/** A share of the work is shown as one, and nothing else is. */
function isInItsUnit(visual: Visual): boolean {
  if (visual.kind !== 'chart') return true
  const lines = printedRows(visual)
  const values = visual.series.flatMap((one) => one.values)
  const cellsOf = (at: number) => {
    const line = lines.find((one) => hasName(one, plain(visual.categories[at] ?? '')))
    const place = line?.cells.findIndex((cell) =>
      valuesIn(cell).some((one) => isNear(one, values[at] ?? Number.NaN)),
    )
    return line && place !== undefined && place > 0
      ? [`${line.heads[place] ?? ''} ${line.cells[place] ?? ''}`]
      : []
  }
  const found = visual.categories.flatMap((_, at) => cellsOf(at))
  if (found.length === 0) return true
  const isShare = found.some((cell) => cell.includes('%'))
  return visual.unit === '%'
    ? isShare ||
        lines.some(({ text }) => text.includes('%')) ||
        /%|per ?cent|\bshares?\b|proportion/i.test(visual.caption)
    : !isShare
}

/** "Every month follows with 25.8%": a row that a computed line names has the figures that it is told with. */
function isToldRight({ points, more = [], title, titleChosen, visual, script }: DeckSlide): boolean {
  if (!visual || visual.kind === 'picture') return true
  const lines = printedRows(visual)
  const rows = rowsShown(visual)
    .map((row) => ({
      ...row,
      own: lines.filter(({ cells }) => cells.some((cell) => plain(cell) === row.name)),
    }))
    .filter(({ own, name }) => own.length > 0 && name !== '')
  const isRight = (text: string) => {
    const said = ` ${plain(text)} `
    const named = rows
      .filter(({ name }) => said.includes(` ${name} `))
      // Of two names, one in the other, the longer is meant.
      .filter(({ name }, _, all) => !all.some((one) => one.name !== name && one.name.includes(name)))
    const [row] = named
    if (!row || named.length !== 1) return true
    const known = [...row.own.flatMap(numbersOf), ...valuesIn(row.name)]
    return (
      isPlaced(text, row, rows) &&
      valuesIn(said.replace(` ${row.name} `, ' ')).every(
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
      .every(({ text }) => isRight(text.replace(/“[^”]*”/g, ''))) &&
    script.every(({ text }) => isReadRight(text, rows))
  )
}

const READ_ALOUD = /^(?:Of “[^”]+”, t|T)he first place belongs to “|^Then comes? “|^At the end stands? “/u
/** "Then come “Fear” with 21.2% and …": each has its own figure; the first has the most, and those at the end the least. */
function isReadRight(text: string, rows: readonly Row[]): boolean {
  const [, told, rest = ''] = text.match(/^For “([^”]+)”, (.*)$/u) ?? []
  const toldRow = told === undefined ? undefined : rows.find((one) => one.name === plain(told))
  if (toldRow) {
    const own = toldRow.cells.flatMap((cell) => [...valuesIn(cell.heading), ...valuesIn(cell.text)])
    return valuesIn(rest).every((number) => own.some((one) => isNear(one, number)))
  }
  if (!READ_ALOUD.test(text)) return true
  return [...text.matchAll(/“([^”]+)” with (-?\d+(?:\.\d+)?)/gu)].every(([, name = '', figure = '']) => {
    const row = rows.find((one) => one.name === plain(name))
    if (!row) return true
    return row.cells.some((cell, at) => {
      const others = rows.flatMap((one) => valuesIn(one.cells[at]?.text ?? '').slice(0, 1))
      const own = Number(figure.replace('-', ''))
      return (
        valuesIn(cell.text).some((one) => isNear(one, own)) &&
        (text.startsWith('Then') ||
          others.every((one) => (text.startsWith('At the end') ? one >= own : one <= own)))
      )
    })
  })
}

const IS_FIRST = /\bis the largest group\b|\bcomes first\b/
const IS_LAST = /\bhas the least\b/
/** The first is the highest of its column, and the last the lowest. */
function isPlaced(text: string, { cells }: Row, rows: readonly Row[]): boolean {
  const first = IS_FIRST.test(text)
  if (!first && !IS_LAST.test(text)) return true
  const told = valuesIn(text)
  return cells.some((cell, at) => {
    const [own] = valuesIn(cell.text)
    if (own === undefined || !told.includes(own)) return false
    const others = rows.flatMap((row) => valuesIn(row.cells[at]?.text ?? '').slice(0, 1))
    return others.every((other) => (first ? other <= own : other >= own))
  })
}
