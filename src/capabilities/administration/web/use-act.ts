import { useRef, useState } from 'react'
import { ask } from '#asking/ask.ts'
import type { Problem } from '#kit/result.ts'

/** One act at a time, with the sentence of whatever went wrong. */
export function useAct<Answer>(done: (answer: Answer) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  // State is too slow for two presses within one frame.
  const acting = useRef(false)

  async function act(path: string, body: unknown = {}): Promise<void> {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await ask<Answer>(path, { method: 'POST', body })
      if (answer.ok) done(answer.value)
      else setProblem(answer.problem)
    } finally {
      acting.current = false
      setBusy(false)
    }
  }
  return { busy, problem, act, clear: () => setProblem(undefined) }
}
