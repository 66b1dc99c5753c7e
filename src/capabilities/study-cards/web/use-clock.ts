import { useEffect, useState } from 'react'
import { minutes } from '#kit/time.ts'

/**
 * The time, for those waiting for a card: updated every minute, on return to the page, and whenever `since` changes.
 */
export function useNow(since: unknown): number {
  const [now, setNow] = useState(() => Date.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is `since` that makes the time old.
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, minutes(1))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [since])
  return now
}
