/** Each objective, or each question where there is none, beside the sentence of the results that has most of its own words. */
import { contentStems } from '#kit/text/content-stems.ts'
import { evidenceOf } from '../document/evidence.ts'
import { isCommon } from '../text/common-words.ts'
import type { Appraised, Pairing, SaidOfWork } from './appraised.ts'
import { isQuotable } from './lines.ts'

const FOUND: ReadonlySet<string> = new Set(['results', 'discussion', 'conclusion'])
const MOST = 6
const LEAST_SHARED = 2

export function pairingsOf(said: SaidOfWork, { reading, title }: Appraised): Pairing[] {
  const everywhere = new Set(contentStems(title()))
  const found = reading.sentences
    .filter(
      (one) => FOUND.has(one.role) && isQuotable(one) && !one.text.includes('?') && !SETS_OUT.test(one.text),
    )
    .map((one) => ({ one, stems: new Set(contentStems(one.text)), shows: SHOWS.test(one.text) ? 1 : 0 }))
  const spoken = new Set(
    [...reading.sentences, ...reading.blocks, ...reading.signposts]
      .filter(({ role }) => FOUND.has(role) || role === 'abstract')
      .flatMap(({ text }) => contentStems(text)),
  )
  return (said.objectives ?? said.questions ?? []).slice(0, MOST).map(({ place }) => {
    const own = [...new Set(contentStems(place.quote))].filter((stem) => !isCommon(stem))
    const rated = found
      .map(({ one, stems, shows }) => {
        const shared = own.filter((stem) => stems.has(stem))
        return {
          one,
          shared: shared.length,
          rate: shared.length + shared.filter((stem) => !everywhere.has(stem)).length + shows,
        }
      })
      .filter(({ shared }) => shared >= Math.min(LEAST_SHARED, own.length))
      .toSorted((a, b) => b.rate - a.rate)
    const telling = own.filter((stem) => !everywhere.has(stem))
    return {
      place,
      result: rated[0] ? evidenceOf(rated[0].one) : null,
      isSilent: telling.length > 0 && !telling.some((stem) => spoken.has(stem)),
    }
  })
}
/** An objective that is told again is no result. */
const SETS_OUT = /\b(?:objectives?|aim(?:s|ed)?|research questions?|sought|seeks)\b/i
const SHOWS = /\d|\b(?:show\w*|reveal\w*|found|indicat\w*|significan\w*)\b/i
