/** Finds whether and until when a recording contains speech. A rule for a whole recording, calibrated to its own quiet. */

import { SAMPLE_RATE } from '../sample-rate.ts'
import type { Sound } from './sound.ts'

export type SpeechFound = {
  seconds: number
  /** How much of it is louder than the room. */
  speechSeconds: number
  /** The start of the first speech and the end of the last; 0 where there is none. */
  speechFrom: number
  speechUntil: number
}

const WINDOW_SECONDS = 0.1
const WINDOW = SAMPLE_RATE * WINDOW_SECONDS
const ABOVE_THE_ROOM = 8
const QUIETEST_SPEECH = -50

export function findSpeech(sound: Sound): SpeechFound {
  const levels = Array.from({ length: Math.ceil(sound.length / WINDOW) }, (_, i) =>
    decibels(sound.subarray(i * WINDOW, (i + 1) * WINDOW)),
  )
  const quiet = [...levels].sort((a, b) => a - b)[Math.floor(levels.length * 0.1)] ?? -100
  // A speaker who never pauses leaves no quiet to compare with.
  const room = Math.min(quiet, -35)
  const loud = levels.map((level) => level > Math.max(QUIETEST_SPEECH, room + ABOVE_THE_ROOM))
  const last = loud.lastIndexOf(true)
  return {
    seconds: sound.length / SAMPLE_RATE,
    speechSeconds: loud.filter(Boolean).length * WINDOW_SECONDS,
    speechFrom: Math.max(0, loud.indexOf(true)) * WINDOW_SECONDS,
    speechUntil: (last + 1) * WINDOW_SECONDS,
  }
}

function decibels(window: Sound): number {
  const power = window.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, window.length)
  return 10 * Math.log10(power + 1e-10)
}
