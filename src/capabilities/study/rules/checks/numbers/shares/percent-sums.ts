/** Shares that should add up to a whole: a column that ends in 100, a sentence that gives "the remaining" share. */

import type { OwnStudy } from '../../../compare/own-study.ts'
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import type { NumberTable } from '../../../tables/number-tables.ts'
import { partsOfHundred } from './percentage-tables.ts'

const SHARE =
  /(?<![\d.,–-])(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent\b)(?!\s*(?:CI\b|confidence|level|points?))/gi
const REST =
  /\b(?:the (?:remaining|rest|balance)|remaining)\b[^.;%]{0,60}?\d{1,3}(?:\.\d+)?\s?(?:%|per\s?cent)|\d{1,3}(?:\.\d+)?\s?(?:%|per\s?cent)\)?,? (?:were |was |being )?(?:the )?(?:remaining|rest|balance)\b/i
/** A confidence level of 95% and an error of 5% always add up to 100, but are not parts of a whole. */
const OF_PRECISION = /\b(?:confidence|margin of error|significance level|level of significance)\b/i
/** The bounds of classes may add up, but are not parts of a whole. */
const OF_BOUNDS =
  /[<>≤≥]\s?\d|\b(?:less|more|greater|lower|higher|fewer) than \d|\bbetween \d[\d.]*\s?%?\s?(?:-|–|and|to)\s?\d/i
const ANOTHER_WHOLE =
  /\b(?:of (?:these|those|whom|them|which|the)|among|compared|from \d|in (?:19|20)\d\d|than|increase\w*|decrease\w*|rose|fell|grew|more than one|multiple|at least)\b/i

export function findSumRows({ sentences }: OwnStudy, tables: readonly NumberTable[]): StatisticRow[] {
  return [
    ...sentences.flatMap((sentence): StatisticRow[] => {
      if (!/\d\s?(?:%|per\s?cent)/i.test(sentence.text)) return []
      const shares = [...plainFigures(sentence.text).matchAll(SHARE)].map((match) => match[1]!)
      if (shares.length < 2) return []
      if (OF_PRECISION.test(sentence.text) || OF_BOUNDS.test(sentence.text)) return []
      const isWhole = REST.test(sentence.text) && !ANOTHER_WHOLE.test(sentence.text)
      return isWhole || isComplete(shares) ? [percentSumRow(shares, evidenceOf(sentence))] : []
    }),
    ...tables.flatMap((table) =>
      partsOfHundred(table).map(({ shares, row }) => percentSumRow(shares, table.evidenceOf(row))),
    ),
  ]
}

/** Without a word for the rest they are parts of one whole only if they add up to exactly 100. */
const MOST_PARTS = 7
const isComplete = (shares: readonly string[]) =>
  shares.length <= MOST_PARTS &&
  shares.every((share) => Number(share) < 100) &&
  Math.abs(shares.reduce((total, share) => total + Number(share), 0) - 100) < 1e-6

function percentSumRow(shares: readonly string[], evidence: StatisticRow['evidence']): StatisticRow {
  const sum = shares.reduce((total, share) => total + Number(share), 0)
  const isFar = Math.abs(sum - 100) > Math.max(1, shares.length * 0.5)
  return {
    reports: shares.map((share) => `${share}%`).join(' + '),
    writes: '100%',
    computes: `${Number(sum.toFixed(2))}%`,
    verdict: isFar ? 'look-again' : 'agrees',
    ...(isFar ? { note: 'Parts of one whole should add up to 100%, but for rounding.' } : {}),
    evidence,
  }
}
