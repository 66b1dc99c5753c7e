import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '#kit/result.ts'
import { type Address, type AddressOf, type Call, filled } from '#wire/call.ts'
import { type AnswerOf, ask, type SentWith } from './ask.ts'

export type Asked<Value> = {
  value: Value | undefined
  problem: Problem | undefined
  askAgain(): void
}

type Anywhere = Parameters<typeof filled>[1]

/** Reads one address when the screen opens. What was read stays until a newer answer is there. */
export function useAsked<C extends Call>(address: AddressOf<C>, ...sent: SentWith<C>): Asked<AnswerOf<C>>
/** The old way, until every slice has calls. */
export function useAsked<Value>(path: string): Asked<Value>
export function useAsked(to: Address | string, sent?: Anywhere): Asked<unknown> {
  const [value, setValue] = useState<unknown>()
  const [problem, setProblem] = useState<Problem>()
  const [round, setRound] = useState(0)
  const at = typeof to === 'string' ? to : filled(to.path, sent)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same address again
  useEffect(() => {
    const breaking = new AbortController()
    ask<unknown>(at, { signal: breaking.signal }).then(
      (answer) => {
        if (breaking.signal.aborted) return
        if (answer.ok) setValue(answer.value)
        setProblem(answer.ok ? undefined : answer.problem)
      },
      // Broken off because the screen was left.
      () => undefined,
    )
    return () => breaking.abort()
  }, [at, round])

  return { value, problem, askAgain: useCallback(() => setRound((last) => last + 1), []) }
}
