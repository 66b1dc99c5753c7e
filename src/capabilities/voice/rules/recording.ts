/** One recording while it runs: when has the student finished? Both rules of silence run; the first to fire ends it. */
import { TURN } from '../spec.ts'
import { type BackgroundNoise, trackNoise } from './background-noise.ts'
import { isSilent, type Loudness } from './loudness.ts'

export type Recording = {
  startedAt: number
  /** Since when it has been silent by the rule of the specification, and by the calibrated one. */
  quietSince: number | null
  calmSince: number | null
  room: BackgroundNoise
  /** Speech was detected, by the calibrated rule. */
  spoke: boolean
  /** It has not been silent throughout, by any rule. */
  heardSomething: boolean
  /** "Give me a moment": silence does not count until the student speaks again. */
  held: boolean
  /** Held down by the student: silence ends nothing. */
  pushed: boolean
}

export type RecordingEnding = 'silence' | 'calm' | 'too-long'

export const newRecording = (
  startedAt: number,
  room: BackgroundNoise,
  { pushed = false, spoke = false, held = false } = {},
): Recording => ({
  startedAt,
  quietSince: null,
  calmSince: null,
  room,
  spoke,
  heardSomething: spoke,
  held,
  pushed,
})

/** "Give me a moment", and not a sound so far: a soft voice, or one that began at once, is no silence. */
export const stillThinks = ({ held, heardSomething }: Recording): boolean => held && !heardSomething

/** From the start until the sixtieth second, whatever is being said. */
export const isTooLong = (take: Recording, at: number): boolean =>
  at - take.startedAt >= (stillThinks(take) ? TURN.longestThought : TURN.longestRecording)

export function hearRecording(
  take: Recording,
  { at, loudness, waits }: { at: number; loudness: Loudness; waits: boolean },
): Recording {
  const room = trackNoise(take.room, loudness.level)
  const silent = isSilent(loudness)
  const held = take.held && !room.speaking
  // People breathe in before they answer; silence in the first seconds is not an ending.
  const counts = at - take.startedAt >= TURN.silenceCountsAfter && !held && !waits && !take.pushed
  const spoke = take.spoke || room.speaking
  return {
    ...take,
    room,
    held,
    spoke,
    heardSomething: take.heardSomething || !silent || room.speaking,
    quietSince: counts && silent ? (take.quietSince ?? at) : null,
    // A room can be calm before any speech; that does not end the turn.
    calmSince: counts && spoke && !room.speaking ? (take.calmSince ?? at) : null,
  }
}

/** Why the recording is over; null while it runs. */
export function endOfTake(take: Recording, at: number, silenceEndsTurn: number): RecordingEnding | undefined {
  if (isTooLong(take, at)) return 'too-long'
  if (take.quietSince !== null && at - take.quietSince >= silenceEndsTurn) return 'silence'
  if (take.calmSince !== null && at - take.calmSince >= silenceEndsTurn) return 'calm'
  return undefined
}

/** How long it has been silent, by the rule that will fire first. */
export function silentFor({ quietSince, calmSince }: Recording, at: number): number {
  const since = Math.min(quietSince ?? at, calmSince ?? at)
  return Math.max(0, at - since)
}

/** Remaining part of the ring: 1 during speech, 0 when the turn ends. */
export const ringLeft = (take: Recording, at: number, silenceEndsTurn: number): number =>
  1 - Math.min(1, silentFor(take, at) / silenceEndsTurn)
