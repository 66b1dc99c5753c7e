import { useEffect, useEffectEvent, useRef } from 'react'
import { seconds } from '#kit/time.ts'

type Again = {
  /** While this holds; otherwise nothing is asked. */
  wanted: boolean
  /** Between two looks, as long as the page is looked at and there is a line. */
  every?: number
  /** Also when the student comes back to the page, or the line does. */
  onReturn?: boolean
}

/** Somebody who switches to and fro between two windows does not ask at every switch. */
const NOT_MORE_OFTEN_THAN = seconds(5)

/** Asks again by itself: by the clock, on coming back, or both. */
export function useAgain(askAgain: () => void, { wanted, every, onReturn = false }: Again): void {
  const last = useRef(0)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) askAgain()
  })
  const back = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || Date.now() - last.current < NOT_MORE_OFTEN_THAN) return
    last.current = Date.now()
    askAgain()
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
