/** A chunk of its own, with all that is known of files: downloaded when a document is chosen. */
import { checkUpload } from '#capabilities/documents/rules/upload-check.ts'
import { IN_PIECES_FROM } from '#capabilities/documents/spec.ts'
import { sendFile } from '#capabilities/documents/web/send-file.ts'
import type { AnalysisEvent } from '../rules/screen/analysis-flow.ts'
import { type SendAnswer, type SendOptions, sendAnalysis } from './send-analysis.ts'
import { TRIES, waitForLine } from './wait-for-line.ts'

export type What = SendOptions['what']
export type Job = { what: What; name: string; key: string; breaking: AbortController }

/** The sentence that stands in the way of a file, before a byte of it leaves. */
export function refusalOf({ name, type, size: bytes }: File): string | undefined {
  const checked = checkUpload('decoder', { name, type, bytes })
  return checked.ok ? undefined : checked.problem.message
}

/** Above 5 MB the file goes in pieces first, and the analysis asks for the document by its id. */
export async function deliver(job: Job, tell: (event: AnalysisEvent) => void): Promise<SendAnswer> {
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

/** The server may not know yet that the line of the try before has died. */
const isLost = (sent: SendAnswer) =>
  sent.is === 'line lost' || (sent.is === 'refused' && sent.code === 'still-arriving')
