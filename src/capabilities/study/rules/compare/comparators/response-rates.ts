/** Sent, returned and the response rate, where one sentence or two give all three. */

import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { COUNT, decimalsOf, grouped, readCount } from '../../statistics/printed-number.ts'
import { shareAgrees, shareShown } from '../../statistics/share-agrees.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import type { OwnStudy } from '../own-study.ts'

const RATE =
  /\b(?:response|return|completion|participation) rate\b[^.;\d]{0,40}?(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent)|(\d{1,3}(?:\.\d+)?)\s?(?:%|per\s?cent)[^.;\d]{0,20}\b(?:response|return|completion|participation) rate\b/i
const SENT =
  'distributed|sent|approached|administered|issued|dispatched|invited|given out|handed out|mailed|emailed|targeted|selected|sampled|contacted|eligible'
const RETURNED =
  'returned|completed|responded|collected|retrieved|usable|valid|filled|participated|agreed|took part|answered|received|interviewed'

const before = (verbs: string) =>
  new RegExp(
    String.raw`(?<![A-Za-zÀ-ɏ\d.,])(${COUNT})(?!\s?%)(?:\s+(?!(?:${SENT}|${RETURNED})\b)[A-Za-zÀ-ɏ'’-]+){0,6}?\s+(?:${verbs})\b`,
    'gi',
  )
const after = (verbs: string) =>
  new RegExp(
    String.raw`\b(?:${verbs})\b(?:\s+(?:to|by|from|all|a|the|total|of|only|about|out)){0,4}\s+(${COUNT})(?!\s?%)`,
    'gi',
  )
const SENT_NEAR = [before(SENT), after(SENT)]
const RETURNED_NEAR = [before(RETURNED), after(RETURNED)]
/** "Of the 385 women approached" and "out of 385" name the whole with any verb. */
const WHOLE = [new RegExp(String.raw`\b(?:of|out of) (?:the |all |these )?(${COUNT})(?!\s?%)`, 'gi')]

const countsBy = (forms: readonly RegExp[], text: string) =>
  forms.flatMap((form) => [...text.matchAll(form)].map((match) => readCount(match[1]!)))

export function findResponseRateRows({ sentences }: OwnStudy): StatisticRow[] {
  return sentences.flatMap((sentence, at): StatisticRow[] => {
    const text = plainFigures(sentence.text)
    const rate = text.match(RATE)
    if (!rate) return []
    const last = sentences[at - 1]
    // The counts may be in the sentence before the rate.
    const counts = `${last?.block === sentence.block ? last.text : ''} ${text.replace(RATE, ' ')}`
    const sent = [...new Set([...countsBy(WHOLE, counts), ...countsBy(SENT_NEAR, counts)])]
    const returned = countsBy(RETURNED_NEAR, counts).filter((count) => !sent.includes(count))
    const printed = rate[1] ?? rate[2]!
    const decimals = decimalsOf(printed)
    const pairs = sent.flatMap((whole) =>
      returned.filter((count) => count <= whole).map((count) => ({ whole, count })),
    )
    const fitting = pairs.find(({ whole, count }) => shareAgrees(count, whole, Number(printed), decimals))
    const pair = fitting ?? (pairs.length === 1 ? pairs[0] : undefined)
    if (!pair) return []
    const { whole, count } = pair
    return [
      {
        reports: `Response rate, ${grouped(count)} of ${grouped(whole)}`,
        writes: `${printed}%`,
        computes: shareShown(count, whole, decimals),
        verdict: fitting ? 'agrees' : 'look-again',
        evidence: evidenceOf(sentence),
      },
    ]
  })
}
