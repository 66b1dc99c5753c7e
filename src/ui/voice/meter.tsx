import { useReducedMotion } from '../pictures/use-reduced-motion.ts'
import { meterHeights, STILL_HEIGHTS } from './meter-levels.ts'

/** Twenty-four bars of real levels, 0 to 1, the newest last. */
export function Meter({ levels }: { levels: readonly number[] }) {
  const still = useReducedMotion()
  const heights = still ? STILL_HEIGHTS : meterHeights(levels)
  return (
    <div className="meter" aria-hidden="true">
      {heights.map((height, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
        <i key={bar} style={{ '--h': `${height}%` }} />
      ))}
    </div>
  )
}
