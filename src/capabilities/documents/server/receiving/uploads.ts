/** How a file comes in: whole, or in pieces that survive a lost connection. */

import type { Readable } from 'node:stream'
import { hasEverBought } from '#capabilities/access/server/index.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { newStoredName } from '#ports/files/files.ts'
import { isStoreFailing } from '#ports/files/store-failing.ts'
import type { Services } from '#ports/services.ts'
import { checkUpload, tooLarge } from '../../rules/upload-check.ts'
import {
  type ARRIVAL_PROBLEMS,
  arrivalProblem,
  MEGABYTE,
  READ_AT_ONCE,
  UNPAID_MEGABYTES,
  UPLOADS,
  type UploadPurpose,
} from '../../spec.ts'
import { addWithin, findSame, moveOn, removeRow, touchRows } from '../document-rows.ts'
import type { DocumentRow } from '../tables.ts'
import { uploadInPieces } from './pieces.ts'
import { sha256Of } from './receive.ts'
import type { UploadStore } from './upload-store.ts'

export type Announced = { userId: string; purpose: UploadPurpose; name: string; type: string; bytes: number }
/** `reuse`: return the person's own document with the same bytes, if there is one, instead of reading it again. */
type Incoming = Announced & { reuse?: boolean }
export type ReceiveProblem = Problem<keyof typeof ARRIVAL_PROBLEMS | 'too-large' | 'wrong-type' | NameCode>
type NameCode = 'name-missing' | 'name-too-long' | 'name-has-path' | 'name-has-controls'
type Arrival = Promise<Result<DocumentRow, ReceiveProblem>>

type UploadsDeps = {
  arriving: UploadStore
  /** Called once the whole file is here; who reads it, and when, is not known here. */
  startReading(row: DocumentRow): void
  onTrouble(error: unknown): void
}

export function uploads(services: Services, { arriving, startReading, onTrouble }: UploadsDeps) {
  const { db, files, now } = services

  /** Checks everything known before the first byte, and reserves the space. */
  async function announce({ userId, purpose, name, type, bytes }: Announced): Arrival {
    const checked = checkUpload(purpose, { name, type, bytes })
    if (!checked.ok) return checked
    await orTell(() => files.check(bytes))
    const at = now()
    const row = {
      id: newStoredName(),
      userId,
      purpose,
      name: checked.value.name,
      declaredType: type.slice(0, 200),
      bytes,
      status: 'uploading' as const,
      createdAt: at,
      lastUsedAt: at,
    }
    const { count, megabytes } = services.documentRetention
    const most = (await hasEverBought(db, userId)) ? megabytes : Math.min(megabytes, UNPAID_MEGABYTES)
    const quota = { count, bytes: most * MEGABYTE, reading: READ_AT_ONCE }
    const added = await addWithin(db, row, quota)
    return typeof added === 'string' ? failed(arrivalProblem(added)) : ok(added)
  }

  async function drop(id: string): Promise<void> {
    // The file first: it is what fills the disk, and the records may be on it.
    await arriving.letGo(id)
    await removeRow(db, id)
  }

  /** On a full disk the partial file is deleted to free its space. */
  async function orTell<Value>(work: () => Promise<Value>, id?: string): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      if (isStoreFailing(error)) onTrouble(error)
      if (id) await drop(id).catch(() => {})
      throw error
    }
  }

  async function sameAs({ id, userId, purpose }: DocumentRow): Promise<DocumentRow | undefined> {
    await arriving.bring(id)
    const same = await findSame(db, userId, await sha256Of(arriving.pathOf(id)))
    const accepted: readonly (string | null)[] = UPLOADS[purpose as UploadPurpose].kinds
    if (!same || !accepted.includes(same.kind)) return undefined
    await touchRows(db, [same.id], now())
    return same
  }

  async function beginReading(row: DocumentRow, bytes: number): Arrival {
    const there = await moveOn(db, row.id, 'uploading', { status: 'reading', bytes, lastUsedAt: now() })
    if (!there) {
      await arriving.letGo(row.id)
      return failed(arrivalProblem('not-found'))
    }
    const begun = { ...row, status: 'reading' as const, bytes }
    startReading(begun)
    return ok(begun)
  }

  return {
    announce,
    drop,

    /**
     * Receives one stream to its end. `bytes` may exceed the actual size, never fall short: it is the space reserved in
     * the quota.
     */
    async takeWhole(announced: Incoming, stream: Readable): Arrival {
      const row = await announce(announced)
      if (!row.ok) return row
      const { id } = row.value
      const limit = UPLOADS[announced.purpose].megabytes * MEGABYTE
      const { end, bytes } = await orTell(() => arriving.take(id, stream, { offset: 0, limit }), id)
      const same = end === 'whole' && announced.reuse && (await sameAs(row.value))
      if (same) await drop(id)
      if (same) return ok(same)
      if (end === 'whole') return beginReading(row.value, bytes)
      await drop(id)
      return failed(end === 'too-large' ? tooLarge(announced.purpose) : arrivalProblem('upload-cut'))
    },

    ...uploadInPieces(arriving, { orTell, beginReading }),
  }
}
