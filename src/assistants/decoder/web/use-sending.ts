import { useEffect, useRef } from 'react'
import { checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { IN_PIECES_FROM } from '#capabilities/documents/spec.ts'
import { sendFile } from '#capabilities/documents/web/send-file.ts'
import { LEFT } from '#capabilities/documents/web/sending.ts'
import type { AnalysisEvent } from '../rules/analysis-flow.ts'
import { SAYS } from '../spec.ts'
import { type SendAnswer, type SendOptions, sendAnalysis } from './send-analysis.ts'
import { TRIES, waitForLine } from './wait-for-line.ts'

type What = SendOptions['what']
type Job = { what: What; name: string; key: string; breaking: AbortController }

type SendingOptions = {
  tell(event: AnalysisEvent): void
  /** The server has counted, or given back. */
  onCounted(): void
  onSignedOut(): void
}

/** Sends one document at a time. What was chosen is kept, so that a lost line costs waiting and nothing else. */
export function useSending({ tell, onCounted, onSignedOut }: SendingOptions) {
  const current = useRef<Job>(undefined)
  useEffect(() => () => current.current?.breaking.abort(LEFT), [])

  function begin(what: What, name: string): void {
    current.current?.breaking.abort()
    const job = { what, name, key: crypto.randomUUID(), breaking: new AbortController() }
    current.current = job
    void run(job)
  }

  async function run(job: Job): Promise<void> {
    const { signal } = job.breaking
    tell({ is: 'chosen', name: job.name })
    const sent = await deliver(job, tell)
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
    choose(file: File) {
      const { name, type, size: bytes } = file
      const checked = checkUpload('decoder', { name, type, bytes })
      if (checked.ok) begin({ file }, name)
      else tell({ is: 'refused', message: checked.problem.message })
    },
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

/** The server may not know yet that the line of the try before has died. */
const isLost = (sent: SendAnswer) =>
  sent.is === 'line lost' || (sent.is === 'refused' && sent.code === 'still-arriving')

/** Above 5 MB the file goes in pieces first, and the analysis asks for the document by its id. */
async function deliver(job: Job, tell: (event: AnalysisEvent) => void): Promise<SendAnswer> {
  const { signal } = job.breaking
  const onShare = (share: number) => tell({ is: 'sent', share })
  const onLineLost = () => tell({ is: 'line lost' })
  if ('file' in job.what && job.what.file.size > IN_PIECES_FROM) {
    const arrived = await sendFile({ file: job.what.file, purpose: 'decoder', signal, onShare, onLineLost })
    if (!arrived.ok) {
      const { again, message } = arrived.problem
      return again ? { is: 'line lost' } : { is: 'refused', message, status: 400 }
    }
    job.what = { documentId: arrived.value.id }
  }
  for (let tried = 0; ; tried += 1) {
    const sent = await sendAnalysis({ what: job.what, key: job.key, signal, onShare })
    const pause = TRIES[tried]
    if (!isLost(sent) || signal.aborted || pause === undefined) return sent
    onLineLost()
    await waitForLine(pause, signal)
  }
}
