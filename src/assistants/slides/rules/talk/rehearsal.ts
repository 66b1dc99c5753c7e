/** A rehearsal: the current slide, and the start time of each. Time comes in; nothing is recorded or stored. */

export type RehearsalRun = {
  at: number
  /** The start time of each slide, in milliseconds. */
  came: readonly number[]
  endedAt?: number
}

export const begun = (now: number): RehearsalRun => ({ at: 0, came: [now] })
export const stepped = ({ at, came }: RehearsalRun, now: number): RehearsalRun => ({
  at: at + 1,
  came: [...came, now],
})
export const stopped = (run: RehearsalRun, now: number): RehearsalRun => ({ ...run, endedAt: now })

/** Whole seconds so far, or until the next slide started. */
export function secondsOn({ came, endedAt }: RehearsalRun, slide: number, now: number): number {
  const from = came[slide]
  return from === undefined ? 0 : Math.max(0, Math.round(((came[slide + 1] ?? endedAt ?? now) - from) / 1000))
}
