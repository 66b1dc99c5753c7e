/**
 * An estimate with its error in a sentence, "β = 4.7 ± 0.70", found again in a table that gives the error or half its
 * interval in brackets.
 */
import { evidenceOf, type StudyEvidence } from '../../../document/evidence.ts'
import { plainFigures } from '../../../document/plain-figures.ts'
import type { ReadSentence } from '../../../document/reading.ts'
import { type Bracketed, bracketedIn } from '../../../program-tables/models/bracketed.ts'
import { decimalsOf, readDecimal, roundsTo } from '../../../statistics/printed-number.ts'
import type { StatisticRow } from '../../../statistics/statistic-row.ts'
import type { NumberTable } from '../../../tables/number-tables.ts'

const NUMBER = String.raw`[-−–]?\s?\d*\.?\d+`
const TOLD = new RegExp(
  String.raw`(?<![\p{L}\d])(β|B|b|beta|coefficient|estimate)\s*(?:=|of|was|is)\s*(${NUMBER})\s*(?:±|\(\s*(?:±|S\.?E\.?\s*=?)\s*)\s*(\d*\.\d+)`,
  'gu',
)
const OF_NORMAL = 1.96
/** With fewer digits too many pairs agree by chance. */
const FEWEST_DIGITS = 4
const DIGITS = /\d/g

export function findEstimatesToldAgain(
  sentences: readonly ReadSentence[],
  tables: readonly NumberTable[],
): StatisticRow[] {
  const held = tables.flatMap(bracketedIn)
  if (held.length === 0) return []
  return sentences.flatMap((sentence) =>
    [...plainFigures(sentence.text).matchAll(TOLD)].flatMap(([, name = '', estimate = '', error = '']) =>
      estimateRow({ name, estimate, error }, held, evidenceOf(sentence)),
    ),
  )
}

type ToldEstimate = { name: string; estimate: string; error: string }

function estimateRow(
  { name, estimate, error }: ToldEstimate,
  held: readonly Bracketed[],
  evidence: StudyEvidence,
): StatisticRow[] {
  const digits = `${estimate}${error}`.match(DIGITS)?.length ?? 0
  if (digits < FEWEST_DIGITS) return []
  for (const one of held) {
    if (!rounds(one.estimate, estimate)) continue
    const isError = rounds(one.bracket, error)
    const half = Number(one.bracket) / OF_NORMAL
    if (!isError && !rounds(String(half), error)) continue
    return [
      {
        reports: `${one.label === '' ? '' : `${one.label}: `}${one.estimate} (${one.bracket}) in the table`,
        writes: `${name} = ${estimate} ± ${error}`,
        computes: isError
          ? `${one.estimate} ± ${one.bracket}`
          : `${one.estimate} ± ${half.toFixed(decimalsOf(error))} (${one.bracket} ÷ ${OF_NORMAL})`,
        verdict: 'agrees',
        evidence,
      },
    ]
  }
  return []
}

/** The printed value is the exact one with fewer decimals. */
const rounds = (exact: string, printed: string): boolean =>
  decimalsOf(exact) >= decimalsOf(printed) &&
  roundsTo(readDecimal(exact), readDecimal(printed), decimalsOf(printed))
