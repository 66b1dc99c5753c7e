/**
 * When a turn ends: made speech with pauses in the middle, clean and among people who talk, played to the calibrated rule as a
 * browser measures it, ten times a second. How many pauses end the turn by mistake, and how long it waits after the last word.
 */

import { unknownRoom } from '../../src/capabilities/voice/rules/room.ts'
import { hearTake, newTake } from '../../src/capabilities/voice/rules/take.ts'
import { ROOM, TURN } from '../../src/capabilities/voice/spec.ts'
import { openFlite } from '../../src/ports/speech-out/flite/flite.ts'
import { heardThrough } from '../hearing/sound-conditions.ts'
import { quantile } from '../printing/times.ts'

const RATE = 16_000
const FRAME = (RATE * ROOM.listensEvery) / 1_000
const SENTENCES = [
  'We took every third woman at each clinic because the register gave us a list of all of them.',
  'The sample came from a formula and we wanted to compare two groups of about the same size.',
  'Distance was the main reason and the table on page three shows it for every ward.',
]
const BEHIND = [
  'It cannot show the cause because we asked only once.',
  'Next time I would follow the women from their first visit.',
]
/** In seconds. */
const PAUSES = [0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.9, 2.1, 2.3, 2.5]

export type TurnEnds = { falsely: number; pauses: number; late90: number }

export function turnEnds(condition: 'clean' | 'babble', waits: number = TURN.silenceEndsTurn): TurnEnds {
  const voice = openFlite()
  const say = (words: string) => Float32Array.from(voice.speak(words, 'rms'), (sample) => sample / 32_768)
  const others = ['The market opens at six.', 'My brother sells maize in town.'].map(say)
  const late: number[] = []
  let falsely = 0
  for (const [nth, pause] of PAUSES.entries()) {
    const before = say(SENTENCES[nth % SENTENCES.length]!)
    const after = say(BEHIND[nth % BEHIND.length]!)
    const spoken = [before, new Float32Array(pause * RATE), after, new Float32Array(6 * RATE)]
    const sound = heardThrough(condition, joined(spoken), others)
    const ends = endOf(sound, waits)
    const lastWord = ((before.length + pause * RATE + after.length) / RATE) * 1_000
    if (ends < lastWord) falsely += 1
    else late.push(ends - lastWord)
  }
  return { falsely, pauses: PAUSES.length, late90: late.length > 0 ? quantile(late, 0.9) : Number.NaN }
}

/** By the calibrated rule alone: the specification's needs the bins of an analyser. */
function endOf(sound: Float32Array, waits: number): number {
  let take = newTake(0, unknownRoom)
  for (let from = 0; from + FRAME <= sound.length; from += FRAME) {
    const power = sound.subarray(from, from + FRAME).reduce((sum, one) => sum + one * one, 0) / FRAME
    const level = Math.max(-100, 10 * Math.log10(power + 1e-12))
    const at = ((from + FRAME) / RATE) * 1_000
    take = hearTake(take, { at, loudness: { decibels: 0, byteLevel: 255, level }, waits: false })
    if (take.calmSince !== null && at - take.calmSince >= waits) return at
  }
  return (sound.length / RATE) * 1_000
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
