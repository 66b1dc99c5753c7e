/** A column's contents, in figures. */
import { mean, median, quantileSorted, sampleSkewness, sampleStandardDeviation } from 'simple-statistics'
import type { SheetColumn } from './sheets.ts'

export type SheetFigures = {
  n: number
  missing: number
  mean: number
  /** Of a sample; undefined for a single number. */
  sd: number | undefined
  median: number
  lower: number
  upper: number
  least: number
  most: number
  skewness: number | undefined
  /** Beyond one and a half times the interquartile range: for inspection, not for deletion. */
  outliers: number
}

export const numbersOf = ({ numbers }: SheetColumn): number[] => numbers.filter((one) => one !== undefined)

export function describe(column: SheetColumn): SheetFigures | undefined {
  const numbers = numbersOf(column)
  if (numbers.length === 0) return undefined
  const sorted = numbers.toSorted((a, b) => a - b)
  const lower = quantileSorted(sorted, 0.25)
  const upper = quantileSorted(sorted, 0.75)
  const fence = 1.5 * (upper - lower)
  const sd = sorted.length > 1 ? sampleStandardDeviation(sorted) : undefined
  return {
    n: sorted.length,
    missing: column.texts.length - sorted.length,
    mean: mean(sorted),
    sd,
    median: median(sorted),
    lower,
    upper,
    least: sorted[0]!,
    most: sorted.at(-1)!,
    skewness: sorted.length > 2 && sd ? sampleSkewness(sorted) : undefined,
    outliers: sorted.filter((one) => one < lower - fence || one > upper + fence).length,
  }
}

/** The frequency of each value, most frequent first. */
export function countsOf({ texts }: SheetColumn): { label: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}
