/** A printed total and the lines above it, in columns and in rows. Whole numbers must add up exactly. */
import type { HeldNumber, TableRow, ValueKind } from '#product/document-table.ts'
import type { StudyEvidence } from '../../document/evidence.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, isEmptyCell, nameIn, type PlacedTable, wholeIn } from '../places.ts'

const ADDITIVE: readonly (readonly ValueKind[])[] = [['count', 'number'], ['money'], ['share', 'valid-share']]
/** Prices of one thing, and what is a rate by its name, are never added up. */
const OF_ONE =
  /\b(?:unit|per|each|rate|price|mean|average|rank|ratio|index|score|median|growth|change|sums? of squares|ss|df)\b/i
const MANY_ANSWERS = /\bmultiple|\bmore than one\b|\bper ?cent(?:age)? of cases\b/i
const NO_PART =
  /^(?:of which|including|o\/w|missing|system|no response|not stated|did not|mean|average|n\s*=|%)/i

type Sum = { parts: { held: HeldNumber; row: TableRow }[]; sum: number; slack: number }

export const linesTotal: Comparator = {
  about: { id: 'numbers.totals', area: 'data', label: 'Totals are the sum of their lines', weight: 3 },
  one: 'total',
  many: 'totals',
  holds: 'is the sum of its lines',
  hold: 'are the sums of their lines',
  none: 'No total with its lines could be read in a table.',
  advice: 'Add the lines again, and correct the line or the total.',
  consequence: 'Whatever is computed from this total, shares above all, rests on it.',
  compare: ({ tables, unread }) => {
    const rows: StatisticRow[] = []
    const left: StudyEvidence[] = [...unread]
    for (const placed of tables) {
      const [down, across] = [totalsBelow(placed), totalsBeside(placed)]
      rows.push(...down.rows, ...across.rows)
      left.push(...down.left, ...across.left)
    }
    return comparisonOf(rows, left)
  },
}

type Found = { rows: StatisticRow[]; left: StudyEvidence[] }

function totalsBelow(placed: PlacedTable): Found {
  const { table } = placed
  const found: Found = { rows: [], left: [] }
  table.rows.forEach((row, at) => {
    if (row.kind !== 'total') return
    const judged: StatisticRow[] = []
    for (let column = Math.max(1, table.stub); column < table.columns; column++) {
      if (OF_ONE.test(table.headings[column] ?? '')) continue
      for (const kinds of ADDITIVE) {
        const printed = figureIn(row, column, kinds)
        // Rates of groups are not added up: only the parts of a hundred are.
        if (!printed || (kinds.includes('share') && Math.abs(printed.value - 100) > 1)) continue
        const sums = sumsFor(table.rows, at, column, kinds)
        const agreeing = sums.find((sum) => isSum(sum, printed))
        const sum = agreeing ?? sums[0]
        if (!sum || (!agreeing && isExplained(sum, printed, placed)))
          found.left.push(evidenceOfRow(placed, row))
        else judged.push(sumRow(placed, row, printed, sum))
      }
    }
    found.rows.push(...secondLook(judged, placed, row, found.left))
  })
  return found
}

/**
 * The lines a total may be of: those since the last total, all above it, the part totals, those of its own group. One
 * reading of the table that adds up is enough to acquit it.
 */
function sumsFor(rows: readonly TableRow[], end: number, column: number, kinds: readonly ValueKind[]): Sum[] {
  const before = rows.slice(0, end)
  const lastTotal = before.findLastIndex(({ kind }) => kind === 'total')
  const lastGroup = before.findLastIndex(({ kind }) => kind === 'group')
  const lines = (some: readonly TableRow[]) => some.filter(({ kind }) => kind === 'body')
  const totals = before.filter(({ kind }) => kind === 'total')
  const lists = [
    lines(before.slice(lastTotal + 1)),
    lines(before),
    lines(before.slice(lastGroup + 1)),
    [...totals.slice(-1), ...lines(before.slice(lastTotal + 1))],
    totals,
  ]
  const parts = lists.flatMap((list) => [list, list.filter((row) => !NO_PART.test(row.cells[0]?.text ?? ''))])
  return parts.flatMap((list) => {
    const sum = sumOfLines(list, column, kinds)
    const uncoded = sum && startsWithCode(sum) ? sumOfLines(list.slice(1), column, kinds) : undefined
    return [sum, uncoded].filter((one) => one !== undefined)
  })
}

/** "Government 2": the number of an answer in a program stands in the first line as often as a count. */
const HIGHEST_CODE = 5
const startsWithCode = ({ parts: [first] }: Sum): boolean =>
  first !== undefined && first.held.decimals === 0 && first.held.value <= HIGHEST_CODE

function sumOfLines(rows: readonly TableRow[], column: number, kinds: readonly ValueKind[]): Sum | undefined {
  const filled = rows.filter((row) => !isEmptyCell(row, column))
  const parts = filled.flatMap((row) => {
    const held = figureIn(row, column, kinds)
    return held ? [{ held, row }] : []
  })
  if (parts.length < 2 || parts.length < filled.length) return undefined
  const isWhole = parts.every(({ held }) => held.decimals === 0) && !kinds.includes('share')
  return {
    parts,
    sum: parts.reduce((all, { held }) => all + held.value, 0),
    slack: isWhole ? 0 : parts.reduce((all, { held }) => all + halfOf(held), 0),
  }
}

const halfOf = ({ decimals }: HeldNumber) => 0.5 * 10 ** -decimals

/** Shares without decimals were rounded too, and so may be whole numbers that add up to a hundred. */
function isSum({ sum, slack, parts }: Sum, printed: HeldNumber): boolean {
  const isHundred = printed.value === 100 && parts.every(({ held }) => held.value <= 100)
  const most = isHundred && slack === 0 ? parts.length * 0.5 : slack
  const own = most > 0 || printed.decimals > 0 ? halfOf(printed) : 0
  return Math.abs(sum - printed.value) <= most + own + 1e-6
}

/** Another sense of 'total' than a sum: the share or the mean of everybody. */
function isExplained(
  { parts, sum }: Sum,
  { is, value, decimals }: HeldNumber,
  { table }: PlacedTable,
): boolean {
  const values = parts.map(({ held }) => held.value)
  if (decimals > 0 && parts.every(({ held }) => held.decimals === 0)) return true
  const isBetween = value >= Math.min(...values) && value <= Math.max(...values)
  // Twice the total: part totals stand among the lines.
  if (isBetween || Math.abs(sum - 2 * value) < 1e-6) return true
  const about = [table.caption ?? '', ...(table.notes ?? []), ...table.headings].join(' ')
  return (is === 'share' || is === 'valid-share') && (MANY_ANSWERS.test(about) || Math.abs(sum - 100) > 60)
}

function sumRow(placed: PlacedTable, row: TableRow, printed: HeldNumber, sum: Sum): StatisticRow {
  const agrees = isSum(sum, printed)
  const shown = sum.parts.slice(0, MOST_SHOWN).map(({ held }) => plain(held.value, held.decimals))
  return {
    reports: `${nameIn(placed, row) || 'Total'}: ${shown.join(' + ')}${sum.parts.length > MOST_SHOWN ? ` and ${sum.parts.length - MOST_SHOWN} more` : ''}`,
    writes: `total = ${plain(printed.value, printed.decimals)}`,
    computes: `total = ${plain(sum.sum, printed.decimals)}`,
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note: `The lines do not add up to the total. ${linesTotal.consequence}` }),
    evidence: evidenceOfRow(placed, row),
  }
}

const MOST_SHOWN = 8
const plain = (value: number, decimals: number) =>
  value.toFixed(Math.max(0, decimals)).replace(/\B(?=(?:\d{3})+(?!\d))(?<!\..*)/g, ',')

/**
 * Where no column of a table adds up, it was misread or is no sum: a slip happens in one place. The cells of a file are
 * not misread, and counts with their shares go wrong together: a line was left out.
 */
function secondLook(
  judged: StatisticRow[],
  placed: PlacedTable,
  row: TableRow,
  left: StudyEvidence[],
): StatisticRow[] {
  const wrong = judged.filter(({ verdict }) => verdict === 'look-again')
  const isMisread = placed.table.from !== 'file' && wrong.length > 1 && wrong.length * 2 > judged.length
  const isAlone =
    judged.length === wrong.length &&
    !SUMS.test(`${placed.table.caption ?? ''} ${placed.table.headings.join(' ')}`)
  if (wrong.length === 0 || !(isMisread || isAlone)) return judged
  left.push(...wrong.map(() => evidenceOfRow(placed, row)))
  return judged.filter(({ verdict }) => verdict !== 'look-again')
}

/** Headings under which a lone column is surely one that is added up. */
const SUMS =
  /\b(?:freq\w*|counts?|numbers?|respondents|no\.?|n|costs?|amounts?|totals?|budget|expenses?|kwacha|usd|zmw|mwk|ksh|per ?cent\w*)\b|[$£€₦%]/i

function totalsBeside(placed: PlacedTable): Found {
  const { table } = placed
  const found: Found = { rows: [], left: [] }
  const [column] = table.totals ?? []
  if (column === undefined || table.totals!.length !== 1 || column - table.stub < 2) return found
  const judged = table.rows.flatMap((row): StatisticRow[] => {
    if (row.kind === 'head' || row.kind === 'group') return []
    const printed = wholeIn(row, column)
    const parts = table.headings.flatMap((_, at) =>
      at >= table.stub && at < column ? [wholeIn(row, at)] : [],
    )
    const filled = table.headings.filter(
      (_, at) => at >= table.stub && at < column && !isEmptyCell(row, at),
    ).length
    const counts = parts.filter((part) => part !== undefined)
    if (printed === undefined || counts.length < 2 || counts.length < filled) return []
    const sum = counts.reduce((all, part) => all + part, 0)
    return [
      {
        reports: `${nameIn(placed, row)}: ${counts.join(' + ')}`,
        writes: `total = ${printed}`,
        computes: `total = ${sum}`,
        verdict: sum === printed ? 'agrees' : 'look-again',
        ...(sum === printed
          ? {}
          : { note: `The row does not add up to its total. ${linesTotal.consequence}` }),
        evidence: evidenceOfRow(placed, row),
      },
    ]
  })
  const wrong = judged.filter(({ verdict }) => verdict === 'look-again')
  // Only a table most of whose rows add up has a column of sums.
  if (judged.length - wrong.length > Math.max(1, wrong.length)) found.rows.push(...judged)
  return found
}
