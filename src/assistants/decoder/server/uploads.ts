/** An upload is counted before its first byte is kept, and given back whatever keeps it from being analysed. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { keepLease } from '#background/keep-lease.ts'
import type { Closed } from '#capabilities/access/server/meter.ts'
import type { ArrivalProblem } from '#capabilities/documents/server/arrivals.ts'
import type { DocumentRow } from '#capabilities/documents/server/document-rows.ts'
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Outside } from '#ports/outside.ts'
import { ANALYSING, SAYS } from '../spec.ts'
import { addUploading, analysisJobs, findByKey } from './analysis-rows.ts'
import { giveUploadBack, reserveUpload } from './reservation.ts'
import { orSay } from './step-failed.ts'
import type { AnalysisRow } from './tables.ts'

export const stillArriving = { code: 'still-arriving', message: SAYS.stillArriving } as const

export type Upload = { userId: string; name: string; bytes: number; key: string | undefined }
export type SentFile = { type: string; stream: Readable }
/** Why none was begun. */
type BeginProblem = ArrivalProblem | Closed | Problem<'still-arriving'>
export type Begun = Promise<Result<AnalysisRow, BeginProblem>>

export function uploads(outside: Outside, holder: string, documents: Documents) {
  const { db, now } = outside
  /** What is on its way to this server right now. */
  const arriving = new Map<string, { end(): void; ended: Promise<unknown> }>()

  /** As if it had never been sent. */
  const discard = (row: Pick<AnalysisRow, 'id' | 'userId'>): Promise<void> =>
    db.transaction(async (tx) => {
      await analysisJobs.remove(tx, row.id)
      await giveUploadBack(tx, now(), row)
    })

  async function open({ userId, name, bytes, key }: Upload): Begun {
    const at = now()
    const row = await addUploading(db, {
      id: randomUUID(),
      userId,
      name,
      bytes,
      state: 'uploading',
      createdAt: at,
      leaseHolder: holder,
      leaseUntil: new Date(at.getTime() + ANALYSING.lease),
      idempotencyKey: key ?? null,
    })
    if (!row) return failed(stillArriving)
    const reserved = await reserveUpload(outside, row).catch(async (error: unknown) => {
      await discard(row).catch(() => {})
      throw error
    })
    if (!reserved.ok) await analysisJobs.remove(db, row.id)
    return reserved.ok ? ok(row) : reserved
  }

  async function beginWith(row: AnalysisRow, document: DocumentRow): Begun {
    const begun = await analysisJobs.change(
      db,
      { id: row.id, from: 'uploading', holder },
      {
        state: 'processing',
        documentId: document.id,
        sha256: document.sha256,
        bytes: document.bytes,
        leaseHolder: null,
        leaseUntil: null,
      },
    )
    return begun ? ok(begun) : failed(stillArriving)
  }

  /** Whatever goes wrong on the way, the upload is given back. */
  async function orDiscard(row: AnalysisRow, work: () => Begun): Begun {
    const begun = await work().catch(async (error: unknown) => {
      // Where even this fails, the lease runs out and the upload is given back then.
      await discard(row).catch(() => {})
      throw error
    })
    if (!begun.ok) await discard(row)
    return begun
  }

  const counted = (upload: Upload) => orSay('count-not-kept', SAYS.countNotKept, () => open(upload))

  return {
    discard,

    async takeFile(upload: Upload, { type, stream }: SentFile): Begun {
      const opened = await counted(upload)
      if (!opened.ok) return opened
      const row = opened.value
      const end = () => void stream.destroy()
      const letGo = keepLease(outside, {
        id: row.id,
        lease: ANALYSING.lease,
        renew: () => analysisJobs.renew(db, row.id, { holder, now: now() }),
        onLost: end,
      })
      const ended = orDiscard(row, async () => {
        const { userId, name, bytes } = upload
        const announced = { userId, name, bytes, type, purpose: 'decoder' as const, reuse: true }
        const taken = await documents.admit(announced, stream)
        return taken.ok ? beginWith(row, taken.value) : taken
      }).finally(() => {
        letGo()
        arriving.delete(row.id)
      })
      arriving.set(row.id, { end, ended: ended.catch(() => {}) })
      return ended
    },

    async takeKept(upload: Upload, document: DocumentRow): Begun {
      const opened = await counted(upload)
      return opened.ok ? orDiscard(opened.value, () => beginWith(opened.value, document)) : opened
    },

    /** What became of an upload that was sent before under the same key; nothing where it must begin anew. */
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
      if (row.state !== 'uploading') return ok(row)
      const here = arriving.get(row.id)
      if (!here) {
        if (row.leaseUntil && row.leaseUntil > now()) return failed(stillArriving)
        await discard(row)
        return ok(undefined)
      }
      // Its line has died without a word; whoever comes back under the same key takes its place.
      here.end()
      await here.ended
      return ok(await findByKey(db, userId, key))
    },
  }
}
