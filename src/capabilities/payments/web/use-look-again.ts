import { useEffect, useEffectEvent } from 'react'
import { POLLING } from '../spec.ts'

/** While something is open and the page is looked at, it is asked for again. */
export function useLookAgain(open: boolean, lookAgain: () => void): void {
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) lookAgain()
  })
  useEffect(() => {
    if (!open) return
    const timer = setInterval(() => look(), POLLING.every)
    return () => clearInterval(timer)
  }, [open])
}
