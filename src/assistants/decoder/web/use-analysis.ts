import { useReducer, useRef } from 'react'
import { ask } from '#asking/ask.ts'
import { useToast } from '#ui/telling/use-toast.tsx'
import type { AnalysisChange, changeAnalysis, readAnalysis } from '../contract.ts'
import { analysisFlow, IDLE } from '../rules/screen/analysis-flow.ts'
import { CALLS } from '../spec.ts'
import type { TakenAs } from './results/kind-dialog.tsx'
import { usePolling } from './use-polling.ts'
import { useSending } from './use-sending.ts'

type Options = { onCounted(): void; onSignedOut(): void }

/** The analysis on the screen: sent, looked after, opened again, corrected and ticked. */
export function useAnalysis({ onCounted, onSignedOut }: Options) {
  const [state, tell] = useReducer(analysisFlow, IDLE)
  const say = useToast()
  const sending = useSending({ tell, onCounted, onSignedOut })
  // Ticks arrive in the order in which they were made.
  const ticking = useRef(Promise.resolve())

  usePolling(state.status === 'processing' ? state.sessionId : undefined, (look) =>
    look.is === 'signed out' ? onSignedOut() : tell(look),
  )

  const change = (sessionId: string, body: AnalysisChange) =>
    ask<typeof changeAnalysis>(CALLS.changeAnalysis, { params: { sessionId }, body })

  async function open(sessionId: string): Promise<void> {
    const answer = await ask<typeof readAnalysis>(CALLS.readAnalysis, { params: { sessionId } })
    if (!answer.ok) return tell({ is: 'refused', message: answer.problem.message })
    tell({ is: 'completed', ...answer.value })
  }

  /** Whether it was taken: the dialog that asked closes then. */
  async function correctKind(takenAs: TakenAs): Promise<boolean> {
    if (state.status !== 'completed') return false
    const answer = await change(state.sessionId, takenAs)
    if (answer.ok) tell({ is: 'corrected', ...answer.value })
    else say(answer.problem.message)
    return answer.ok
  }

  function tick(ready: string[]): void {
    if (state.status !== 'completed') return
    const { sessionId, ready: before } = state
    tell({ is: 'ticked', ready })
    ticking.current = ticking.current.then(async () => {
      const answer = await change(sessionId, { ready })
      if (answer.ok) return
      tell({ is: 'ticked', ready: before })
      say(answer.problem.message)
    })
  }

  return {
    state,
    ...sending,
    open,
    correctKind,
    tick,
    follow: (sessionId: string, name: string) => tell({ is: 'taken', sessionId, name }),
    again() {
      if (state.status === 'failed' && state.again === 'check' && state.sessionId)
        tell({ is: 'taken', sessionId: state.sessionId, name: state.name })
      else sending.again()
    },
    dismiss: () => tell({ is: 'dismissed' }),
    reset() {
      sending.cancel()
      tell({ is: 'reset' })
    },
  }
}

export type AnalysisHere = ReturnType<typeof useAnalysis>
