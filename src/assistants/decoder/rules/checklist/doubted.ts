/** Sentences that are not told as results, since a figure in them differs from another place, or cannot follow from its count. */
import type { OpenStudy, ReadSentence, StatisticRow, StudyCheck } from '#capabilities/study/index.ts'

export function doubtedIn(
  { reading, sampleSize }: OpenStudy,
  checks: readonly StudyCheck[],
  rows: readonly StatisticRow[],
): ReadonlySet<string> {
  const wholes = wholesOf(reading.sentences, sampleSize()?.size ?? null)
  return new Set([
    ...checks
      .filter(
        ({ outcome, id }) => outcome === 'look-again' && id.startsWith('numbers.') && !OF_PRACTICE.test(id),
      )
      .flatMap(({ evidence }) => evidence.map(({ sentenceId }) => sentenceId)),
    ...rows
      .filter(({ verdict }) => verdict === 'look-again')
      .map(({ evidence: { sentenceId } }) => sentenceId),
    ...reading.sentences.filter(({ text }) => !sharesFollow(text, wholes)).map(({ id }) => id),
  ])
}

/** How results are reported: the figures themselves are not in doubt. */
const OF_PRACTICE =
  /^numbers\.(?:effect-size|many-tests|marginal|p-exact|no-effect|hypotheses|expected-counts)$/

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+`
/** "36 (60%)", "75 which amounts to 18%": a count and its share. */
const COUNT_AND_SHARE = new RegExp(
  String.raw`(?<![\d.,-])(${NUMBER})(?:\s*\(\s*|[^\d.;]{1,40}?\b(?:amount\w*|constitut\w+|represent\w*|ma(?:de|kes?|king)|form\w*|account\w*)\b[^\d.;]{0,24}?)(\d+(?:\.\d+)?)\s?(?:%|per ?cent)`,
  'giu',
)
const TOTAL = new RegExp(String.raw`^(?:grand )?total\s*\|?\s*(?:n\s*=\s*)?(${NUMBER})\b`, 'iu')
const WHOLE = new RegExp(
  String.raw`\b(?:of|out of|n\s?=|total of|among)\s+(?:the |all |these )?(${NUMBER})\b`,
  'giu',
)

/** What a share may be a share of: the sample, the totals of tables, and what the text says that it is of. */
function wholesOf(sentences: readonly ReadSentence[], sample: number | null): number[] {
  const wholes = new Set(sample === null ? [] : [sample])
  for (const { text } of sentences) {
    const total = text.match(TOTAL)?.[1]
    if (total) wholes.add(withoutCommas(total))
    for (const [, whole] of text.matchAll(WHOLE)) wholes.add(withoutCommas(whole!))
  }
  const known = [...wholes].filter((one) => one > 0)
  // A count that follows from one of these is itself a whole: of the 281 that were ill, 103 (37%) …
  const parts = sentences.flatMap(({ text }) =>
    [...text.matchAll(COUNT_AND_SHARE)].flatMap(([, count, share]) => {
      const part = withoutCommas(count!)
      return follows(part, share!, known) ? [part] : []
    }),
  )
  return [...new Set([...known, ...parts])]
}

const sharesFollow = (text: string, wholes: readonly number[]): boolean =>
  [...text.matchAll(COUNT_AND_SHARE)].every(([, count, share]) =>
    follows(withoutCommas(count!), share!, wholes),
  )

function follows(part: number, share: string, wholes: readonly number[]): boolean {
  const slip = 0.5 * 10 ** -(share.split('.')[1]?.length ?? 0) + 1e-9
  return wholes.some((whole) => part <= whole && Math.abs((100 * part) / whole - Number(share)) <= slip)
}

const withoutCommas = (text: string): number => Number(text.replaceAll(',', ''))
