/** How well a classifier does, as reports print it: F1 of precision and recall, and all of them of the counts of a confusion matrix. */
import type { NumberTable } from '../checks/numbers/number-tables.ts'
import type { StatisticRow } from '../checks/numbers/statistic-row.ts'
import { comparedRow, exactly, fits, type Printed, type Range, readPrinted } from './printed.ts'

type Metric = 'accuracy' | 'precision' | 'recall' | 'F1'
/** One figure of one class by one model; class '' where the table names none. */
type Figure = { metric: Metric; of: string; model: string; printed: Printed; table: NumberTable; at: number }

const METRICS: readonly [Metric, RegExp][] = [
  ['accuracy', /^(?:overall |test(?:ing)? )?accuracy\b/i],
  ['precision', /^precision\b/i],
  ['recall', /^(?:recall|sensitivity)\b/i],
  ['F1', /^f-?1?[- ]?(?:score|measure)?\b/i],
]
const COUNTS: readonly [keyof Confusion, RegExp][] = [
  ['tn', /\btrue negatives?\b|^TN\b/i],
  ['fp', /\bfalse positives?\b|^FP\b/i],
  ['fn', /\bfalse negatives?\b|^FN\b/i],
  ['tp', /\btrue positives?\b|^TP\b/i],
]
type Confusion = { tn: number; fp: number; fn: number; tp: number }

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
  const matrices = tables.flatMap(confusionsIn)
  return [...harmonic(figures), ...figures.flatMap((figure) => fromCounts(figure, matrices))]
}

/** Models stand over the columns; where headings and cells are shifted against each other, their order tells. */
function modelsOf({ header }: NumberTable, row: readonly string[]): { model: string; cell: string }[] {
  const models = header.slice(1).filter(Boolean)
  const cells = row.slice(1).filter(Boolean)
  return models.length === cells.length ? models.map((model, at) => ({ model, cell: cells[at]! })) : []
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

/** One line for each class or model, as reports of classification are printed. */
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
            nameOf(f1),
            precision[0]!.printed,
            recall[0]!.printed,
            f1.printed,
            f1.table.evidenceOf(f1.at),
          ),
        ]
      : []
  })
}

const nameOf = ({ model, of }: Figure) =>
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

type Matrix = { model: string; counts: Confusion; place: number; series: string }

function confusionsIn(table: NumberTable): Matrix[] {
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

function shareIn({ tn, fp, fn, tp }: Confusion, metric: Metric, of: string): number | null {
  const [hit, wrongly, missed] = of === '0' ? [tn, fn, fp] : [tp, fp, fn]
  if (metric === 'accuracy') return (tn + tp) / (tn + fp + fn + tp)
  if (of !== '0' && of !== '1') return null
  if (metric === 'precision') return hit / (hit + wrongly)
  return metric === 'recall' ? hit / (hit + missed) : (2 * hit) / (2 * hit + wrongly + missed)
}

function fromCounts(figure: Figure, matrices: readonly Matrix[]): StatisticRow[] {
  const own = matrices.filter(({ model, series }) => model === figure.model && series === figure.table.series)
  const [matrix] = own
  const exact = own.length === 1 && matrix ? shareIn(matrix.counts, figure.metric, figure.of) : null
  if (exact === null || !matrix) return []
  const { tn, fp, fn, tp } = matrix.counts
  return [
    comparedRow({
      reports: `${nameOf(figure)}: TN ${tn}, FP ${fp}, FN ${fn}, TP ${tp}`,
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
