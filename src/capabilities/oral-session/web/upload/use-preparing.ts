import { useReducer, useRef, useState } from 'react'
import { SESSION_ENDED } from '#asking/ask.ts'
import { useOneSending } from '#capabilities/documents/web/use-one-sending.ts'
import { IDLE, preparingFlow } from '../../rules/screen/preparing.ts'
import { SAYS } from '../../spec.ts'
import type { OralRoom } from '../oral-room.ts'
import type { Job, SessionWishes, What } from './deliver.ts'
import { useProcessing } from './use-processing.ts'

type Options = {
  /** Something about what is left may have changed. */
  onCounted(): void
  /** There is somebody to talk with. */
  onReady(sessionId: string): void
}

/** Sends one document at a time and looks after it until there is somebody to talk with. */
export function usePreparing(room: OralRoom, { onCounted, onReady }: Options) {
  const [state, send] = useReducer(preparingFlow, IDLE)
  const sending = useOneSending()
  const current = useRef<Job>(undefined)
  // Kept here: whoever comes back after a failure finds their choice as it was.
  const [manner, setManner] = useState<SessionWishes>({ style: 'standard', examiners: 1 })

  useProcessing(room, {
    sessionId: state.name === 'processing' && !state.left ? state.sessionId : undefined,
    doing: state.name === 'processing' ? state.doing : undefined,
    onLook(answer) {
      if (state.name === 'processing' && answer.status === 'completed') {
        send({ type: 'reset' })
        return onReady(state.sessionId)
      }
      if (answer.status !== 'failed') return send({ type: 'looked', answer })
      send({ type: 'refused', problem: room.says.processingFailed(answer.error?.replace(/\.$/, '')) })
      onCounted()
    },
    onPatienceOver: () => send({ type: 'patience-over' }),
  })

  async function run(job: Job): Promise<void> {
    const signal = sending.begin()
    const sender = await import('./deliver.ts').catch(() => undefined)
    if (signal.aborted) return
    const lost = { type: 'refused', problem: room.says.uploadFailed(SAYS.uploadFailed), again: true } as const
    if (!sender) return send(lost)
    const refusal = 'file' in job.what ? sender.refusalOf(room, job.what.file) : undefined
    if (refusal) return send({ type: 'refused', problem: refusal })
    send({ type: 'chosen', file: job.name })
    const sent = await sender.deliver(room, job, signal, send)
    if (signal.aborted) return
    if (sent.name === 'taken') return send({ type: 'taken', sessionId: sent.sessionId, file: job.name })
    // Answered and refused: another try is another session.
    job.sessionId = crypto.randomUUID()
    send({ type: 'refused', problem: sent.problem, again: sent.again })
    if (sent.signedOut) dispatchEvent(new Event(SESSION_ENDED))
    onCounted()
  }

  return {
    state,
    manner,
    setManner,
    choose(what: What, name: string, { style, examiners }: SessionWishes = manner) {
      current.current = { what, name, manner: { style, examiners }, sessionId: crypto.randomUUID() }
      void run(current.current)
    },
    /** A session that was begun before this page was opened. */
    follow: (sessionId: string, file: string) => send({ type: 'taken', sessionId, file }),
    again() {
      if (current.current) void run(current.current)
    },
    lookAgain: () => send({ type: 'look-again' }),
    dismiss: () => send({ type: 'dismissed' }),
    reset() {
      sending.end()
      send({ type: 'reset' })
    },
  }
}

export type PreparingHere = ReturnType<typeof usePreparing>
