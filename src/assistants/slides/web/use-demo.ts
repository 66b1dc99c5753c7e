import { useEffect, useEffectEvent, useReducer } from 'react'
import { seconds } from '#kit/time.ts'
import { demoFlow } from '../rules/screen/demo.ts'

const KEPT = 'weekbe4:slides-demos'

/** The number of demos this device has shown. */
function made(): number {
  try {
    return Number(localStorage.getItem(KEPT)) || 0
  } catch {
    return 0
  }
}
function rememberDemo(count: number): void {
  try {
    localStorage.setItem(KEPT, String(count))
  } catch {
    // A device without storage counts from the beginning again.
  }
}

export function useDemo(onOver: () => void) {
  const [state, send] = useReducer(demoFlow, undefined, () =>
    demoFlow({ name: 'idle', made: made() }, { type: 'reset' }),
  )
  const running = state.name === 'generating'
  const over = useEffectEvent(onOver)
  useEffect(() => rememberDemo(state.made), [state.made])
  useEffect(() => {
    if (!running) return
    const began = performance.now()
    const timer = setInterval(() => send({ type: 'passed', ms: performance.now() - began }), seconds(1))
    return () => clearInterval(timer)
  }, [running])
  const isDone = state.name === 'done'
  useEffect(() => {
    if (isDone) over()
  }, [isDone])
  return { state, press: () => send({ type: 'pressed' }), reset: () => send({ type: 'reset' }) }
}
