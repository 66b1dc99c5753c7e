/**
 * Coefficients with stars, as theses in economics print them: "0.345** (0.121)", or the bracket in the line below. The
 * bracket (a standard error, a t, a p) is read as whatever the stars of nearly all cells agree with.
 */

import { pOfR, pOfT, pOfZ } from '#kit/statistics/distributions.ts'
import { showP } from '../../statistics/printed-number.ts'
import { over, type Printed, type Range, readPrinted, size } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'

type StarredCell = { b: Printed; stars: number; bracket: Printed; label: string; at: number }
type Legend = readonly number[]
/** The p a cell can have, with all that rounding and unknown degrees of freedom allow. */
type Meaning = { name: 'SE' | 't' | 'p'; pOf: (cell: StarredCell) => Range | null; form: RegExp }

const FEW_DEGREES = 20
const pOfRatio = ({ low, high }: Range): Range => ({
  low: pOfZ(high),
  high: pOfT(Math.max(0, low), FEW_DEGREES),
})
const MEANINGS: readonly Meaning[] = [
  {
    name: 'SE',
    form: /\b(?:standard errors?|std\.? ?errs?\.?|S\.?E\.?s?)\b/i,
    pOf: ({ b, bracket }) => {
      const ratio = bracket.value > 0 ? over(size(b), bracket) : null
      return ratio && pOfRatio(ratio)
    },
  },
  {
    name: 't',
    form: /\b(?:t|z)[- ]?(?:statistics?|stats?|values?|ratios?)\b/i,
    pOf: ({ bracket }) => pOfRatio(size(bracket)),
  },
  {
    name: 'p',
    form: /\bp[- ]?values?\b/i,
    pOf: ({ bracket }) => (bracket.low >= -0.001 && bracket.value <= 1 ? bracket : null),
  },
]
/** Levels for one, two and three stars. */
const LEGENDS: readonly Legend[] = [
  [0.1, 0.05, 0.01],
  [0.05, 0.01, 0.001],
]
const FEWEST_CELLS = 6
const FEWEST_FOR_ALARM = 10

export const findStarredRows = (tables: readonly NumberTable[]): StatisticRow[] => tables.flatMap(starredRows)

function starredRows(table: NumberTable): StatisticRow[] {
  const cells = cellsIn(table)
  const counts = new Set(cells.map(({ stars }) => stars))
  if (cells.length < FEWEST_CELLS || counts.size < 2) return []
  const legend = legendIn(tableWords(table))
  const read = MEANINGS.flatMap((meaning) =>
    (legend ? [legend] : LEGENDS).map((levels) => ({
      meaning,
      levels,
      agreeing: cells.filter((cell) => fitsStars(cell, meaning, levels)).length,
    })),
  ).sort((a, b) => b.agreeing - a.agreeing)
  const [best] = read
  if (!best || cells.length - best.agreeing > Math.max(1, cells.length * 0.06)) return []
  const another = read.find(({ meaning }) => meaning !== best.meaning)
  // If two meanings fit equally well, neither is used.
  if (another && best.agreeing - another.agreeing < 2) return []
  const isCertain = legend !== null && cells.length >= FEWEST_FOR_ALARM && cells.length - best.agreeing <= 1
  return cells.flatMap((cell) => {
    const row = starredRow(cell, best.meaning, best.levels, table)
    return row.verdict === 'agrees' || (isCertain && isFar(cell, best.meaning, best.levels)) ? [row] : []
  })
}

const labelOf = (row: readonly string[]): string => row.find((cell) => /^[^\d]*\p{L}/u.test(cell)) ?? ''

/** A legend may be in the last row, and an n in the first. */
const tableWords = ({ about, notes, rows }: NumberTable): string =>
  [about, ...notes, ...(rows[0] ?? []), ...(rows.at(-1) ?? [])].join(' ')

const INLINE = /^([-−–]?\s?\d*\.?\d+)\s?(\*{0,3})\s?[([]\s*([-−–]?\d*\.?\d+)\s*[)\]]\s?(\*{0,3})$/
const STARRED = /^([-−–]?\s?\d*\.\d+)\s?(\*{0,3})$/
const BRACKET = /^[([]\s*([-−–]?\d*\.\d+)\s*[)\]]$/

function cellsIn({ rows }: NumberTable): StarredCell[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column): StarredCell[] => {
      const label = labelOf(row)
      const inline = text.match(INLINE)
      const below = inline ? null : rows[at + 1]?.[column]?.match(BRACKET)
      const above = below ? text.match(STARRED) : null
      const b = readPrinted(inline?.[1]?.replace(/\s/g, '') ?? above?.[1]?.replace(/\s/g, ''))
      const bracket = readPrinted(inline?.[3] ?? below?.[1])
      const stars = (inline ? `${inline[2]}${inline[4]}` : (above?.[2] ?? '')).length
      return b && bracket && b.decimals > 0 && bracket.decimals > 0 ? [{ b, bracket, stars, label, at }] : []
    }),
  )
}

/** "*** p<0.01, ** p<0.05, * p<0.1"; "* significant at 5%" */
const LEVEL = /(?<!\*)(\*{1,3})(?!\*)[^*\d]{0,40}?(?:(0?\.\d+)|(\d{1,2})\s?(?:%|per\s?cent))/g

function legendIn(text: string): Legend | null {
  const levels: number[] = []
  for (const [, stars = '', level, percent] of text.matchAll(LEVEL))
    levels[stars.length - 1] ??= level ? Number(level) : Number(percent) / 100
  const [one, two, three] = levels
  if (one === undefined || two === undefined || one <= two || (three !== undefined && two <= three))
    return null
  return [one, two, three ?? 0]
}

function fitsStars(cell: StarredCell, meaning: Meaning, levels: Legend): boolean {
  const p = meaning.pOf(cell)
  if (!p) return false
  return starsOf(p.low, levels) >= cell.stars && starsOf(p.high, levels) <= cell.stars
}

const starsOf = (p: number, levels: Legend): number => levels.filter((level) => p <= level).length

/** By a clear margin: even at twice or half its p the stars would differ. */
function isFar(cell: StarredCell, meaning: Meaning, levels: Legend): boolean {
  const p = meaning.pOf(cell)
  return (
    p !== null &&
    (starsOf(p.low / 2, levels) < cell.stars || starsOf(Math.min(1, p.high * 2), levels) > cell.stars)
  )
}

function starredRow(cell: StarredCell, meaning: Meaning, levels: Legend, table: NumberTable): StatisticRow {
  const { b, bracket, stars, label, at } = cell
  const level = stars === 0 ? levels[0]! : levels[stars - 1]!
  const p = exactOf(cell, meaning)
  const agrees = fitsStars(cell, meaning, levels)
  return {
    reports: `${label === '' ? '' : `${label}: `}${b.text}, ${meaning.name} = ${bracket.text}`,
    writes: stars === 0 ? `no star (p > ${level})` : `${'*'.repeat(stars)} (p < ${level})`,
    computes: showP(p),
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees
      ? {}
      : { note: 'The stars of the other cells of this table follow from their brackets; these do not.' }),
    evidence: table.evidenceOf(at),
  }
}

function exactOf({ b, bracket }: StarredCell, { name }: Meaning): number {
  if (name === 'p') return bracket.value
  return pOfZ(name === 't' ? Math.abs(bracket.value) : Math.abs(b.value) / bracket.value)
}

const N = /(?<![\p{L}])[nN]\s*=\s*(\d{2,5})(?!\d|[.,]\d)/u
const R = /^([-−–]?0?\.\d{2,4})\s?(\*{1,3})?$/
const FEWEST_R = 6

/** A starred correlation matrix with one N for all of them, and no p. */
export function findStarredCorrelations(tables: readonly NumberTable[]): StatisticRow[] {
  return tables.flatMap((table) => {
    const text = tableWords(table)
    const n = Number(text.match(N)?.[1] ?? 0)
    const levels = legendIn(text)
    if (!/correlat/i.test(text) || n < 8 || !levels) return []
    const cells = table.rows.flatMap((row, at) =>
      row.slice(1).flatMap((cell) => {
        const match = cell.match(R)
        const r = match && readPrinted(match[1])
        return r && Math.abs(r.value) < 1
          ? [{ r, stars: match[2]?.length ?? 0, label: labelOf(row), at }]
          : []
      }),
    )
    const judged = cells.map((cell) => {
      const { low, high } = size(cell.r)
      const p = { low: pOfR(Math.min(0.9999, high), n - 2), high: pOfR(Math.max(0, low), n - 2) }
      const fits = starsOf(p.low, levels) >= cell.stars && starsOf(p.high, levels) <= cell.stars
      return { ...cell, p: pOfR(Math.abs(cell.r.value), n - 2), fits }
    })
    const wrong = judged.filter(({ fits }) => !fits).length
    // Reliabilities on the diagonal, or a different n: then most of them differ.
    if (judged.length < FEWEST_R || new Set(judged.map(({ stars }) => stars)).size < 2 || wrong > 0) return []
    return judged.map(({ r, stars, label, at, p }): StatisticRow => {
      const level = stars === 0 ? levels[0]! : levels[stars - 1]!
      return {
        reports: `${label}: r = ${r.text}, n = ${n}`,
        writes: stars === 0 ? `no star (p > ${level})` : `${'*'.repeat(stars)} (p < ${level})`,
        computes: showP(p),
        verdict: 'agrees',
        evidence: table.evidenceOf(at),
      }
    })
  })
}
