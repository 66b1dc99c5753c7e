/**
 * Progress never runs backwards: a shrinking estimate looks like lost work. Only 0 is accepted, because that is a new start
 * after an error.
 */
export function forwardOnly(shown: number, reported: number): number {
  const next = Math.min(100, Math.max(0, Number.isFinite(reported) ? reported : shown))
  return next === 0 ? 0 : Math.max(shown, next)
}

/** How full each of the seven blocks is, in percent. */
export function weekBlocks(percent: number): number[] {
  return Array.from({ length: 7 }, (_, block) =>
    Math.min(100, Math.max(0, Math.round(percent * 7 - block * 100))),
  )
}
