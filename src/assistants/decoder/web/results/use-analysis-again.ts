import { useRef } from 'react'
import { callApi } from '#api-client/call-api.ts'
import type { Analysis, readAnalysis } from '../../contract.ts'
import { inWordsOfToday } from '../../rules/words-of-today.ts'
import { CALLS } from '../../spec.ts'

/** Reads the analysis after the student's word on the record; answers that come meanwhile are read in one more turn. */
export function useAnalysisAgain(
  sessionId: string,
  onAnalysis: (sessionId: string, analysis: Analysis) => void,
) {
  const asked = useRef(0)
  return async function readAgain(): Promise<void> {
    asked.current += 1
    if (asked.current > 1) return
    for (let seen = 0; seen !== asked.current; ) {
      seen = asked.current
      const answer = await callApi<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId } })
      if (answer.ok) onAnalysis(sessionId, inWordsOfToday(answer.value.analysis))
    }
    asked.current = 0
  }
}
