/**
 * Tracks the background noise of the room. The specified rule takes a fan for speech and records to the end of the
 * minute; this one compares with the quietest moments of the last seconds.
 */
import { ROOM } from '../spec.ts'

export type BackgroundNoise = {
  /** The last seconds, newest last. */
  levels: readonly number[]
  speaking: boolean
}

export const unknownNoise: BackgroundNoise = { levels: [], speaking: false }

export function trackNoise({ levels }: BackgroundNoise, level: number): BackgroundNoise {
  const remembered = [...levels, level].slice(-ROOM.remembers / ROOM.listensEvery)
  return { levels: remembered, speaking: level > speechFrom(remembered) }
}

/** From this level on it is speech; shown as the line in the meter. */
export function speechFrom(levels: readonly number[]): number {
  const sorted = [...levels].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? ROOM.speechAtLeast
  const quiet = at(ROOM.quietShare)
  const line = Math.max(ROOM.speechAtLeast, quiet + ROOM.aboveQuiet)
  // With others talking nearby, levels rise far above the quietest moment; the student is nearer and louder.
  return quiet > ROOM.noisyFrom ? Math.max(line, at(ROOM.loudShare) - ROOM.belowLoud) : line
}
