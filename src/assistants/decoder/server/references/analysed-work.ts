/** The work behind a call about its references: the analysed file and its stored document, or the refusal. */
import { SAYS } from '../../spec.ts'
import { findOwnAnalysis } from '../analysis-rows.ts'
import { notFound, problemOf, refuseAnalysis } from '../answer.ts'
import type { Decoder } from '../decoder.ts'
import { analysisOf } from '../outcome.ts'

export function analysedWork({ services: { db, now }, documents }: Decoder) {
  /** The analysed file and its stored document, or why there is neither. */
  async function workOf(userId: string, id: string) {
    const row = await findOwnAnalysis(db, { id, userId, now: now() })
    if (!row) return { refused: notFound }
    if (row.state === 'failed') return { refused: refuseAnalysis(problemOf(row), row.id) }
    if (!analysisOf(row))
      return { refused: refuseAnalysis({ code: 'not-finished', message: SAYS.notFinished }, row.id) }
    const document = row.documentId ? await documents.find(userId, row.documentId) : undefined
    const stored = document?.status === 'ready' ? await documents.storedPath(document) : undefined
    if (!document || !stored?.ok)
      return { refused: refuseAnalysis({ code: 'file-gone', message: SAYS.fileGone }, row.id) }
    return { document, storedPath: stored.value, sessionId: row.id }
  }
  return workOf
}
