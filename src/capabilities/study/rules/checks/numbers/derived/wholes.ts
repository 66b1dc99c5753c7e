/**
 * Wholes given in parts: "9,000 cases, of which 1,991 … and 7,009 …", a column of counts whose sum the text names, rows
 * of answers that each add up to the same n. Parts that do not add up may be parts of something else, so only agreement
 * is reported.
 */
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { COUNT, grouped, readCount } from '../../../statistics/printed-number.ts'
import { readPrinted } from '../../../statistics/printed-range.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import type { NumberTable } from '../../../tables/number-tables.ts'
import { isTotal, stubName } from '../../../tables/stubs.ts'

const COUNTS = new RegExp(
  // "Interview 17" is a name.
  String.raw`(?=\d)(?<![\p{L}\d.,/=<>≤≥–-]|[<>≤≥]\s|\d\sto\s)(?<!\b(?:Interview|Interviewee|Participant|Respondent|Informant|Teacher|Student|Case|Child|Item|Question|Group|Phase|Step|Week|Day|Grade|Level|Class|Stage|Line|Table|Figure|Chapter|Section|Appendix)s?\s)(${COUNT})(?!\s?(?:%|per\s?cent)|\s?[-–/]\s?\d|\sto\s[<>]?\d)`,
  'gu',
)
const SPEAKS_OF_PARTS =
  /\b(?:total|consist\w*|compris\w*|divid\w*|split|sub-?set\w*|sum|of (?:which|whom|these|them)|includ\w*|made up|namely|distribut\w*|respectively|remaining|rest|instances|while|and the other|giving|altogether|overall)\b|:/i
const SMALLEST_WHOLE = 20
const MOST_PARTS = 8
const SMALLEST_PART = 10

export const findWholeRows = (
  sentences: readonly ReadSentence[],
  tables: readonly NumberTable[],
): StatisticRow[] => [
  ...inSentences(sentences),
  ...inColumns(sentences, tables),
  ...tables.flatMap(equalRows),
]

const isYear = (count: number) => count >= 1900 && count <= 2100

/** With a whole far above any year, a number that looks like a year may be a part. */
const FAR_ABOVE_YEARS = 4200
const countsIn = (text: string): number[] => {
  const counts = [...plainFigures(text).matchAll(COUNTS)]
    .map((match) => readCount(match[1]!))
    .filter((count) => count > 0)
  return counts.some((count) => count > FAR_ABOVE_YEARS) ? counts : counts.filter((count) => !isYear(count))
}

/** The parts are next to each other, before or after the whole, in one sentence or the next. */
function inSentences(sentences: readonly ReadSentence[]): StatisticRow[] {
  return sentences.flatMap((sentence, at): StatisticRow[] => {
    const last = sentences[at - 1]
    const earlier = last && last.block === sentence.block ? countsIn(last.text) : []
    const own = countsIn(sentence.text)
    if (own.length === 0 || own.length > 24 || !SPEAKS_OF_PARTS.test(sentence.text)) return []
    const counts = [...earlier.slice(-6), ...own]
    const before = counts.length - own.length
    // "Class 1" is not a count: if the numbers near it are, the small ones are left out.
    const large = counts.map((count) => (count < SMALLEST_PART ? 0 : count))
    const found =
      partsIn(counts, before) ?? partsIn(large.filter(Boolean), large.slice(0, before).filter(Boolean).length)
    return found ? [wholeRow(found.parts, found.whole, evidenceOf(sentence))] : []
  })
}

/** The match must include a number of this sentence: others were reported with the previous one. */
function partsIn(counts: readonly number[], own: number): { parts: number[]; whole: number } | null {
  for (let from = 0; from < counts.length; from += 1) {
    let sum = counts[from]!
    for (let to = from + 1; to < counts.length && to - from < MOST_PARTS; to += 1) {
      sum += counts[to]!
      const at = [from - 1, to + 1].find((place) => counts[place] === sum)
      if (at !== undefined && sum >= SMALLEST_WHOLE && Math.max(to, at) >= own)
        return { parts: counts.slice(from, to + 1), whole: sum }
    }
  }
  return null
}

const wholeRow = (
  parts: readonly number[],
  whole: number,
  evidence: StatisticRow['evidence'],
): StatisticRow => ({
  reports: parts.map(grouped).join(' + '),
  writes: `whole = ${grouped(whole)}`,
  computes: `whole = ${grouped(whole)}`,
  verdict: 'agrees',
  evidence,
})

const OF_COUNTS =
  /^(?:n|no\.?|number|count|counts|frequency|freq\.?|n(?:o\.|umber)? (?:of )?[a-z]+s|[a-z]+s \(n\))$/i
const FEWEST_PARTS = 3

/** A column of counts without a total, whose sum the text names. */
function inColumns(sentences: readonly ReadSentence[], tables: readonly NumberTable[]): StatisticRow[] {
  const named = new Set(
    sentences.flatMap(({ text }) => countsIn(text)).filter((count) => count >= SMALLEST_WHOLE),
  )
  return tables.flatMap((table) =>
    table.header.flatMap((title, column): StatisticRow[] => {
      if (!OF_COUNTS.test(title) || table.rows.some((row) => row.some(isTotal))) return []
      const parts = wholesOf(table.rows.map((row) => row[column] ?? ''))
      const sum = (parts ?? []).reduce((all, part) => all + part, 0)
      return parts && parts.length >= FEWEST_PARTS && named.has(sum)
        ? [wholeRow(parts, sum, table.evidenceOf(0))]
        : []
    }),
  )
}

/** Null if any filled cell is not a whole number. */
function wholesOf(cells: readonly string[]): number[] | null {
  const numbers = cells.filter((cell) => cell !== '').map(readPrinted)
  const isWhole = numbers.every((one) => one !== null && one.decimals === 0 && one.value >= 0)
  return isWhole ? numbers.map((one) => one!.value) : null
}

const MOST_ANSWERS = 9

/** Answers of all respondents, row by row: each row adds up to the same n. */
function equalRows(table: NumberTable): StatisticRow[] {
  const rows = table.rows.flatMap((row, at) => {
    const cells = row.filter((cell, column) => cell !== '' && (column > 0 || readPrinted(cell) !== null))
    const parts = wholesOf(cells)
    return parts && parts.length >= FEWEST_PARTS && parts.length <= MOST_ANSWERS ? [{ parts, at }] : []
  })
  if (rows.length < FEWEST_PARTS) return []
  const sums = rows.map(({ parts }) => parts.reduce((all, part) => all + part, 0))
  const [sum = 0] = sums
  const isVaried = new Set(rows.map(({ parts }) => parts.join(' '))).size > 2
  if (sum < 10 || !isVaried || sums.some((one) => one !== sum)) return []
  return rows.map(({ parts, at }) => ({
    ...wholeRow(parts, sum, table.evidenceOf(at)),
    reports: `${stubName(table.rows[at]!)}: ${parts.join(' + ')}`,
  }))
}
