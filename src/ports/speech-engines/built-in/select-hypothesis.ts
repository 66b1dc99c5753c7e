/** Decides which hearing of a sound is believed and how far, and which further hearings are worthwhile. */
import type { HeardRecording, Signs, Transcript } from './hearing.ts'
import { canTurn, isFewWords, SETTLED, sureOfShort, sureOfWords } from './how-sure.ts'
import { BESIDE, type Pace, THROATS, type Throat } from './paces.ts'

export type Believed = Transcript & { sure: number }

type Hypothesis = HeardRecording & { pace: Throat; signs: Signs }

/** Below this a misheard long answer is shown as heard, not as the nearest short one. */
const LEAST_OF_ANSWER = 0.3

const isThroat = (pace: Pace): pace is Throat => THROATS.some((throat) => throat === pace)
const hasWords = (hearing: HeardRecording): hearing is Hypothesis =>
  isThroat(hearing.pace) && hearing.signs !== undefined

/** The hearing whose words fit best. */
const bestOf = (hearings: readonly HeardRecording[]): Hypothesis | undefined =>
  hearings.filter(hasWords).sort((a, b) => b.signs.above - a.signs.above)[0]

/** The paces at which to hear it next, the first of them first; none if no hearing could change the result. */
export function worthHearing(hearings: readonly HeardRecording[], known: Throat | undefined): Pace[] {
  if (hearings.length === 0) return known ? [known] : [...THROATS]
  const best = bestOf(hearings)
  if (!best || isFewWords(best.text) || believed(hearings).sure >= SETTLED) return []
  const not = (pace: Pace) => !hearings.some((hearing) => hearing.pace === pace)
  const otherThroats = known ? [] : THROATS.filter(not)
  if (otherThroats.length > 0) return otherThroats
  return canTurn(best.text, best.signs) ? [BESIDE[best.pace]].filter(not) : []
}

export function believed(hearings: readonly HeardRecording[]): Believed {
  const words = bestOf(hearings)
  const [short] = hearings.flatMap((hearing) => hearing.short ?? []).sort((a, b) => b.above - a.above)
  // A short answer that fits better than any words of the full vocabulary is taken.
  if (words && short && short.above >= words.signs.above) {
    const sure = sureOfShort(short.above)
    if (sure >= LEAST_OF_ANSWER) return { text: short.text, words: short.words, sure }
  }
  return believedWords(hearings)
}

function believedWords(hearings: readonly HeardRecording[]): Believed {
  const best = bestOf(hearings)
  if (!best) return { text: hearings[0]?.text ?? '', words: [], sure: 0 }
  const { text, words, signs } = best
  const again = hearings.find(({ pace }) => pace === BESIDE[best.pace])
  return { text, words, sure: sureOfWords(text, signs, again && agreement(text, again.text)) }
}

/** How far two hearings of one sound agree: the words common to both, in order, as a share of the longer one. */
function agreement(one: string, other: string): number {
  const [said, again] = [spaceSeparatedWords(one), spaceSeparatedWords(other)]
  const longer = Math.max(said.length, again.length)
  return longer === 0 ? 0 : inCommon(said, again) / longer
}

const spaceSeparatedWords = (text: string) => text.split(' ').filter(Boolean)

/** The longest common subsequence of words. */
function inCommon(one: string[], other: string[]): number {
  let row = new Array<number>(other.length + 1).fill(0)
  for (const word of one) {
    const next = [0]
    for (const [at, each] of other.entries())
      next.push(word === each ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!))
    row = next
  }
  return row.at(-1)!
}
