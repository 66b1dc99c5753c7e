import { useRef, useState } from 'react'
import { type AnswerOf, callApi, type SentWith } from '#api-client/call-api.ts'
import type { AddressOf, Call } from '#contracts/call.ts'
import type { Problem } from '#kit/result.ts'

/** One act at a time, with the sentence of whatever went wrong. */
export function useAct<C extends Call>(address: AddressOf<C>, done: (answer: AnswerOf<C>) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  // State is too slow for two presses within one frame.
  const acting = useRef(false)

  async function act(...sent: SentWith<C>): Promise<void> {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await callApi<C>(address, ...sent)
      if (answer.ok) done(answer.value)
      else setProblem(answer.problem)
    } finally {
      acting.current = false
      setBusy(false)
    }
  }
  return { busy, problem, act, clear: () => setProblem(undefined) }
}
