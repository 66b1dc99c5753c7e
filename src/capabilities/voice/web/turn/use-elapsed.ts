import { useEffect, useState } from 'react'

const STEP = 100

/** Milliseconds since a moment, counted on while there is one. */
export function useElapsed(since: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (since === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), STEP)
    return () => clearInterval(timer)
  }, [since])
  return since === undefined ? 0 : Math.max(0, now - since)
}
