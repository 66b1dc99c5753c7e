/**
 * The performance of a classifier, as reports print it: F1 from precision and recall, and all of them from the counts
 * of a confusion matrix.
 */

import {
  comparedRow,
  exactly,
  fits,
  type Printed,
  type Range,
  readPrinted,
} from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { type Matrix, type Metric, matricesIn, modelsOf, shareIn } from './confusion.ts'

/** One figure of one class by one model; class '' if the table names none. */
type Figure = { metric: Metric; of: string; model: string; printed: Printed; table: NumberTable; at: number }

const METRICS: readonly [Metric, RegExp][] = [
  ['accuracy', /^(?:overall |test(?:ing)? )?accuracy\b/i],
  ['precision', /^precision\b/i],
  ['recall', /^(?:recall|sensitivity)\b/i],
  ['F1', /^f-?1?[- ]?(?:score|measure)?\b/i],
]
const metricOf = (title: string): Metric | null =>
  METRICS.find(([, form]) => form.test(title.trim()))?.[0] ?? null
/** "Precision (Class 0)" and "class 1". */
const classOf = (title: string): string => title.match(/\bclass ?[:=]? ?(\w+)/i)?.[1] ?? ''
const asShare = (printed: Printed): Printed =>
  printed.value > 1
    ? {
        ...printed,
        value: printed.value / 100,
        low: printed.low / 100,
        high: printed.high / 100,
        decimals: printed.decimals + 2,
      }
    : printed

export function findClassRows(tables: readonly NumberTable[]): StatisticRow[] {
  const figures = tables.flatMap((table) => [...byRows(table), ...byColumns(table)])
  const matrices = tables.flatMap(matricesIn)
  return [...harmonic(figures), ...figures.flatMap((figure) => fromCounts(figure, matrices))]
}

const byRows = (table: NumberTable): Figure[] =>
  table.rows.flatMap((row, at) => {
    const metric = metricOf(row[0] ?? '')
    if (!metric) return []
    return modelsOf(table, row).flatMap(({ model, cell }) => {
      const printed = readPrinted(cell)
      return printed ? [{ metric, of: classOf(row[0]!), model, printed: asShare(printed), table, at }] : []
    })
  })

/** One row for each class or model, as classification reports are printed. */
const byColumns = (table: NumberTable): Figure[] =>
  table.header.flatMap((title, column) => {
    const metric = column > 0 ? metricOf(title) : null
    if (!metric) return []
    return table.rows.flatMap((row, at) => {
      const printed = readPrinted(row[column])
      return printed && !/\bavg\b|\baverage\b/i.test(row[0] ?? '')
        ? [{ metric, of: row[0] ?? '', model: '', printed: asShare(printed), table, at }]
        : []
    })
  })

function harmonic(figures: readonly Figure[]): StatisticRow[] {
  return figures.flatMap((f1) => {
    if (f1.metric !== 'F1') return []
    const beside = (metric: Metric) =>
      figures.filter(
        (one) =>
          one.metric === metric && one.table === f1.table && one.of === f1.of && one.model === f1.model,
      )
    const [precision, recall] = [beside('precision'), beside('recall')]
    return precision.length === 1 && recall.length === 1
      ? [
          harmonicRow(
            figureName(f1),
            precision[0]!.printed,
            recall[0]!.printed,
            f1.printed,
            f1.table.evidenceOf(f1.at),
          ),
        ]
      : []
  })
}

const figureName = ({ model, of }: Figure) =>
  [model, of && `class ${of.replace(/^class /i, '')}`].filter(Boolean).join(', ')

export function harmonicRow(
  name: string,
  precision: Printed,
  recall: Printed,
  f1: Printed,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const of = (p: number, r: number) => (p + r > 0 ? (2 * p * r) / (p + r) : 0)
  const computed: Range = {
    low: of(Math.max(0, precision.low), Math.max(0, recall.low)),
    high: of(precision.high, recall.high),
  }
  return comparedRow({
    reports: `${name === '' ? '' : `${name}: `}precision ${precision.text}, recall ${recall.text}`,
    name: 'F1',
    printed: f1,
    computed,
    exact: of(precision.value, recall.value),
    agrees: fits(f1, computed),
    note: 'F1 is twice the product of precision and recall, divided by their sum. One of the three may be mistyped.',
    evidence,
  })
}

function fromCounts(figure: Figure, matrices: readonly Matrix[]): StatisticRow[] {
  const own = matrices.filter(({ model, series }) => model === figure.model && series === figure.table.series)
  const [matrix] = own
  const exact = own.length === 1 && matrix ? shareIn(matrix.counts, figure.metric, figure.of) : null
  if (exact === null || !matrix) return []
  const { tn, fp, fn, tp } = matrix.counts
  return [
    comparedRow({
      reports: `${figureName(figure)}: TN ${tn}, FP ${fp}, FN ${fn}, TP ${tp}`,
      name: figure.metric,
      printed: figure.printed,
      computed: exactly(exact),
      exact,
      agrees: fits(figure.printed, exactly(exact)),
      note: 'The figure follows from the counts of the confusion matrix. One of them may be mistyped, or they are of another run.',
      evidence: figure.table.evidenceOf(figure.at),
    }),
  ]
}
