import { useRef } from 'react'
import { useOneSending } from '#capabilities/documents/web/use-one-sending.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { SAYS } from '../spec.ts'
import type { Job, What } from './deliver.ts'

type SendingOptions = {
  send(event: AnalysisEvent): void
  /** The server has counted, or given back. */
  onCounted(): void
  onSignedOut(): void
}

/** What sends, and the view that shows it. */
const loadSender = () =>
  Promise.all([import('./deliver.ts'), import('./analyzing.tsx')]).then(
    ([sender]) => sender,
    () => undefined,
  )

/** Sends one document at a time. What was chosen is kept, so that a lost line costs waiting and nothing else. */
export function useSending({ send, onCounted, onSignedOut }: SendingOptions) {
  const sending = useOneSending()
  const current = useRef<Job>(undefined)

  function begin(what: What, name: string): void {
    current.current = { what, name, key: crypto.randomUUID() }
    void run(current.current)
  }

  async function run(job: Job): Promise<void> {
    const signal = sending.begin()
    const sender = await loadSender()
    if (signal.aborted) return
    if (!sender) return send({ type: 'failed', message: SAYS.uploadFailed, again: 'send' })
    const refusal = 'file' in job.what ? sender.refusalOf(job.what.file) : undefined
    if (refusal) return send({ type: 'refused', message: refusal })
    send({ type: 'chosen', file: job.name })
    const sent = await sender.deliver(job, signal, send)
    if (signal.aborted) return
    if (sent === 'line-lost') return send({ type: 'failed', message: SAYS.uploadFailed, again: 'send' })
    // First of all: nobody else is asked, or the answer would lead away from the sentence.
    if (sent.name === 'refused' && sent.status === 401) return onSignedOut()
    onCounted()
    if (sent.name === 'refused') {
      // Answered and refused: another try is another upload.
      job.key = crypto.randomUUID()
      return send({ type: 'failed', message: sent.message, again: mayHelp(sent.status) ? 'send' : undefined })
    }
    const { sessionId = '', analysis, status } = sent.answer
    if (status === 'completed' && analysis) return send({ type: 'completed', sessionId, analysis })
    send({ type: 'taken', sessionId, file: job.name })
  }

  return {
    choose: (file: File) => begin({ file }, file.name),
    chooseKept: (documentId: string, name: string) => begin({ documentId }, name),
    again() {
      if (current.current) void run(current.current)
    },
    cancel: sending.end,
  }
}

/** Ours to repair, or somebody else's turn: the same file may be taken in a moment. */
const mayHelp = (status: number) => status >= 500 || status === 409 || status === 429
