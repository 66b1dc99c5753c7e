import { useEffect, useReducer } from 'react'
import { NO_PREVIEW, PREVIEW_MOMENTS, previewFlow } from '../../rules/screen/preview-flow.ts'

export function usePreview() {
  const [state, send] = useReducer(previewFlow, NO_PREVIEW)
  const started = state.name !== 'waiting'
  useEffect(() => {
    if (!started) return
    const timers = PREVIEW_MOMENTS.map((ms) => setTimeout(() => send({ type: 'passed', ms }), ms))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [started])
  return { state, send }
}
