const METER_BARS = 24

const LOWEST = 8
const QUIET_DECIBELS = -60
const LOUD_DECIBELS = -10

/** A measured loudness as a share of the meter, 0 to 1. */
export function levelOfDecibels(decibels: number): number {
  const share = (decibels - QUIET_DECIBELS) / (LOUD_DECIBELS - QUIET_DECIBELS)
  return Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0
}

/** Heights in percent for every bar; unfilled positions are flat. */
export function meterHeights(levels: readonly number[]): number[] {
  const shown = levels.slice(-METER_BARS)
  const flat = Array.from({ length: METER_BARS - shown.length }, () => 0)
  return [...flat, ...shown].map((level) => Math.round(LOWEST + (100 - LOWEST) * level))
}

/** Shown for reduced motion: a voice shape, not a measurement. */
export const STILL_HEIGHTS: readonly number[] = Array.from({ length: METER_BARS }, (_, bar) =>
  Math.round(35 + 30 * Math.sin(bar * 1.3) * Math.sin((bar / (METER_BARS - 1)) * Math.PI)),
)
