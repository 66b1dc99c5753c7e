/**
 * Columns that follow from other columns of their table, whatever their names: a subtotal that is price times quantity,
 * a residual that is one value minus the other. A relation that holds in nearly every row, and is very unlikely to be
 * chance, is taken as intended; a row that breaks it is worth another look.
 */

import {
  comparedRow,
  exactly,
  fits,
  over,
  type Printed,
  plus,
  type Range,
  readPrinted,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn, type Role } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { isTotal, stubName } from '../../tables/stubs.ts'

/** "30,000", "K30,000", "30,000 MWK", "50 GB", "1 907 000" */
const amountIn = (cell = ''): Printed | null =>
  readPrinted(
    cell
      .replace(/(?<=^\D{0,5}\d{1,3})[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
      .replace(/(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '')
      .replace(/^\p{L}{1,4}\.?\s?(?=\d)|\s?\p{L}{1,4}$|\/[-=]$/gu, '')
      .replace(/[$£€₦]/g, ''),
  )

type Way = { sign: string; of: (a: Range, b: Range) => Range | null }
const minus = (a: Range, b: Range): Range => ({ low: a.low - b.high, high: a.high - b.low })
const times = (a: Range, b: Range): Range => {
  const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}
const hundredfold = (range: Range | null): Range | null =>
  range && { low: 100 * range.low, high: 100 * range.high }
const WAYS: readonly Way[] = [
  { sign: '+', of: plus },
  { sign: '−', of: minus },
  { sign: '×', of: times },
  { sign: '÷', of: over },
  { sign: '÷', of: (a, b) => hundredfold(over(a, b)) },
]

const FEWEST_ROWS = 4
/** Where the headings say what is multiplied, two rows that come out show that they mean it. */
const FEWEST_NAMED = 2
const QUANTITY = /\b(?:quantit\w*|qty|units?|number|no\.?|days?|pieces?)\b/i
const PRICE = /\b(?:unit (?:price|cost)|price|rate|cost (?:per|each)|per (?:unit|day|item))\b/i
const AMOUNT = /\b(?:amounts?|(?:sub-?)?total\w*|cost)\b/i
const MOST_COLUMNS = 12
const MOST_ROWS = 200
/** The probability of a relation by chance alone, over all that are tried. */
const CHANCE = Math.log(1e-4)
const CHANCE_FOR_ALARM = Math.log(1e-8)
/** These have dedicated readers, which know the meaning of their columns. */
const KNOWN: readonly Role[] = ['error', 'ss', 'ms', 'wald', 'cumulative', 'valid', 'sd']

/** Elsewhere figures can follow from each other by chance of their rounding. */
const OF_AMOUNTS =
  /\b(?:costs?|prices?|amounts?|quantit\w*|qty|units?|sub-?totals?|total|differences?|change|budget|fitted|residuals?|resid|fits?)\b/i

export const findColumnRelations = (tables: readonly NumberTable[]): StatisticRow[] =>
  tables.flatMap((table) => {
    const columns = columnsIn(table.header)
    if (KNOWN.some((role) => columns[role])) return []
    if (!OF_AMOUNTS.test(`${table.about} ${table.header.join(' ')}`)) return []
    return relationsIn(table)
  })

type Cells = (Printed | null)[]

function relationsIn(table: NumberTable): StatisticRow[] {
  const rows = table.rows.slice(0, MOST_ROWS)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const isRow = rows.map((row) => !row.some(isTotal))
  const columns = Array.from(
    { length: width },
    (_, column): Cells => rows.map((row, at) => (isRow[at] ? amountIn(row[column]) : null)),
  )
  const numeric = columns.flatMap((cells, column) =>
    cells.filter(Boolean).length > FEWEST_NAMED ? [column] : [],
  )
  if (numeric.length < 3 || numeric.length > MOST_COLUMNS) return []
  const tried = WAYS.length * numeric.length * (numeric.length - 1) * (numeric.length - 2)
  const found: Relation[] = []
  for (const target of numeric)
    for (const a of numeric)
      for (const b of numeric) {
        if (a === b || a === target || b === target) continue
        for (const way of WAYS) {
          if (a > b && (way.sign === '+' || way.sign === '×')) continue
          const isNamed = way.sign === '×' && isProduct(table.header, { target, a, b })
          const relation = relationOf(columns, { target, a, b, way, isNamed }, Math.log(tried))
          if (relation) found.push(relation)
        }
      }
  const used = new Set<string>()
  return found
    .sort((one, other) => one.chance - other.chance || other.target - one.target)
    .filter(({ target, a, b }) => {
      // a + b = c is c − a = b as well.
      const key = [target, a, b].sort((x, y) => x - y).join(' ')
      return !used.has(key) && used.add(key)
    })
    .flatMap((relation) => relationRows(table, columns, relation))
}

/** Whole numbers are counts and prices, and exact. */
const asMeant = (printed: Printed): Range => (printed.decimals <= 0 ? exactly(printed.value) : printed)

type Triple = { target: number; a: number; b: number; way: Way; isNamed: boolean }

function isProduct(header: readonly string[], { target, a, b }: Pick<Triple, 'target' | 'a' | 'b'>): boolean {
  const isPriced = (quantity = '', price = '') =>
    QUANTITY.test(quantity) && PRICE.test(price) && !PRICE.test(quantity)
  return (
    AMOUNT.test(header[target] ?? '') &&
    !PRICE.test(header[target] ?? '') &&
    (isPriced(header[a], header[b]) || isPriced(header[b], header[a]))
  )
}

type Relation = Triple & { holds: number[]; breaks: number[]; chance: number }

function relationOf(columns: readonly Cells[], triple: Triple, tried: number): Relation | null {
  const { target, a, b, way } = triple
  const [wanted, first, second] = [columns[target]!, columns[a]!, columns[b]!]
  const values = wanted.flatMap((cell) => cell?.value ?? [])
  const spread = Math.max(...values) - Math.min(...values)
  const [holds, breaks]: [number[], number[]] = [[], []]
  let chance = tried
  for (let at = 0; at < wanted.length && breaks.length < 2; at += 1) {
    const [printed, x, y] = [wanted[at], first[at], second[at]]
    if (!printed || !x || !y) continue
    const computed = way.of(asMeant(x), asMeant(y))
    if (!computed || !fits(printed, computed)) breaks.push(at)
    else {
      holds.push(at)
      const width = computed.high - computed.low + 2 * 10 ** -printed.decimals
      chance += Math.log(Math.min(1, width / Math.max(spread, 1e-9)))
    }
  }
  const isSure = triple.isNamed
    ? holds.length >= FEWEST_NAMED
    : holds.length >= FEWEST_ROWS && chance <= CHANCE
  return breaks.length > 1 || !isSure ? null : { ...triple, holds, breaks, chance }
}

function relationRows(table: NumberTable, columns: readonly Cells[], relation: Relation): StatisticRow[] {
  const { target, a, b, way, holds, breaks, chance, isNamed } = relation
  const name = table.header[target] || 'column'
  return [...holds, ...breaks]
    .sort((x, y) => x - y)
    .flatMap((at) => {
      const [printed, x, y] = [columns[target]![at]!, columns[a]![at]!, columns[b]![at]!]
      const computed = way.of(asMeant(x), asMeant(y))
      const isBroken = breaks.includes(at)
      if (!computed || (isBroken && !isNamed && chance > CHANCE_FOR_ALARM)) return []
      const label = stubName(table.rows[at]!)
      return [
        comparedRow({
          reports: `${label === '' ? '' : `${label}: `}${x.text} ${way.sign} ${y.text}`,
          name,
          printed,
          computed,
          exact: (computed.low + computed.high) / 2,
          agrees: !isBroken,
          note: 'In every other row of this table the one follows from the other two. One of the three may be mistyped.',
          evidence: table.evidenceOf(at),
        }),
      ]
    })
}
