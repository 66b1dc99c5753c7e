/** The list of unusual observations that Minitab prints: a value, what the model fits, and the residual, which is their difference. */

import { evidenceOf } from '../../document/evidence.ts'
import type { ReadSentence } from '../../document/reading.ts'
import { comparedRow, fits, type Printed, readPrinted } from '../../statistics/printed-range.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'

const NUMBER = String.raw`([-−–]?\s?\d+\.\d{2,})`
const LINE = new RegExp(
  String.raw`(?<![\d.])(\d{1,6})\s+${NUMBER}\s+${NUMBER}\s+${NUMBER}\s+[-−–]?\s?\d+\.\d+\s+[RX]{1,2}(?![\p{L}])`,
  'gu',
)
const FEWEST = 4
const FEWEST_FOR_ALARM = 6

export const findUnusualObservations = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence) => {
    if (!/\d\s+[RX]{1,2}\b/.test(sentence.text)) return []
    const rows = [...sentence.text.matchAll(LINE)].flatMap((match) => {
      const [value, fit, residual] = match.slice(2, 5).map((cell) => readPrinted(cell.replace(/\s/g, '')))
      return value && fit && residual ? [observationRow(match[1]!, value, fit, residual, sentence)] : []
    })
    const wrong = rows.filter(({ verdict }) => verdict === 'look-again').length
    if (rows.length < FEWEST || wrong > Math.max(1, rows.length * 0.05)) return []
    return rows.filter(({ verdict }) => verdict === 'agrees' || rows.length >= FEWEST_FOR_ALARM)
  })

function observationRow(
  name: string,
  value: Printed,
  fit: Printed,
  residual: Printed,
  sentence: ReadSentence,
): StatisticRow {
  const computed = { low: value.low - fit.high, high: value.high - fit.low }
  return comparedRow({
    reports: `Observation ${name}: ${value.text} − ${fit.text}`,
    name: 'residual',
    printed: residual,
    computed,
    exact: value.value - fit.value,
    agrees: fits(residual, computed),
    note: 'In every other row the residual is the value less its fit. One of the three may be mistyped.',
    evidence: evidenceOf(sentence),
  })
}
