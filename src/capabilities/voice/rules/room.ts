/**
 * What this room sounds like when nobody speaks. The specified rule takes a fan for speech and records to
 * the end of the minute; this one compares with the quietest moments of the last seconds.
 */
import { ROOM } from '../spec.ts'

export type Room = {
  /** The last seconds, newest last. */
  levels: readonly number[]
  speaking: boolean
}

export const unknownRoom: Room = { levels: [], speaking: false }

export function hearRoom({ levels }: Room, level: number): Room {
  const remembered = [...levels, level].slice(-ROOM.remembers / ROOM.listensEvery)
  return { levels: remembered, speaking: level > speechFrom(remembered) }
}

/** From this level on it is speech; shown as the line in the meter. */
export function speechFrom(levels: readonly number[]): number {
  const quietest = [...levels].sort((a, b) => a - b)[Math.floor(levels.length * ROOM.quietShare)]
  return Math.max(ROOM.speechAtLeast, (quietest ?? ROOM.speechAtLeast) + ROOM.aboveQuiet)
}
