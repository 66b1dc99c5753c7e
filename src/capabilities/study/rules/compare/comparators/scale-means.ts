/** A mean cannot lie outside the scale it was taken on. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import type { ReadSentence } from '../../document/reading.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, figureIn, isNear, nameIn, type PlacedTable } from '../places.ts'

type Scale = { low: number; high: number }
const SCALE =
  /\b(?:scale|rated|ratings?|likert)\b[^.]{0,60}?\b(?:from\s+|of\s+)?([01])\s*(?:\([^)]*\)|=\s*[\p{L}\s]+)?\s*(?:to|[-–])\s*(4|5|7|10)\b|\b(4|5|7|10|four|five|seven|ten)[-\s]point\b[^.]{0,30}\b(?:scale|likert)\b|\b1\s*=\s*strongly\s+(?:dis)?agree[^.]*\b(4|5|7)\s*=/iu
const WORDS: Record<string, number> = { four: 4, five: 5, seven: 7, ten: 10 }
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
  least: 0.6,
  compare: ({ tables, prose }) => {
    const scales = prose.flatMap((sentence) => scaleOf(sentence) ?? [])
    const only =
      scales.length > 0 && scales.every(({ high }) => high === scales[0]!.high) ? scales[0] : undefined
    return comparisonOf([
      ...tables.flatMap((placed) => inTable(placed, prose, only)),
      ...prose.flatMap((sentence) => inSentence(sentence, only)),
    ])
  },
}

function scaleOf({ text }: ReadSentence): Scale | undefined {
  const [, low, high, points, last] = SCALE.exec(plainFigures(text)) ?? []
  const top = high ?? last ?? points
  if (!top) return undefined
  return { low: low === '0' ? 0 : 1, high: WORDS[top.toLowerCase()] ?? Number(top) }
}

const OF_ITEMS =
  /\bstrongly\b|\blikert\b|\bstatements?\b|\bitems?\b|\bperce\w+|\battitudes?\b|\bsatisf\w+|\bagree\w*/i

function inTable(
  placed: PlacedTable,
  prose: readonly ReadSentence[],
  only: Scale | undefined,
): StatisticRow[] {
  const { table } = placed
  const weights = (table.weights ?? []).filter((weight) => weight !== null)
  const near = prose
    .filter((sentence) => isNear(sentence, placed))
    .flatMap((sentence) => scaleOf(sentence) ?? [])
  const scale =
    weights.length >= 3 ? { low: Math.min(...weights), high: Math.max(...weights) } : (near[0] ?? only)
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

function inSentence(sentence: ReadSentence, only: Scale | undefined): StatisticRow[] {
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
