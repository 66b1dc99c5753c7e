/**
 * A share of a named number of things must come from a whole count: 61.6% of 352 is 217 of them, and 68.5% of 25 is
 * none. An impossible one is reported as a question: it may be a share of another whole.
 */
import { evidenceOf } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { COUNT, decimalsOf, grouped, readCount } from '../../../statistics/printed-number.ts'
import { shareAgrees } from '../../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'

const SHARE =
  /(?<![\d.,–-])(\d{1,2}(?:\.\d+)?)\s?(?:%|per\s?cent\b)(?!\s*(?:CI\b|UI\b|confidence|level|points?|increase|decrease|significance))/gi
const THINGS = String.raw`(?:\s+[\p{L}'’-]+){1,4}`
/** "Of the 436 samples collected, 58.3%"; "68% of the cases among 24 patients"; "97.8% of the 46 samples". */
const WHOLE = [
  new RegExp(
    String.raw`(?:\b[Oo]f|\b[Aa]mong|\b[Oo]ut of|\bfrom)\s+(?:the\s+|all\s+|these\s+|a total of\s+|our\s+)*(${COUNT})(?=${THINGS})`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}])[nN]\s*=\s*(${COUNT})`, 'gu'),
]
/** For larger wholes hardly any share is impossible, so a possible one says nothing. */
const isTellingShare = (whole: number, decimals: number) => 100 / whole > 1.5 * 10 ** -decimals
const OF_CHANGE =
  /\b(?:increas\w*|decreas\w*|rose|fell|grew|drop\w*|declin\w*|reduc\w*|margin|confidence|interval|level|growth|rate of interest|inflation|average|mean)\b/i

export const findPossibleShareRows = (sentences: readonly ReadSentence[]): StatisticRow[] =>
  sentences.flatMap((sentence): StatisticRow[] => {
    if (!/\d\s?(?:%|per\s?cent)/i.test(sentence.text) || OF_CHANGE.test(sentence.text)) return []
    const text = plainFigures(sentence.text)
    const wholes = new Set(
      WHOLE.flatMap((form) => [...text.matchAll(form)].map((match) => readCount(match[1]!))),
    )
    const shares = [...text.matchAll(SHARE)].map((match) => match[1]!)
    const [whole, another] = [...wholes]
    const [share, second] = shares
    // With several candidates we do not guess which is meant.
    if (whole === undefined || another !== undefined || share === undefined || second !== undefined) return []
    if (whole < 5 || (whole >= 1900 && whole <= 2100) || !isTellingShare(whole, decimalsOf(share))) return []
    const count = Math.round((whole * Number(share)) / 100)
    const isPossible = [count - 1, count, count + 1].some((one) =>
      shareAgrees(one, whole, Number(share), decimalsOf(share)),
    )
    const row = {
      reports: `${share}% of ${grouped(whole)}`,
      writes: `${share}%`,
      evidence: evidenceOf(sentence),
    }
    return isPossible
      ? [{ ...row, computes: `${grouped(count)} of ${grouped(whole)}`, verdict: 'agrees' }]
      : [
          {
            ...row,
            computes: 'no whole count',
            verdict: 'cannot-be-computed',
            note: `No count out of ${grouped(whole)} is ${share}%. Perhaps the share is of another number.`,
          },
        ]
  })
