/** A p in a cell compared with the tail its statistic gives, with all that rounding allows. */

import type { StudyEvidence } from '../document/evidence.ts'
import { showP as shownP } from './printed-number.ts'
import type { Range } from './printed-range.ts'
import type { StatisticRow } from './statistic-row.ts'
import { P_VALUE, type PrintedP, readPrintedP } from './test-results.ts'

const CELL = new RegExp(
  String.raw`^(?:p\s*)?([<>≤≥=]|<=|>=|\ufffd)?\s?(${P_VALUE})\s?(?:[*†‡]{0,4}|[a-f](?:,\s?[a-f])*|\(?[a-f]\)?)$`,
)

export function readP(cell: string | undefined): PrintedP | null {
  const match = cell?.trim().match(CELL)
  if (!match) return null
  const [, sign, value = ''] = match
  const read = readPrintedP(sign, value)
  return read.value <= 1 ? read : null
}

const shownIn = (cell: string) =>
  cell
    .trim()
    .replace(/\ufffd/g, '')
    .replace(/(?<=\d)[*a-f,\s]+$/, '')

/** ".000" is printed for everything below .0005. */
export function judgedP(
  reports: string,
  cell: string | undefined,
  computed: Range,
  exact: number,
  evidence: StudyEvidence,
  note = 'The statistic, the degrees of freedom or the p may be mistyped.',
): StatisticRow | null {
  const p = readP(cell)
  if (!p || cell === undefined) return null
  const text = shownIn(cell)
    .replace(/^(?=[\d.])/, '= ')
    .replace(/^([<>≤≥=]+)\s*/, '$1 ')
  const row = { reports, writes: `p ${text}`, computes: shownP(exact), evidence }
  if (p.sign === 'unknown')
    return {
      ...row,
      verdict: 'cannot-be-computed',
      note: 'The sign before this p cannot be read in the file.',
    }
  const agrees = agreesWith(p, computed)
  if (agrees) return { ...row, verdict: 'agrees' }
  const isTurned = p.sign === '=' && p.value <= 0.05 !== exact <= 0.05
  return {
    ...row,
    verdict: 'look-again',
    note: isTurned
      ? `At the 5% level the result would be ${exact <= 0.05 ? 'significant' : 'not significant'}. ${note}`
      : note,
  }
}

export function agreesWith({ sign, value, decimals }: PrintedP, { low, high }: Range): boolean {
  if (sign === '<' || sign === '≤') return low <= value
  if (sign === '>' || sign === '≥') return high >= value
  const unit = 10 ** -decimals
  return high >= value - unit / 2 - 1e-9 && low <= value + (decimals >= 3 ? unit : unit / 2) + 1e-9
}
