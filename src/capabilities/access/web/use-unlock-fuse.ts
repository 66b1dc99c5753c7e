import { useEffect, useEffectEvent, useReducer } from 'react'
import { isBurntDown, isHeld, newFuse, nextFuse, shareLeft } from '../rules/unlock-fuse.ts'

/** Often enough for a smooth line, seldom enough for a slow phone. */
const STEP = 200

/** `ms` undefined: the modal stays until it is closed by hand. */
export function useUnlockFuse(ms: number | undefined, onBurntDown: () => void) {
  const [fuse, send] = useReducer(nextFuse, ms ?? Number.POSITIVE_INFINITY, newFuse)
  const burning = ms !== undefined && !isHeld(fuse) && !isBurntDown(fuse)
  const burntDown = isBurntDown(fuse)
  const close = useEffectEvent(onBurntDown)

  useEffect(() => {
    if (!burning) return
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      // After sleep the modal is not gone: only time on the screen counts.
      send({ type: 'passed', ms: Math.min(now - last, 2 * STEP) })
      last = now
    }, STEP)
    return () => clearInterval(timer)
  }, [burning])
  useEffect(() => {
    if (burntDown) close()
  }, [burntDown])

  return { share: ms === undefined ? undefined : shareLeft(fuse), send }
}
