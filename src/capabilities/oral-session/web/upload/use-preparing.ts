import { useReducer, useState } from 'react'
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { newErrand, useDelivery, type What } from '#capabilities/documents/web/index.ts'
import { IDLE, preparingFlow } from '../../rules/screen/preparing.ts'
import { SAYS } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'
import type { Delivered, SessionWishes } from './deliver.ts'
import { useProcessing } from './use-processing.ts'

type UsePreparingOptions = {
  /** The remaining time may have changed. */
  onCounted(): void
  /** The session is ready for the conversation. */
  onReady(sessionId: string): void
}

/** The sender, and the view that shows it: a document on its way outlives the line. */
const loadParts = () => Promise.all([import('./deliver.ts'), import('./processing-panel.tsx')])

/** Uploads one document at a time and tracks it until the conversation can begin. */
export function usePreparing(room: OralRoom, { onCounted, onReady }: UsePreparingOptions) {
  const [state, send] = useReducer(preparingFlow, IDLE)
  // Kept here so that the choice survives a failure.
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

  const delivery = useDelivery<SessionWishes, Delivered>({
    async load() {
      const [{ deliver, sessionFileRefusal }] = await loadParts()
      return {
        refusalOf: (file) => sessionFileRefusal(room, file),
        deliver: (errand, signal, send) => deliver(room, errand, signal, send),
      }
    },
    onNotLoaded: () =>
      send({ type: 'refused', problem: room.says.uploadFailed(SAYS.uploadFailed), again: true }),
    onRefused: (problem) => send({ type: 'refused', problem }),
    onBegun: (file) => send({ type: 'chosen', file }),
    send,
    onAnswer(sent, errand) {
      if (sent.name === 'taken') return send({ type: 'taken', sessionId: sent.sessionId, file: errand.name })
      // Answered and refused: another try is another session.
      if (sent.name === 'refused') errand.key = crypto.randomUUID()
      send({ type: 'refused', problem: sent.problem, again: sent.again })
      if (sent.name === 'refused' && sent.signedOut) dispatchEvent(new Event(SESSION_ENDED))
      onCounted()
    },
  })

  return {
    state,
    manner,
    setManner,
    choose(what: What, name: string, { style, examiners }: SessionWishes = manner) {
      delivery.begin(newErrand(what, name, { style, examiners }))
    },
    /** A session that was begun before this page was opened. */
    follow: (sessionId: string, file: string) => send({ type: 'taken', sessionId, file }),
    again: delivery.again,
    lookAgain: () => send({ type: 'look-again' }),
    dismiss: () => send({ type: 'dismissed' }),
    reset() {
      delivery.end()
      send({ type: 'reset' })
    },
  }
}

export type PreparingHere = ReturnType<typeof usePreparing>
