import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '#kit/result.ts'
import { ask } from './ask.ts'

export type Asked<Value> = {
  value: Value | undefined
  problem: Problem | undefined
  askAgain(): void
}

/** Reads one address when the screen opens. What was read stays until a newer answer is there. */
export function useAsked<Value>(path: string): Asked<Value> {
  const [value, setValue] = useState<Value>()
  const [problem, setProblem] = useState<Problem>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same address again
  useEffect(() => {
    const breaking = new AbortController()
    ask<Value>(path, { signal: breaking.signal }).then(
      (answer) => {
        if (breaking.signal.aborted) return
        if (answer.ok) setValue(answer.value)
        setProblem(answer.ok ? undefined : answer.problem)
      },
      // Broken off because the screen was left.
      () => undefined,
    )
    return () => breaking.abort()
  }, [path, round])

  return { value, problem, askAgain: useCallback(() => setRound((last) => last + 1), []) }
}
