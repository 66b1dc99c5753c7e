/** The counts of a confusion matrix, by model, and the shares that follow from them. */

import { readPrinted } from '../../statistics/printed-range.ts'
import type { NumberTable } from '../../tables/number-tables.ts'

export type Metric = 'accuracy' | 'precision' | 'recall' | 'F1'
const COUNTS: readonly [keyof Confusion, RegExp][] = [
  ['tn', /\btrue negatives?\b|^TN\b/i],
  ['fp', /\bfalse positives?\b|^FP\b/i],
  ['fn', /\bfalse negatives?\b|^FN\b/i],
  ['tp', /\btrue positives?\b|^TP\b/i],
]
type Confusion = { tn: number; fp: number; fn: number; tp: number }

/** Models are the column headings; if headings and cells are misaligned, their order decides. */
export function modelsOf({ header }: NumberTable, row: readonly string[]): { model: string; cell: string }[] {
  const models = header.slice(1).filter(Boolean)
  const cells = row.slice(1).filter(Boolean)
  return models.length === cells.length ? models.map((model, at) => ({ model, cell: cells[at]! })) : []
}

export type Matrix = { model: string; counts: Confusion; place: number; series: string }

export function matricesIn(table: NumberTable): Matrix[] {
  const lines = COUNTS.map(([key, form]) => ({ key, row: table.rows.find((row) => form.test(row[0] ?? '')) }))
  if (lines.some(({ row }) => row === undefined)) return []
  const columns = lines.map(({ key, row }) => ({ key, cells: modelsOf(table, row!) }))
  return (columns[0]?.cells ?? []).flatMap(({ model }, at) => {
    const counts = Object.fromEntries(
      columns.map(({ key, cells }) => [key, readPrinted(cells[at]?.cell)?.value]),
    ) as Confusion
    return Object.values(counts).every((count) => Number.isInteger(count))
      ? [{ model, counts, place: table.place, series: table.series }]
      : []
  })
}

export function shareIn({ tn, fp, fn, tp }: Confusion, metric: Metric, of: string): number | null {
  const [hit, wrongly, missed] = of === '0' ? [tn, fn, fp] : [tp, fp, fn]
  if (metric === 'accuracy') return (tn + tp) / (tn + fp + fn + tp)
  if (of !== '0' && of !== '1') return null
  if (metric === 'precision') return hit / (hit + wrongly)
  return metric === 'recall' ? hit / (hit + missed) : (2 * hit) / (2 * hit + wrongly + missed)
}
