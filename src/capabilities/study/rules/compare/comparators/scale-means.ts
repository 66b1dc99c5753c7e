/** A mean cannot lie outside the scale it was taken on. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { type Scale, scaleIn } from '../../program-tables/variables/descriptives-table.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, nameIn, type PlacedTable } from '../places.ts'

const MEAN_TOLD =
  /\b(?:mean|average)(?:\s+(?:score|rating))?s?\s*(?:of|was|is|=|:|\()\s*(?:M\s*=\s*)?(\d{1,2}\.\d{1,3})\b/giu

export const scaleMeans: Comparator = {
  about: { id: 'numbers.scale', area: 'data', label: 'Means lie on the scale they were taken on', weight: 3 },
  one: 'mean of a rating scale',
  many: 'means of rating scales',
  holds: 'lies on its scale',
  hold: 'lie on their scales',
  none: 'No mean of a rating scale stands with its scale in the text.',
  advice:
    'Look the mean up in the output of your program, and see whether a code such as 9 or 99 for “no answer” was counted in.',
  consequence:
    'Such a mean comes from an answer nobody could give, and the ranking of the statements rests on it.',
  compare: ({ tables, prose }) => {
    const only = scaleIn(prose)
    return comparisonOf([
      ...tables.flatMap((placed) => inTable(placed, only)),
      ...prose.flatMap((sentence) => inSentence(sentence, only)),
    ])
  },
}

const OF_ITEMS =
  /\bstrongly\b|\blikert\b|\bstatements?\b|\bitems?\b|\bperce\w+|\battitudes?\b|\bsatisf\w+|\bagree\w*/i

function inTable(placed: PlacedTable, only: Scale | null): StatisticRow[] {
  const { table } = placed
  const weights = (table.weights ?? []).filter((weight) => weight !== null)
  const scale = weights.length >= 3 ? { low: Math.min(...weights), high: Math.max(...weights) } : only
  const about = [table.caption ?? '', ...table.headings].join(' ')
  if (!scale || !OF_ITEMS.test(about)) return []
  const rows = table.headings.flatMap((heading, column) => {
    if (
      column < table.stub ||
      !/\bmean\b|\baverage\b/i.test(heading) ||
      /diff|rank|square|error|total/i.test(heading)
    )
      return []
    return table.rows.flatMap((row): StatisticRow[] => {
      const held =
        row.kind === 'body' || row.kind === 'total'
          ? figureIn(row, column, ['mean', 'weight', 'number'])
          : undefined
      return held && held.decimals > 0
        ? [meanRow(nameIn(placed, row), held.value, held.decimals, scale, evidenceOfRow(placed, row))]
        : []
    })
  })
  // Where many lie outside, the scale is another one.
  const wrong = rows.filter(({ verdict }) => verdict === 'look-again').length
  return wrong > 1 && wrong * 3 > rows.length ? [] : rows
}

function inSentence(sentence: ReadSentence, only: Scale | null): StatisticRow[] {
  if (!only || !OF_ITEMS.test(sentence.text) || sentence.role === 'literature') return []
  return [...plainFigures(sentence.text).matchAll(MEAN_TOLD)].map(([, mean = '']) =>
    meanRow('Mean', Number(mean), mean.split('.')[1]!.length, only, evidenceOf(sentence)),
  )
}

function meanRow(
  of: string,
  mean: number,
  decimals: number,
  { low, high }: Scale,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const fits = mean >= low && mean <= high
  return {
    reports: `${of}, on a scale of ${low} to ${high}`,
    writes: `mean = ${mean.toFixed(decimals)}`,
    computes: `${low} ≤ mean ≤ ${high}`,
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits ? {} : { note: `The mean lies outside its scale. ${scaleMeans.consequence}` }),
    evidence,
  }
}
