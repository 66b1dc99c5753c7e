import { useEffect, useEffectEvent, useRef } from 'react'
import { seconds } from '#kit/time.ts'

type Again = {
  /** Nothing is requested while this is false. */
  wanted: boolean
  /** Interval between reads while the page is visible and online. */
  every?: number
  /** Also when the student returns to the page, or the connection does. */
  onReturn?: boolean
}

/** Switching back and forth between two windows does not trigger a request each time. */
const NOT_MORE_OFTEN_THAN = seconds(5)

/** Refreshes automatically: on a timer, on return, or both. */
export function useRefresh(refetch: () => void, { wanted, every, onReturn = false }: Again): void {
  const last = useRef(0)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) refetch()
  })
  const back = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || Date.now() - last.current < NOT_MORE_OFTEN_THAN) return
    last.current = Date.now()
    refetch()
  })
  useEffect(() => {
    if (!wanted || every === undefined) return
    const timer = setInterval(() => look(), every)
    return () => clearInterval(timer)
  }, [wanted, every])
  useEffect(() => {
    if (!wanted || !onReturn) return
    const returned = () => back()
    document.addEventListener('visibilitychange', returned)
    addEventListener('online', returned)
    return () => {
      document.removeEventListener('visibilitychange', returned)
      removeEventListener('online', returned)
    }
  }, [wanted, onReturn])
}
