/** The progress of a deck. */
import type { FastifyInstance } from 'fastify'
import { signedIn } from '#capabilities/accounts/server/index.ts'
import { pathOf } from '#contracts/call.ts'
import { refused } from '#http/answer.ts'
import { serve } from '#http/serve.ts'
import { type JobStatus, readStatus } from '../contract.ts'
import { SLIDES_IN_DECK } from '../rules/deck/keys.ts'
import { progressOf } from '../rules/screen/progress.ts'
import { CALLS, SAYS } from '../spec.ts'
import { findOwnPresentation } from './rows.ts'
import type { Slides } from './slides.ts'
import type { PresentationRow } from './tables.ts'

export const urlOf = (id: string): string => pathOf(CALLS.readFile, { params: { id } })

export function statusRoute({ services, documents, runner }: Slides) {
  async function statusOf(row: PresentationRow): Promise<JobStatus> {
    const { id, state, step, title, error, sourceFilename } = row
    if (state === 'completed') {
      const made = { presentationUrl: urlOf(id), presentationData: { title, slideCount: SLIDES_IN_DECK } }
      return { status: state, data: { step, progress: 100, ...made, presentationId: id, sourceFilename } }
    }
    if (state === 'failed')
      return { status: state, data: { step, progress: 0 }, error: error ?? SAYS.jobFailed }
    if (state === 'outlined')
      return {
        status: state,
        data: { step, progress: progressOf(state, step), presentationId: id, sourceFilename },
      }
    const status = (await isWaiting(row)) ? 'queued' : 'processing'
    const scanning = row.documentId ? documents.reading.scannedStep(row.documentId) : undefined
    return { status, data: { step: scanning ?? step, progress: progressOf(status, step) } }
  }

  /** Its document has been read, and no worker has taken it yet. */
  async function isWaiting({ state, userId, documentId, leaseHolder }: PresentationRow): Promise<boolean> {
    if (state === 'uploading') return true
    if (leaseHolder !== null) return false
    const document = documentId ? await documents.find(userId, documentId) : undefined
    return document?.status !== 'reading'
  }

  return async (app: FastifyInstance) => {
    serve(app, readStatus, async ({ params, request }) => {
      const row = await findOwnPresentation(services.db, {
        id: params.jobId,
        userId: signedIn(request).userId,
        now: services.now(),
      })
      if (!row) return refused({ code: 'not-found', message: SAYS.notFound })
      // Its document may have been read elsewhere, with no poll since.
      if (row.state === 'processing' && row.leaseHolder === null) runner.wake()
      return statusOf(row)
    })
  }
}
