/** Two columns together: their correlation, and differences between groups. */
import { linearRegression, sampleCorrelation } from 'simple-statistics'
import { pOfChiSquare, pOfF, pOfR, pOfT } from '#capabilities/study/text.index.ts'
import { describe, type SheetFigures } from './describe.ts'
import type { SheetColumn } from './sheets.ts'

export type Together = {
  n: number
  r: number
  p: number
  slope: number
  intercept: number
  pairs: { x: number; y: number }[]
}

/** Pearson's r and the regression line; undefined when a column does not vary. */
export function together(x: SheetColumn, y: SheetColumn): Together | undefined {
  const pairs = x.numbers.flatMap((one, at) => {
    const other = y.numbers[at]
    return one === undefined || other === undefined ? [] : [{ x: one, y: other }]
  })
  const [xs, ys] = [pairs.map((pair) => pair.x), pairs.map((pair) => pair.y)]
  if (pairs.length < 3 || new Set(xs).size < 2 || new Set(ys).size < 2) return undefined
  const r = sampleCorrelation(xs, ys)
  const { m: slope, b: intercept } = linearRegression(pairs.map(({ x: a, y: b }) => [a, b]))
  const n = pairs.length
  return { n, r, p: pOfR(Math.min(1, Math.max(-1, r)), n - 2), slope, intercept, pairs }
}

export type SheetGroup = { label: string; figures: SheetFigures }
export type GroupsCompared = {
  groups: SheetGroup[]
  /** Welch's t for two groups, one-way F for more; undefined when there are too few values. */
  test:
    | { kind: 't'; value: number; df: number; p: number }
    | { kind: 'F'; value: number; df1: number; df2: number; p: number }
    | undefined
}

const MOST_GROUPS = 12

/** Undefined when there would be too many groups to read. */
export function compareGroups(measure: SheetColumn, by: SheetColumn): GroupsCompared | undefined {
  const members = new Map<string, (number | undefined)[]>()
  by.texts.forEach((label, at) => {
    const value = measure.numbers[at]
    if (label !== undefined && value !== undefined) members.set(label, [...(members.get(label) ?? []), value])
  })
  if (members.size < 2 || members.size > MOST_GROUPS) return undefined
  const groups = [...members]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([label, numbers]): SheetGroup[] => {
      const figures = describe({ ...measure, numbers, texts: numbers.map(String) })
      return figures ? [{ label, figures }] : []
    })
  return { groups, test: testOf(groups) }
}

function testOf(groups: readonly SheetGroup[]): GroupsCompared['test'] {
  if (groups.some(({ figures }) => figures.n < 2 || !figures.sd)) return undefined
  const [a, b] = groups.map(({ figures }) => figures)
  if (groups.length === 2 && a && b) {
    const [va, vb] = [(a.sd ?? 0) ** 2 / a.n, (b.sd ?? 0) ** 2 / b.n]
    const value = (a.mean - b.mean) / Math.sqrt(va + vb)
    const df = (va + vb) ** 2 / (va ** 2 / (a.n - 1) + vb ** 2 / (b.n - 1))
    return { kind: 't', value, df, p: pOfT(value, df) }
  }
  const total = groups.reduce((sum, { figures }) => sum + figures.n, 0)
  const grand = groups.reduce((sum, { figures }) => sum + figures.n * figures.mean, 0) / total
  const between = groups.reduce((sum, { figures: { n, mean } }) => sum + n * (mean - grand) ** 2, 0)
  const within = groups.reduce((sum, { figures: { n, sd = 0 } }) => sum + (n - 1) * sd ** 2, 0)
  const [df1, df2] = [groups.length - 1, total - groups.length]
  const value = between / df1 / (within / df2)
  return { kind: 'F', value, df1, df2, p: pOfF(value, df1, df2) }
}

export type Crossed = {
  rows: string[]
  columns: string[]
  counts: number[][]
  chiSquare: number
  df: number
  p: number
  /** Cells with an expected count below five: with many of these the test is unreliable. */
  thin: number
}

export function cross(a: SheetColumn, b: SheetColumn): Crossed | undefined {
  const labels = ({ texts }: SheetColumn) => [...new Set(texts.filter((one) => one !== undefined))].sort()
  const [rows, columns] = [labels(a), labels(b)]
  if (rows.length < 2 || columns.length < 2 || rows.length > MOST_GROUPS || columns.length > MOST_GROUPS)
    return undefined
  const counts = rows.map((row) =>
    columns.map((column) => a.texts.filter((text, at) => text === row && b.texts[at] === column).length),
  )
  const rowSums = counts.map((row) => row.reduce((sum, one) => sum + one, 0))
  const columnSums = columns.map((_, at) => counts.reduce((sum, row) => sum + row[at]!, 0))
  const total = rowSums.reduce((sum, one) => sum + one, 0)
  const expected = rowSums.map((row) => columnSums.map((column) => (row * column) / total))
  if (total === 0 || expected.flat().some((one) => one === 0)) return undefined
  const chiSquare = counts.reduce(
    (sum, row, i) =>
      sum + row.reduce((part, one, j) => part + (one - expected[i]![j]!) ** 2 / expected[i]![j]!, 0),
    0,
  )
  const df = (rows.length - 1) * (columns.length - 1)
  const thin = expected.flat().filter((one) => one < 5).length
  return { rows, columns, counts, chiSquare, df, p: pOfChiSquare(chiSquare, df), thin }
}
