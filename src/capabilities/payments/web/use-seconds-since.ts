import { useEffect, useState } from 'react'
import { seconds } from '#kit/time.ts'

/** Whole seconds since a moment, updated every second while mounted. */
export function useSecondsSince(since: number | undefined): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (since === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, seconds(1))
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.max(0, Math.floor((now - since) / seconds(1)))
}
