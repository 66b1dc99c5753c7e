import { useEffect, useEffectEvent, useReducer } from 'react'
import { nextDemo, RESTING } from '../rules/flow/demo.ts'
import { HUMANIZER } from '../spec.ts'

/** Nine seconds of processing, the result, and two seconds later the price. */
export function useDemo(onOver: () => void) {
  const [demo, send] = useReducer(nextDemo, RESTING)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (demo.name === 'resting') return
    const timer =
      demo.name === 'processing'
        ? setTimeout(() => send({ type: 'processed' }), HUMANIZER.demoTakes)
        : setTimeout(() => over(), HUMANIZER.modalAfterDemo)
    return () => clearTimeout(timer)
  }, [demo])
  return { demo, start: () => send({ type: 'pressed' }) }
}
