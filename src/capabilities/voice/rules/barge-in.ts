/**
 * Detects the student speaking over the assistant. The microphone also hears the loudspeaker: its echo level is learnt
 * at the start, and only sound well above it counts, first to lower the reply's volume, then to stop it.
 */
import { BARGE_IN } from '../spec.ts'

export type Overhearing = { since: number; echo: number; overSince: number | null; ducked: boolean }

export const beginOverhearing = (at: number): Overhearing => ({
  since: at,
  echo: -100,
  overSince: null,
  ducked: false,
})

export function overhear(
  before: Overhearing,
  at: number,
  level: number,
): Overhearing & { interrupted: boolean } {
  const learning = at - before.since < BARGE_IN.learnsFor
  const over = !learning && level > before.echo + BARGE_IN.aboveEcho
  const overSince = over ? (before.overSince ?? at) : null
  const lasted = overSince === null ? -1 : at - overSince
  return {
    since: before.since,
    // Its loudest moments; sinking slowly, so that one slammed door is forgotten.
    echo: over ? before.echo : Math.max(level, before.echo - (learning ? 0 : 0.2)),
    overSince,
    ducked: lasted >= BARGE_IN.ducksAfter,
    interrupted: lasted >= BARGE_IN.stopsAfter,
  }
}
