import { useReducer, useRef } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { AnalysisChange, changeAnalysis, readAnalysis } from '../contract.ts'
import { analysisFlow, IDLE } from '../rules/screen/analysis-flow.ts'
import { inWordsOfToday } from '../rules/words-of-today.ts'
import { CALLS } from '../spec.ts'
import type { Chosen } from './results/disagreements.tsx'
import type { TakenAs } from './results/kind-dialog.tsx'
import { useAnalysisPolling } from './use-polling.ts'
import { useSending } from './use-sending.ts'

type UseAnalysisOptions = { onCounted(): void; onSignedOut(): void }

/** The analysis on the screen: sent, polled, reopened, corrected and ticked. */
export function useAnalysis({ onCounted, onSignedOut }: UseAnalysisOptions) {
  const [state, send] = useReducer(analysisFlow, IDLE)
  const say = useToast()
  const sending = useSending({ send, onCounted, onSignedOut })
  // Ticks are sent in the order in which they were made.
  const ticking = useRef(Promise.resolve())
  /** How many answers on the record wait for the analysis that follows them. */
  const reading = useRef(0)

  useAnalysisPolling(state.name === 'processing' ? state.sessionId : undefined, (look) =>
    look.type === 'signed-out' ? onSignedOut() : send(look),
  )

  const change = (sessionId: string, body: AnalysisChange) =>
    callApi<typeof changeAnalysis>(CALLS.changeAnalysis, { params: { sessionId }, body })

  async function open(sessionId: string): Promise<void> {
    const answer = await callApi<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId } })
    if (!answer.ok) return send({ type: 'refused', message: answer.problem.message })
    send({ type: 'completed', ...answer.value, analysis: inWordsOfToday(answer.value.analysis) })
  }

  /** After the student's word on the record; an answer that comes meanwhile is read in another turn. */
  async function readAgain(): Promise<void> {
    if (state.name !== 'completed') return
    const { sessionId } = state
    const isFirst = reading.current === 0
    reading.current += 1
    if (!isFirst) return
    for (let seen = 0; seen !== reading.current; ) {
      seen = reading.current
      const answer = await callApi<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId } })
      if (answer.ok) send({ type: 'corrected', sessionId, analysis: inWordsOfToday(answer.value.analysis) })
    }
    reading.current = 0
  }

  /** Whether it was accepted, so that the caller can close. */
  async function correct(body: AnalysisChange): Promise<boolean> {
    if (state.name !== 'completed') return false
    const answer = await change(state.sessionId, body)
    if (answer.ok) send({ type: 'corrected', ...answer.value })
    else say({ failed: answer.problem.message })
    return answer.ok
  }

  function tick(ready: string[]): void {
    if (state.name !== 'completed') return
    const { sessionId, ready: before } = state
    send({ type: 'ticked', ready })
    ticking.current = ticking.current.then(async () => {
      const answer = await change(sessionId, { ready })
      if (answer.ok) return
      send({ type: 'ticked', ready: before })
      say({ failed: answer.problem.message })
    })
  }

  return {
    state,
    ...sending,
    open,
    correctKind: (takenAs: TakenAs) => correct(takenAs),
    decide: (chosen: Chosen) => correct({ chosen }),
    tick,
    readAgain: () => void readAgain(),
    follow: (sessionId: string, file: string) => send({ type: 'taken', sessionId, file }),
    again() {
      if (state.name === 'failed' && state.again === 'check' && state.sessionId)
        send({ type: 'taken', sessionId: state.sessionId, file: state.file })
      else sending.again()
    },
    dismiss: () => send({ type: 'dismissed' }),
    reset() {
      sending.cancel()
      send({ type: 'reset' })
    },
  }
}

export type AnalysisHere = ReturnType<typeof useAnalysis>
