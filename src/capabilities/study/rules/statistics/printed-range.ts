/** A printed number and the range of values it may have been rounded from. */

import type { StudyEvidence } from '../document/evidence.ts'
import type { StatisticRow } from './statistic-row.ts'

export type Range = { low: number; high: number }
export type Printed = Range & {
  value: number
  decimals: number
  /** As printed in the cell, without note marks. */
  text: string
  /** True if its minus, or whatever precedes it, cannot be read. */
  unsure: boolean
}

const CELL =
  /^(\ufffd)?\s?([-−–+])?\s?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(?:[eE]([-−+]?\d{1,3}))?\s?%?\s?(?:[*†‡]{0,4}|[a-f](?:,\s?[a-f])*|\(?[a-f]\)?)$/

/** "11.317a", "-.412", ".042b", "1,204.50", "3.4e-05", "0.34***" */
export function readPrinted(cell: string | undefined): Printed | null {
  const match = cell?.trim().match(CELL)
  if (!match) return null
  const [, lost, minus, digits = '', exponent = '0'] = match
  const power = Number(exponent.replace('−', '-'))
  const plain = digits.replaceAll(',', '')
  const size = Number(plain) * 10 ** power
  const value = minus && minus !== '+' ? -size : size
  const decimals = (plain.split('.')[1]?.length ?? 0) - power
  const half = 0.5 * 10 ** -decimals
  return {
    value,
    decimals,
    low: value - half,
    high: value + half,
    text: `${value < 0 ? '-' : ''}${digits}${power ? `e${power}` : ''}`,
    unsure: lost !== undefined,
  }
}

export const size = ({ low, high }: Range): Range =>
  low >= 0 ? { low, high } : high <= 0 ? { low: -high, high: -low } : { low: 0, high: Math.max(-low, high) }

export const exactly = (value: number): Range => ({ low: value, high: value })
export const over = (a: Range, b: Range): Range | null => {
  if (b.low <= 0) return null
  const ends = [a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}
export const square = (a: Range): Range => {
  const { low, high } = size(a)
  return { low: low ** 2, high: high ** 2 }
}
export const plus = (a: Range, b: Range): Range => ({ low: a.low + b.low, high: a.high + b.high })
export const mapped = (a: Range, of: (value: number) => number): Range => {
  const [x, y] = [of(a.low), of(a.high)]
  return { low: Math.min(x, y), high: Math.max(x, y) }
}

/** A nought at the end may have been added to fill the column: '2.800' for 2.80. */
export const withoutPadding = (printed: Printed): Printed => {
  if (!/\.\d+0$/.test(printed.text)) return printed
  const half = 5 * 10 ** -printed.decimals
  return {
    ...printed,
    decimals: printed.decimals - 1,
    low: printed.value - half,
    high: printed.value + half,
  }
}

/** Truncation instead of rounding is accepted: one unit of the last decimal. */
export function fits(printed: Printed, computed: Range): boolean {
  const unit = 10 ** -printed.decimals
  const slack = 1e-9 * Math.max(1, Math.abs(printed.value))
  return computed.high >= printed.value - unit - slack && computed.low <= printed.value + unit + slack
}

/** A minus that may be lost says nothing: magnitudes are compared. */
export const fitsInSize = (printed: Printed, computed: Range): boolean =>
  fits({ ...printed, value: Math.abs(printed.value) }, size(computed))

export type Compared = {
  reports: string
  name: string
  printed: Printed
  computed: Range
  exact: number
  agrees: boolean
  note: string
  evidence: StudyEvidence
}

export function comparedRow({
  reports,
  name,
  printed,
  exact,
  agrees,
  note,
  evidence,
}: Compared): StatisticRow {
  return {
    reports,
    writes: `${name} = ${printed.text}`,
    computes: `${name} = ${shownLike(printed, exact)}`,
    verdict: agrees ? 'agrees' : 'look-again',
    ...(agrees ? {} : { note }),
    evidence,
  }
}

/** With or without the zero before the decimal point, like the printed one. */
const shownLike = ({ text, decimals }: Printed, value: number): string =>
  /^-?\./.test(text) ? shownAs(value, decimals).replace(/^(-?)0\./, '$1.') : shownAs(value, decimals)

export const shownAs = (value: number, decimals: number): string =>
  value.toFixed(Math.min(12, Math.max(0, decimals)))
