/**
 * What a sentence says of a line of a table, and what that line prints. Whole numbers must be the same; a share may be
 * rounded exactly as it is printed. A sentence is accused only if its number stands in no table and follows from none.
 */

import { plainWords } from '#kit/text/plain-words.ts'
import { labelsNamed } from '#product/document-labels.ts'
import type { TableRow } from '#product/document-table.ts'
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { decimalsOf } from '../../statistics/printed-number.ts'
import { shareAgrees } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { findCitations } from '../../text/citations.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, isNear, nameIn, nameOfTable, type PlacedTable } from '../places.ts'
import { isOfColumn } from '../same-quantity.ts'

type Told = { value: number; decimals: number; isShare: boolean; printed: string }

const SHARE =
  /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)(?!\s*(?:CI\b|confidence|level|points?|UI\b))/giu
const COUNTED =
  /(?<![\p{L}\d.,/=<>≤≥–-])(\d{1,3}(?:,\d{3})+|\d+)(?![\d%]|[.,]\d|\.\p{L}|\s?%|\s?per\s?cent|\s?[-–/]\s?\d|\s+(?:years?|months?|weeks?|days?|hours?|hectares?|km|kg|point))/gu
/** Parts of a part, comparisons and words of rounding change what a number is of. */
const OTHERWISE =
  /\b(?:of (?:these|them|those|whom|which)|among|than|about|approximately|around|nearly|almost|over|at least|at most|increase\w*|decrease\w*|rose|fell|difference|respectively|both|combined|together|either|total|up to|excluding|remaining|rest|ratio|between)\b/i
/** Who does not agree is on no line of those who agree. */
const DENIES = /\b(?:not|never|neither|without)\b|n['’]t\b/i
const LABELLED =
  /\b(?:tables?|figures?|figs?\.?|chapter|section|appendix|question|objective|item|hypothes[ei]s)\s*\(?(?:no\.?\s*)?\d[\d.]*\)?/gi

/** 'Critical values at 5% and 10%': levels of a test, and no shares of anybody. */
const LEVELS =
  /\b(?:critical values?|significan\w+|confidence|bounds?|levels?)\b[^.;%]{0,20}?\bat\b[^.;%]{0,12}\d+\s?%(?:[\s,]*(?:and|or)?[\s,]*\d+\s?%)*/gi

export const textTable: Comparator = {
  about: {
    id: 'numbers.text-table',
    area: 'data',
    label: 'Sentences say what their table prints',
    weight: 3,
  },
  one: 'figure told beside a table',
  many: 'figures told beside tables',
  holds: 'is the one the table prints',
  hold: 'are the ones the tables print',
  none: 'No sentence tells a figure of a line of a table that could be read.',
  advice: 'Open the table and the sentence side by side, and give both the number of your output.',
  consequence: 'A reader cannot know which of the two your conclusion was drawn from.',
  compare: (places) => {
    const { tables, own } = places
    const left: StudyEvidence[] = []
    const usable = tables.filter(({ table }) => table.stub > 0)
    const every = figuresOfAll(tables)
    const rows = own.sentences.flatMap((sentence): StatisticRow[] => {
      if (sentence.role === 'methods' || findCitations(sentence.text).length > 0) return []
      const text = plainFigures(sentence.text)
      const named = labelsNamed(text)
      const told = usable.filter(({ table }) =>
        named.some(({ kind, number }) => kind === 'table' && table.label?.number === number),
      )
      const near = told.length > 0 ? told : nearest(usable, sentence)
      return clausesOf(text).flatMap((clause) => {
        let isUnclear = false
        for (const placed of near) {
          const found = judgedIn(clause, placed, sentence, every)
          if (found === 'unclear') isUnclear = true
          else if (found) return [found]
        }
        // A share told beside a table that names none of its lines was held against nothing.
        if (isUnclear || (near.length > 0 && clause.match(SHARE))) left.push(evidenceOf(sentence))
        return []
      })
    })
    return comparisonOf(rows, left)
  },
}

const nearest = (tables: readonly PlacedTable[], sentence: ReadSentence) =>
  tables
    .filter((placed) => isNear(sentence, placed))
    .map((placed) => ({
      placed,
      away: Math.abs(Number(/\d+$/.exec(sentence.block)?.[0] ?? 0) - placed.place),
    }))
    .sort((one, other) => one.away - other.away)
    .slice(0, 1)
    .map(({ placed }) => placed)

/** One statement each: what stands in brackets belongs to the words before it. */
const clausesOf = (text: string): string[] =>
  text
    .replace(LABELLED, ' ')
    .replace(LEVELS, ' ')
    .split(/[;]|,(?!\d{3})(?![^(]*\))|\b(?:and|while|whereas|but|compared|followed by)\b(?![^(]*\))|\.\s/u)
    .filter((clause) => /\d/.test(clause))

function toldIn(clause: string): Told[] {
  const shares = [...clause.matchAll(SHARE)].map(([, printed = '']) => ({
    value: Number(printed),
    decimals: decimalsOf(printed),
    isShare: true,
    printed: `${printed}%`,
  }))
  const counts = [...clause.matchAll(COUNTED)].map(([, printed = '']) => ({
    value: Number(printed.replaceAll(',', '')),
    decimals: 0,
    isShare: false,
    printed,
  }))
  return [...shares, ...counts.filter(({ value }) => !(value >= 1900 && value <= 2100))]
}

/** '10-12', '13 and above': a group that has no other name. */
const GROUP_OF_NUMBERS =
  /^\s*\d{1,3}\s*(?:[-–]|to)\s*\d{1,3}\s*(?:years?|yrs?)?\s*$|^\s*\d{1,3}\s+(?:and|or)\s+(?:above|below|over|more)\s*$/i

/** The line a clause names, by all the words of its name; two lines named are too many. */
function lineNamed(clause: string, placed: PlacedTable): TableRow | undefined {
  const words = ` ${plainWords(clause.replace(SHARE, ' ').replace(COUNTED, ' '))} `
  const whole = ` ${plainWords(clause)} `
  const named = placed.table.rows.flatMap((row) => {
    if (row.kind !== 'body' || row.unsure) return []
    const printed = nameIn(placed, row)
    const name = plainWords(printed)
    const isCode = /^\p{Lu}{2,5}\d?$/u.test(printed.trim())
    const isTold = GROUP_OF_NUMBERS.test(printed)
      ? whole.includes(` ${name} `)
      : isCode
        ? new RegExp(`(?<!\\p{L})${printed.trim()}(?!\\p{L})`, 'u').test(clause)
        : /\p{L}{3}/u.test(name) &&
          [name, `${name}s`, name.replace(/s$/, '')].some((form) => words.includes(` ${form} `))
    return isTold ? [{ row, name }] : []
  })
  // 'Female' is not 'male', and 'not aware' is not 'aware': the longest name counts.
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)),
  )
  return longest.length === 1 ? longest[0]!.row : undefined
}

type Figures = ReadonlySet<string>

function judgedIn(
  clause: string,
  placed: PlacedTable,
  sentence: ReadSentence,
  every: Figures,
): StatisticRow | 'unclear' | undefined {
  const row = lineNamed(clause, placed)
  if (!row) return undefined
  const told = toldIn(clause)
  const [share, ...otherShares] = told.filter(({ isShare }) => isShare)
  const [count, ...otherCounts] = told.filter(({ isShare }) => !isShare)
  if (otherShares.length > 0 || otherCounts.length > 0) return 'unclear'
  const held = row.cells.flatMap(({ holds = [] }, at) => (at < placed.table.stub ? [] : holds))
  const numbers = held.flatMap((each) => (each.is === 'interval' || each.bound ? [] : [each]))
  const shares = numbers.filter(({ is }) => is === 'share' || is === 'valid-share')
  const counts = numbers.filter(({ is, decimals }) => decimals === 0 && (is === 'count' || is === 'number'))
  const hasShare = share && shares.length > 0
  const hasCount = count && counts.length > 0
  if (!hasShare && !hasCount) return undefined
  const fits = (one: Told, values: typeof numbers) =>
    values.some(({ value, decimals }) =>
      one.isShare
        ? (decimals > one.decimals && Math.floor(value) === one.value) ||
          Math.abs(value - one.value) <=
            (decimals > one.decimals
              ? 0.5 * 10 ** -one.decimals
              : decimals < one.decimals
                ? 0.5 * 10 ** -decimals
                : 0) +
              1e-9
        : value === one.value,
    )
  const wrong =
    hasShare && !fits(share, shares) ? share : hasCount && !fits(count, counts) ? count : undefined
  const one = wrong ?? (hasShare ? share : count)!
  const values = one.isShare ? shares : counts
  // Several columns of one kind: which of them is meant is not told.
  const isPinned = hasShare && hasCount && (wrong === share ? fits(count, counts) : fits(share, shares))
  const isFreed = isPinned
    ? wrong === share && isOfAnotherWhole(count.value, share, placed, clause)
    : wrong && isElsewhere(wrong, placed, every)
  // Several columns of counts are of several things, of which the one share may be the mean.
  const isOfSeveral = numbers.length - values.length > 1
  const isDenied = DENIES.test(clause) && !DENIES.test(nameIn(placed, row))
  if (wrong && (values.length > 1 || isOfSeveral || isDenied || OTHERWISE.test(clause) || isFreed))
    return 'unclear'
  if (wrong && !wrong.isShare && !isOfColumn(wrong.printed, clause, placed, row)) return 'unclear'
  const printed = values.find((each) => fits(one, [each])) ?? values[0]!
  return {
    reports: `${nameIn(placed, row)}, ${nameOfTable(placed)}`,
    writes: one.printed,
    computes: `${printed.value.toFixed(printed.decimals)}${one.isShare ? '%' : ''}`,
    verdict: wrong ? 'look-again' : 'agrees',
    ...(wrong ? { note: `The sentence and ${nameOfTable(placed)} differ. ${textTable.consequence}` } : {}),
    evidence: evidenceOf(sentence),
    against: evidenceOfRow(placed, row),
  }
}

const keyOf = (value: number, isShare: boolean) => `${isShare ? '%' : ''}${Number(value.toFixed(1))}`

function figuresOfAll(tables: readonly PlacedTable[]): Figures {
  const found = new Set<string>()
  for (const { table } of tables)
    for (const { cells } of table.rows)
      for (const { holds = [] } of cells)
        for (const held of holds)
          if (held.is !== 'interval' && !held.bound)
            found.add(keyOf(held.value, held.is === 'share' || held.is === 'valid-share'))
  return found
}

/** The second look: another cell, the sum or the difference of two lines, or what is left of a hundred. */
function isElsewhere(told: Told, { table }: PlacedTable, every: Figures): boolean {
  if (every.has(keyOf(told.value, told.isShare))) return true
  for (let column = table.stub; column < table.columns; column++) {
    const values = table.rows.flatMap(({ kind, cells }) =>
      kind === 'body'
        ? (cells[column]?.holds ?? []).flatMap((held) =>
            held.is !== 'interval' && (held.is === 'share') === told.isShare ? [held.value] : [],
          )
        : [],
    )
    const near = (value: number) => Math.abs(value - told.value) <= (told.isShare ? 0.11 : 0)
    if (told.isShare && values.some((value) => near(100 - value))) return true
    if (
      values.some((one, at) =>
        values.some((other, next) => next > at && (near(one + other) || near(Math.abs(one - other)))),
      )
    )
      return true
    const sum = values.reduce((all, value) => all + value, 0)
    if (
      near(sum) ||
      values.some((value) => near(sum - value) || (told.isShare && sum > 0 && near((100 * value) / sum)))
    )
      return true
  }
  return false
}

/** With its own count beside it, a share can only be of another whole: one the table or the sentence names. */
function isOfAnotherWhole(count: number, share: Told, { table }: PlacedTable, clause: string): boolean {
  const wholes = [
    ...table.rows.flatMap(({ kind, cells }) =>
      kind === 'total'
        ? cells.flatMap(({ holds = [] }) =>
            holds.flatMap((held) => (held.is === 'interval' ? [] : [held.value])),
          )
        : [],
    ),
    ...toldIn(clause).map(({ value }) => value),
  ]
  return wholes.some((whole) => whole >= count && shareAgrees(count, whole, share.value, share.decimals))
}
