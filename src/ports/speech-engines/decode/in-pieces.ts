import { SAMPLE_RATE } from '../sample-rate.ts'
import type { Sound } from './sound.ts'

const WINDOW = SAMPLE_RATE / 10

/** Splits a long answer for a recogniser with a limit of half a minute, cutting where it is quietest. */
export function inPieces(sound: Sound, longestSeconds: number): Sound[] {
  const longest = longestSeconds * SAMPLE_RATE
  if (sound.length <= longest) return [sound]
  const cut = quietest(sound, Math.floor(longest * 0.6), longest)
  return [sound.subarray(0, cut), ...inPieces(sound.subarray(cut), longestSeconds)]
}

function quietest(sound: Sound, from: number, until: number): number {
  let best = until
  let least = Number.POSITIVE_INFINITY
  for (let at = from; at + WINDOW <= until; at += WINDOW) {
    const power = sound.subarray(at, at + WINDOW).reduce((sum, sample) => sum + sample * sample, 0)
    if (power >= least) continue
    least = power
    best = at + WINDOW / 2
  }
  return best
}
