/** A document comes in for a session: sent again under the same name it is the same session, and what fails leaves nothing behind. */
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { isHeld } from '#background/lease.ts'
import {
  admitFile,
  type DocumentRow,
  type Documents,
  documentJobs,
  type ReceiveProblem,
} from '#capabilities/documents/server/index.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import type { Style } from '../spec.ts'
import { SAYS } from '../spec.ts'
import { PREPARING } from './preparing.ts'
import type { OralRoomConfig } from './room-config.ts'
import { add, findSent, remove, sessionJobs } from './session-rows.ts'
import type { SessionRow } from './tables.ts'

export const stillArriving = { code: 'still-arriving', message: SAYS.stillArriving } as const

export type UploadRequest = {
  userId: string
  sentAs: string | undefined
  name: string
  bytes: number
  type: string
  style: Style
  examiners: number
}
export type SessionBegun = Promise<Result<SessionRow, ReceiveProblem | Problem<'still-arriving'>>>

export function uploads(services: Services, holder: string, documents: Documents) {
  const { db, now } = services

  async function open(room: OralRoomConfig, { sentAs, ...wanted }: UploadRequest) {
    const row = { ...wanted, ...jobs.place(), assistant: room.assistant, sentAs: sentAs ?? null }
    // Use the browser's own id if it is free.
    const named = sentAs && (await add(db, { ...row, id: sentAs }))
    return named || add(db, { ...row, id: randomUUID() })
  }

  /** Its server is gone, and its bytes with it. */
  const isDead = ({ leaseUntil }: SessionRow) => !isHeld(leaseUntil, now(), PREPARING.lease)

  const discard = ({ id, userId }: SessionRow) => remove(db, { id, userId })

  const jobs = documentJobs(services, holder, {
    rows: sessionJobs,
    lease: PREPARING.lease,
    stillArriving,
    discard,
  })

  return {
    discard,

    /** An earlier upload under this name, while it can be used. */
    async recall(
      room: OralRoomConfig,
      userId: string,
      sentAs: string | undefined,
    ): Promise<SessionRow | undefined> {
      if (sentAs === undefined) return undefined
      const row = await findSent(db, { userId, assistant: room.assistant, sentAs })
      if (!row || row.state === 'ended') return undefined
      if (row.state === 'failed' || (row.state === 'uploading' && isDead(row))) {
        await discard(row)
        return undefined
      }
      return row
    },

    async takeFile(room: OralRoomConfig, wanted: UploadRequest, stream: Readable): SessionBegun {
      const row = await open(room, wanted)
      if (!row) return failed(stillArriving)
      const { purpose } = room
      const bring = () => admitFile(documents, { userId: wanted.userId, purpose }, { ...wanted, stream })
      return jobs.begin(row, bring, () => stream.destroy())
    },

    async takeKept(room: OralRoomConfig, wanted: UploadRequest, document: DocumentRow): SessionBegun {
      const row = await open(room, wanted)
      return row ? jobs.begin(row, async () => ok({ document })) : failed(stillArriving)
    },
  }
}
