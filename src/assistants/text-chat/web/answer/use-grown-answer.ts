import { useState } from 'react'
import { type Answer, EMPTY_ANSWER, growAnswer } from '#kit/markdown/grow-answer.ts'

/** The blocks of an answer; those already complete keep their identity. */
export function useGrownAnswer(text: string, growing: boolean): Answer {
  const [answer, setAnswer] = useState(() => growAnswer(EMPTY_ANSWER, text, growing))
  const next = growAnswer(answer, text, growing)
  if (next !== answer) setAnswer(next)
  return next
}
