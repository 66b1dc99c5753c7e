/**
 * When a turn ends: synthetic speech with pauses in the middle, clean and with background voices, played to the
 * calibrated rule as a browser measures it, ten times a second. Each pause is played separately, so that one which ends
 * a turn hides no other.
 */
import { breaksOff } from '../../src/capabilities/oral-session/rules/examiner/is-cut-off.ts'
import { unknownNoise } from '../../src/capabilities/voice/rules/background-noise.ts'
import { hearRecording, newRecording } from '../../src/capabilities/voice/rules/recording.ts'
import { ROOM } from '../../src/capabilities/voice/spec.ts'
import { type FliteVoice, openFlite } from '../../src/ports/speech-engines/flite/flite.ts'
import { heardThrough } from '../hearing/sound-conditions.ts'
import { quantile } from '../printing/times.ts'
import { gapsIn } from './gaps.ts'
import { PAUSED_ANSWERS, type PauseAt } from './paused-answers.ts'

const RATE = 16_000
const FRAME = (RATE * ROOM.listensEvery) / 1_000
const VOICES: readonly FliteVoice[] = ['rms', 'slt', 'awb']
/** In seconds, from 0.3 to 2.5: taken in turn. */
const PAUSES = [1.9, 0.3, 1.3, 2.3, 0.7, 1.7, 1.1, 0.5, 2.1, 0.9, 1.5, 2.5]
const SILENCE_AFTER = 6

type Paused = {
  where: PauseAt
  seconds: number
  /** The words so far could not end a sentence: the examiner's criterion (decision 0065). */
  isOpen: boolean
  /** The longest silence the rule detected in the pause, and its delay after the last word. */
  calm: number
  late: number
}

export function pausedTurns(condition: 'clean' | 'babble'): Paused[] {
  const flite = openFlite()
  const say = (words: string, voice: FliteVoice) =>
    Float32Array.from(flite.speak(words, voice), (sample) => sample / 32_768)
  const others = ['The market opens at six.', 'My brother sells maize in town.'].map((words) =>
    say(words, 'rms'),
  )
  const found: Paused[] = []
  for (const voice of VOICES)
    for (const pieces of PAUSED_ANSWERS) {
      const sound = say(pieces.map(([words, then]) => `${words}${MARKS[then]}`).join(' '), voice)
      const gaps = gapsIn(sound, pieces.length - 1)
      for (const [at, gap] of gaps.entries()) {
        const seconds = PAUSES[found.length % PAUSES.length]!
        const spoken = pieces.slice(0, at + 1).map(([words]) => words)
        const before = sound.subarray(0, gap)
        const after = sound.subarray(gap)
        const whole = joined([silence(1), before, silence(seconds), after, silence(SILENCE_AFTER)])
        const resumes = 1_000 * (1 + gap / RATE + seconds)
        const lastWord = 1_000 * (1 + sound.length / RATE + seconds)
        const isOpen = breaksOff(spoken.at(-1)!)
        const heard = calmIn(heardThrough(condition, whole, others), { resumes, lastWord })
        found.push({ where: pieces[at]![1] as PauseAt, seconds, isOpen, ...heard })
      }
    }
  return found
}

const MARKS = { 'in a clause': ',', 'between clauses': ',', 'between sentences': '.', end: '.' } as const

type Curve = { falsely: number; late90: number }

/** The result of a rule that waits this many milliseconds. */
export const ifItWaited = (turns: readonly Paused[], wait: number): Curve => ({
  falsely: turns.filter(({ calm }) => calm >= wait).length / turns.length,
  late90: quantile(
    turns.map(({ late }) => late + wait),
    0.9,
  ),
})

/** By the calibrated rule alone: the specification's needs the bins of an analyser. */
function calmIn(sound: Float32Array, { resumes, lastWord }: { resumes: number; lastWord: number }) {
  let take = newRecording(0, unknownNoise)
  let calm = 0
  let last = lastWord
  for (let from = 0; from + FRAME <= sound.length; from += FRAME) {
    const power = sound.subarray(from, from + FRAME).reduce((sum, one) => sum + one * one, 0) / FRAME
    const level = Math.max(-100, 10 * Math.log10(power + 1e-12))
    const at = ((from + FRAME) / RATE) * 1_000
    take = hearRecording(take, { at, loudness: { decibels: 0, byteLevel: 255, level }, waits: false })
    if (take.calmSince === null) continue
    if (at <= resumes) calm = Math.max(calm, at - take.calmSince)
    else if (at > lastWord) last = take.calmSince
  }
  return { calm, late: last - lastWord }
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE))

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
