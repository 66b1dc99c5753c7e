/**
 * Sentences about a classifier, compared with the counts of its confusion matrix: accuracy, and the averages over both
 * classes, plain or weighted by class size. F1 with precision and recall in one sentence needs no matrix.
 */

import { evidenceOf } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { comparedRow, exactly, fits, type Printed, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { NumberTable } from '../../tables/number-tables.ts'
import { harmonicRow } from './class-metrics.ts'
import { type Matrix, matricesIn, shareIn } from './confusion.ts'

type ToldMetric = { metric: 'accuracy' | 'precision' | 'recall' | 'F1'; printed: Printed }

const METRIC = '(accuracy|precision|recall|sensitivity|f-?1?[- ]?(?:score|measure)s?)'
const VALUE = String.raw`(0?\.\d+|\d{1,3}(?:\.\d+)?\s?%|1\.0+)`
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${METRIC}(?: (?:rate|score|value))?s?\s*(?:of|was|is|=|:|\()\s*(?:just |only |about )?${VALUE}`,
    'gi',
  ),
  new RegExp(String.raw`(?<![\d.])${VALUE}\s+(?:for |in |of )?(?:the )?(?:overall |total )?${METRIC}`, 'gi'),
]
const BOTH =
  /\b(precision|recall|f-?1?[- ]?score) and (precision|recall|f-?1?[- ]?score)s?\s*(?:of|=|:|\()\s*(0?\.\d+)/gi

const metricOf = (name: string): ToldMetric['metric'] =>
  /^acc/i.test(name) ? 'accuracy' : /^prec/i.test(name) ? 'precision' : /^[rs]e/i.test(name) ? 'recall' : 'F1'

export function findClassReadRows(
  sentences: readonly ReadSentence[],
  tables: readonly NumberTable[],
): StatisticRow[] {
  const matrices = tables.flatMap(matricesIn)
  return sentences.flatMap((sentence) => {
    if (!/\d/.test(sentence.text) || !/accura|precis|recall|sensitiv|f-?1/i.test(sentence.text)) return []
    const told = toldIn(sentence.text)
    if (told.length === 0) return []
    return [...harmonicIn(sentence, told), ...averagesIn(sentence, told, matrices)]
  })
}

function toldIn(text: string): ToldMetric[] {
  const found = new Map<string, ToldMetric>()
  const add = (name: string, value: string) => {
    const printed = printedShare(value)
    if (printed) found.set(`${metricOf(name)} ${printed.value}`, { metric: metricOf(name), printed })
  }
  for (const [, name = '', value = ''] of text.matchAll(FORMS[0]!)) add(name, value)
  for (const [, value = '', name = ''] of text.matchAll(FORMS[1]!)) if (/%/.test(value)) add(name, value)
  for (const [, one = '', other = '', value = ''] of text.matchAll(BOTH))
    for (const name of [one, other]) add(name, value)
  return [...found.values()]
}

function printedShare(value: string): Printed | null {
  const printed = readPrinted(value.replace(/\s?%$/, ''))
  if (!printed || !value.includes('%')) return printed
  const { decimals, low, high } = printed
  return {
    ...printed,
    text: value,
    value: printed.value / 100,
    low: low / 100,
    high: high / 100,
    decimals: decimals + 2,
  }
}

/** One of each in a sentence belong together; with two classes that is unknown. */
function harmonicIn(sentence: ReadSentence, told: readonly ToldMetric[]): StatisticRow[] {
  const one = (metric: ToldMetric['metric']) => {
    const found = told.filter((each) => each.metric === metric)
    return found.length === 1 ? found[0]!.printed : null
  }
  const [precision, recall, f1] = [one('precision'), one('recall'), one('F1')]
  if (!precision || !recall || !f1) return []
  const row = harmonicRow('', precision, recall, f1, evidenceOf(sentence))
  // A sentence may be about two classes, or averages: only agreement is certain.
  return row.verdict === 'agrees' ? [row] : []
}

/** Each matrix gives its own averages; a value that none gives may be from another run. */
function averagesIn(
  sentence: ReadSentence,
  told: readonly ToldMetric[],
  matrices: readonly Matrix[],
): StatisticRow[] {
  const isMacro = /\bmacro\b/i.test(sentence.text)
  const isWeighted = /\bweighted\b/i.test(sentence.text)
  return told.flatMap(({ metric, printed }) => {
    if (metric !== 'accuracy' && isMacro === isWeighted) return []
    const fitting = matrices.flatMap((matrix) => {
      const exact = averageOf(matrix, metric, isWeighted)
      return exact !== null && fits(printed, exactly(exact)) ? [{ matrix, exact }] : []
    })
    const [best] = fitting
    if (!best) return []
    const { tn, fp, fn, tp } = best.matrix.counts
    return [
      comparedRow({
        reports: `${best.matrix.model}: TN ${tn}, FP ${fp}, FN ${fn}, TP ${tp}`,
        name: metric === 'accuracy' ? metric : `${isWeighted ? 'weighted' : 'macro'} ${metric}`,
        printed,
        computed: exactly(best.exact),
        exact: best.exact,
        agrees: true,
        note: '',
        evidence: evidenceOf(sentence),
      }),
    ]
  })
}

function averageOf({ counts }: Matrix, metric: ToldMetric['metric'], isWeighted: boolean): number | null {
  if (metric === 'accuracy') return shareIn(counts, metric, '')
  const [none, one] = [shareIn(counts, metric, '0'), shareIn(counts, metric, '1')]
  if (none === null || one === null) return null
  const [zeros, ones] = [counts.tn + counts.fp, counts.tp + counts.fn]
  return isWeighted ? (none * zeros + one * ones) / (zeros + ones) : (none + one) / 2
}
