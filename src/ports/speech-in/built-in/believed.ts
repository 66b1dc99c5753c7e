/** Several hearings of one sound: which of them is believed and how far, and which others are still worth having. */
import { agreement } from './agreement.ts'
import type { Hearing, Transcript } from './hearing.ts'
import { EVENLY, sureByFit, sureOfWords } from './how-sure.ts'
import { BESIDE, THROATS, type Throat } from './paces.ts'

export type Believed = Transcript & { sure: number }

type Close = Hearing & { pace: Throat; above: number }

/** Below this a long answer that was misheard is shown as it was heard, and not as the nearest short one. */
const LEAST_OF_ANSWER = 0.3

const isClose = (hearing: Hearing): hearing is Close => hearing.above !== undefined

/** The hearing whose words fit best. */
export const bestOf = (hearings: readonly Hearing[]): Close | undefined =>
  hearings.filter(isClose).sort((a, b) => b.above - a.above)[0]

/** The paces at which it is to be heard next, the first of them first; none where nothing could change any more. */
export function worthHearing(hearings: readonly Hearing[], known: Throat | undefined): number[] {
  if (hearings.length === 0) return known ? [known, BESIDE[known]] : [...THROATS]
  const best = bestOf(hearings)
  if (!best || sureByFit(best) !== undefined) return []
  const not = (pace: number) => !hearings.some((hearing) => hearing.pace === pace)
  const otherThroats = known ? [] : THROATS.filter(not)
  return otherThroats.length > 0 ? otherThroats : [BESIDE[best.pace]].filter(not)
}

export function believed(hearings: readonly Hearing[]): Believed {
  const words = believedWords(hearings)
  const [short] = hearings.flatMap((hearing) => hearing.short ?? []).sort((a, b) => b.sure - a.sure)
  if (!short || short.sure < LEAST_OF_ANSWER || short.sure < words.sure) return words
  const saysMore = words.text.length > short.text.length && words.sure >= EVENLY
  // One of a few that fits as well is the likelier one.
  return saysMore ? words : short
}

function believedWords(hearings: readonly Hearing[]): Believed {
  const best = bestOf(hearings)
  if (!best) return { text: hearings[0]?.text ?? '', words: [], sure: 0 }
  const { text, words } = best
  // Where nobody had time to hear it beside, the other throat says what it can.
  const other =
    hearings.find(({ pace }) => pace === BESIDE[best.pace]) ?? hearings.find((one) => one !== best)
  const agrees = other && agreement(text, other.text)
  return { text, words, sure: sureByFit(best) ?? sureOfWords(best.above, agrees) }
}
