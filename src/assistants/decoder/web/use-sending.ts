import { useEffect, useRef } from 'react'
import { LEFT } from '#capabilities/documents/web/sending.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { SAYS } from '../spec.ts'
import type { Job, What } from './deliver.ts'

type SendingOptions = {
  tell(event: AnalysisEvent): void
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
export function useSending({ tell, onCounted, onSignedOut }: SendingOptions) {
  const current = useRef<Job>(undefined)
  useEffect(() => () => current.current?.breaking.abort(LEFT), [])

  function begin(what: What, name: string): void {
    current.current?.breaking.abort()
    current.current = { what, name, key: crypto.randomUUID(), breaking: new AbortController() }
    void run(current.current)
  }

  async function run(job: Job): Promise<void> {
    const { signal } = job.breaking
    const sender = await loadSender()
    if (signal.aborted) return
    if (!sender) return tell({ is: 'failed', message: SAYS.uploadFailed, again: 'send' })
    const refusal = 'file' in job.what ? sender.refusalOf(job.what.file) : undefined
    if (refusal) return tell({ is: 'refused', message: refusal })
    tell({ is: 'chosen', name: job.name })
    const sent = await sender.deliver(job, tell)
    if (signal.aborted) return
    if (sent.is === 'line lost') return tell({ is: 'failed', message: SAYS.uploadFailed, again: 'send' })
    // First of all: nobody else is asked, or the answer would lead away from the sentence.
    if (sent.is === 'refused' && sent.status === 401) return onSignedOut()
    onCounted()
    if (sent.is === 'refused') {
      // Answered and refused: another try is another upload.
      job.key = crypto.randomUUID()
      return tell({ is: 'failed', message: sent.message, again: mayHelp(sent.status) ? 'send' : undefined })
    }
    const { sessionId = '', analysis, status } = sent.answer
    if (status === 'completed' && analysis) return tell({ is: 'completed', sessionId, analysis })
    tell({ is: 'taken', sessionId, name: job.name })
  }

  return {
    choose: (file: File) => begin({ file }, file.name),
    chooseKept: (documentId: string, name: string) => begin({ documentId }, name),
    again() {
      const job = current.current
      if (!job) return
      job.breaking = new AbortController()
      void run(job)
    },
    cancel: () => current.current?.breaking.abort(),
  }
}

/** Ours to repair, or somebody else's turn: the same file may be taken in a moment. */
const mayHelp = (status: number) => status >= 500 || status === 409 || status === 429
