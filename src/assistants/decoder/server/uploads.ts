/** An upload is counted before its first byte is stored, and given back if anything prevents its analysis. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Closed } from '#capabilities/access/server/index.ts'
import {
  admitFile,
  type DocumentRow,
  type Documents,
  documentJobs,
  type ReceiveProblem,
} from '#capabilities/documents/server/index.ts'
import { ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { ANALYSING, SAYS } from '../spec.ts'
import { addUploading, analysisJobs, findByKey } from './analysis-rows.ts'
import { oneUpload } from './reservation.ts'
import { orSay } from './step-failure.ts'
import type { AnalysisRow } from './tables.ts'

export const stillArriving = { code: 'still-arriving', message: SAYS.stillArriving } as const

export type Upload = { userId: string; name: string; bytes: number; key: string | undefined }
export type SentFile = { type: string; stream: Readable }
/** Why none was begun. */
type BeginProblem = ReceiveProblem | Closed | Problem<'still-arriving'>
export type AnalysisBegun = Promise<Result<AnalysisRow, BeginProblem>>

export function uploads(services: Services, holder: string, documents: Documents) {
  const { db, now } = services
  /** Uploads arriving at this server right now. */
  const arriving = new Map<string, { end(): void; ended: Promise<unknown> }>()

  /** As if it had never been sent. */
  const discard = (row: Pick<AnalysisRow, 'id' | 'userId'>): Promise<void> =>
    db.transaction(async (tx) => {
      await analysisJobs.remove(tx, row.id)
      await oneUpload.giveBack(tx, now(), row)
    })
  const jobs = documentJobs(services, holder, {
    rows: analysisJobs,
    lease: ANALYSING.lease,
    stillArriving,
    discard,
  })

  async function open({ key, ...upload }: Upload): AnalysisBegun {
    const row = await addUploading(db, {
      ...upload,
      ...jobs.place(),
      id: randomUUID(),
      idempotencyKey: key ?? null,
    })
    return jobs.paidFor(row, (row) => oneUpload.reserve(services, row))
  }
  const counted = (upload: Upload) => orSay('count-not-kept', SAYS.countNotKept, () => open(upload))
  const withItsPrint = (document: DocumentRow) => ok({ document, columns: { sha256: document.sha256 } })

  return {
    discard,

    async takeFile(upload: Upload, { type, stream }: SentFile): AnalysisBegun {
      const opened = await counted(upload)
      if (!opened.ok) return opened
      const { id } = opened.value
      const end = () => void stream.destroy()
      const bring = async () => {
        const { userId, ...file } = upload
        const taken = await admitFile(documents, { userId, purpose: 'decoder' }, { ...file, type, stream })
        return taken.ok ? withItsPrint(taken.value.document) : taken
      }
      const ended = jobs.begin(opened.value, bring, end).finally(() => arriving.delete(id))
      arriving.set(id, { end, ended: ended.catch(() => {}) })
      return ended
    },

    async takeKept(upload: Upload, document: DocumentRow): AnalysisBegun {
      const opened = await counted(upload)
      return opened.ok ? jobs.begin(opened.value, async () => withItsPrint(document)) : opened
    },

    /** The outcome of an earlier upload with the same key; undefined when it must start again. */
    async recall(
      userId: string,
      key: string,
    ): Promise<Result<AnalysisRow | undefined, Problem<'still-arriving'>>> {
      const row = await findByKey(db, userId, key)
      if (!row) return ok(undefined)
      if (row.state === 'failed' && row.problem === 'our-fault') {
        await analysisJobs.change(db, { id: row.id, from: 'failed' }, { idempotencyKey: null })
        return ok(undefined)
      }
      const here = arriving.get(row.id)
      if (row.state !== 'uploading' || !here) return jobs.recall(row)
      // The connection dropped without notice; a retry with the same key replaces this upload.
      here.end()
      await here.ended
      return ok(await findByKey(db, userId, key))
    },
  }
}
