import { type Errand, newErrand, useDelivery } from '#capabilities/documents/web/index.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { SAYS } from '../spec.ts'
import type { Delivered } from './deliver.ts'

type SendingOptions = {
  send(event: AnalysisEvent): void
  /** The server has counted the upload, or given it back. */
  onCounted(): void
  onSignedOut(): void
}

/** The sender, and the view that shows it. */
const loadDelivery = async () => (await Promise.all([import('./deliver.ts'), import('./analyzing.tsx')]))[0]

/** Sends one document at a time to be analysed. */
export function useSending({ send, onCounted, onSignedOut }: SendingOptions) {
  const lost = () => send({ type: 'failed', message: SAYS.uploadFailed, again: 'send' })
  const delivery = useDelivery<undefined, Delivered>({
    load: loadDelivery,
    onNotLoaded: lost,
    onRefused: (message) => send({ type: 'refused', message }),
    onBegun: (file) => send({ type: 'chosen', file }),
    send,
    onAnswer: told,
  })

  function told(sent: Delivered, errand: Errand<undefined>) {
    if (sent.name === 'line-lost') return lost()
    // Handled first: any further request would lead away from the sentence.
    if (sent.name === 'refused' && sent.status === 401) return onSignedOut()
    onCounted()
    if (sent.name === 'refused') {
      errand.key = crypto.randomUUID()
      return send({ type: 'failed', message: sent.message, again: mayHelp(sent.status) ? 'send' : undefined })
    }
    const { sessionId = '', analysis, status } = sent.answer
    if (status === 'completed' && analysis) return send({ type: 'completed', sessionId, analysis })
    send({ type: 'taken', sessionId, file: errand.name })
  }

  return {
    choose: (file: File) => delivery.begin(newErrand({ file }, file.name, undefined)),
    chooseKept: (documentId: string, name: string) =>
      delivery.begin(newErrand({ documentId }, name, undefined)),
    again: delivery.again,
    cancel: delivery.end,
  }
}

/** Our own fault, or a busy server: the same file may be accepted in a moment. */
const mayHelp = (status: number) => status >= 500 || status === 409 || status === 429
