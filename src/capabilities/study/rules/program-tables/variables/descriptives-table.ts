/** Means and standard deviations in tables: within their minimum and maximum, with a spread that these allow. */

import { type Printed, readPrinted, shownAs } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { columnsIn, only } from '../../tables/column-roles.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { stubName } from '../../tables/stubs.ts'

export type Scale = { low: number; high: number }

/** `scale`: the points of the only rating scale the document names, if there is exactly one. */
export function findDescriptiveRows(tables: readonly NumberTable[], scale: Scale | null): StatisticRow[] {
  return tables.flatMap((table) => {
    const columns = columnsIn(table.header)
    const [mean, sd, min, max, n] = (['mean', 'sd', 'min', 'max', 'n'] as const).map(
      (role) => only(columns, role) ?? -1,
    )
    if (mean === -1 || only(columns, 't') !== null || countsAnswers(table)) return []
    const rated = scale !== null && isRated(table, mean!, scale) ? scale : null
    return table.rows.flatMap((row, at) => {
      const cells = {
        mean: readPrinted(row[mean!]),
        sd: readPrinted(row[sd!]),
        min: readPrinted(row[min!]),
        max: readPrinted(row[max!]),
      }
      const many = readPrinted(row[n!])?.value ?? null
      return cells.mean
        ? descriptiveRows({ ...cells, mean: cells.mean, n: many, label: stubName(row), rated }, table, at)
        : []
    })
  })
}

/** Beside 'SA' and 'A', 'SD' is how many strongly disagree, and 'N' who is neutral. */
const countsAnswers = ({ header }: NumberTable) => {
  const codes = new Set(header.map((heading) => heading.trim().toUpperCase()))
  return codes.has('SD') && (codes.has('SA') || (codes.has('A') && codes.has('D')))
}

/** Items on the named scale: all their means but one lie on it. */
function isRated({ rows, about }: NumberTable, mean: number, { low, high }: Scale): boolean {
  if (!/\b(?:items?|statements?|likert|agree|scale|respon\w+)\b/i.test(about)) return false
  const means = rows.flatMap((row) => readPrinted(row[mean])?.value ?? [])
  const inside = means.filter((value) => value >= low && value <= high).length
  return means.length >= 4 && inside >= means.length - 1 && inside * 5 >= means.length * 4
}

type DescriptiveLine = {
  mean: Printed
  sd: Printed | null
  min: Printed | null
  max: Printed | null
  n: number | null
  label: string
  rated: Scale | null
}

function descriptiveRows(
  { mean, sd, min, max, n, label, rated }: DescriptiveLine,
  table: NumberTable,
  at: number,
): StatisticRow[] {
  const evidence = table.evidenceOf(at)
  const named = label === '' ? '' : `${label}: `
  const rows: StatisticRow[] = []
  const limits = min && max ? { low: min.value, high: max.value } : rated
  if (limits && limits.low < limits.high) {
    const inside = mean.high >= limits.low && mean.low <= limits.high
    const spread = sd && n ? largestSpread(mean, limits, n) : null
    const isPossible = spread === null || sd!.low <= spread + 1e-9
    rows.push({
      reports: `${named}${n ? `n = ${n}, ` : ''}M = ${mean.text}${sd ? `, SD = ${sd.text}` : ''}`,
      writes: `${shownAs(limits.low, min?.decimals ?? 0)} to ${shownAs(limits.high, max?.decimals ?? 0)}`,
      computes: inside
        ? isPossible
          ? spread === null
            ? 'inside'
            : `SD at most ${shownAs(spread, sd!.decimals)}`
          : `SD at most ${shownAs(spread!, sd!.decimals)}`
        : `${mean.text} lies outside`,
      verdict: inside && isPossible ? 'agrees' : 'look-again',
      ...(inside && isPossible
        ? {}
        : {
            note: inside
              ? 'No numbers between these limits have this mean and so large a spread.'
              : 'A mean lies between the smallest and the largest value.',
          }),
      evidence,
    })
  }
  return rows
}

/** The largest SD that n numbers between two limits can have about this mean. */
function largestSpread({ low, high }: Printed, limits: Scale, n: number): number {
  const at = (mean: number) => Math.max(0, (mean - limits.low) * (limits.high - mean))
  const middle = (limits.low + limits.high) / 2
  const most = low <= middle && high >= middle ? at(middle) : Math.max(at(low), at(high))
  return n > 1 ? Math.sqrt((most * n) / (n - 1)) : 0
}

const POINTS: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, seven: 7, nine: 9, ten: 10 }
const SCALE =
  /\b(\d{1,2}|three|four|five|six|seven|nine|ten)[- ]points?\b(?:[- ]\w+){0,2}[- ](?:likert|scale|rating)|\blikert(?:[- ]type)?[- ](?:\w+ ){0,3}?(\d{1,2}|three|four|five|six|seven)[- ]points?\b|\b(?:scale|rated|ratings?)\b[^.]{0,50}?\b(?:from|of|between)\s+1\s*(?:\([^)]*\)|=\s*[a-z ]+)?\s*(?:to|and|[-–])\s*(4|5|7|10)\b|\b1\s*=\s*(?:strongly|very)[^.]{0,80}\b(4|5|7)\s*=\s*(?:strongly|very)/gi

/** The only scale a document names; with two, or one that begins at zero, nothing can be judged. */
export function scaleIn(texts: Iterable<{ text: string }>): Scale | null {
  const found = new Set<number>()
  let beginsAtZero = false
  for (const { text } of texts) {
    if (!/likert|scale/i.test(text)) continue
    for (const match of text.matchAll(SCALE)) {
      const word = (match.slice(1).find(Boolean) ?? '').toLowerCase()
      found.add(POINTS[word] ?? Number(word))
    }
    if (/\b0\s*(?:=|\(|to|[-–])|\bfrom 0\b|[-−]2\b/.test(text)) beginsAtZero = true
  }
  const [points] = found
  return found.size === 1 && points && points >= 3 && !beginsAtZero ? { low: 1, high: points } : null
}
