/** The upload reserved for an analysis has the analysis' own id, so each can be found from the other. */
import { reserve, settleWithin } from '#capabilities/access/server/meter.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { ANALYSING } from '../spec.ts'

type Whose = { id: string; userId: string }

const oneUpload = { assistantId: 'decoder', amount: 1 } as const

export const reserveUpload = (world: Pick<Outside, 'db' | 'now' | 'gateway'>, { id, userId }: Whose) =>
  reserve(world, { ...oneUpload, id, userId, lastsMs: ANALYSING.reservedFor })

export const countUpload = (tx: Transaction, now: Date, { id, userId }: Whose) =>
  settleWithin(tx, now, { ...oneUpload, id, userId }, 1)

export const giveUploadBack = (tx: Transaction, now: Date, { id, userId }: Whose) =>
  settleWithin(tx, now, { ...oneUpload, id, userId }, 0)
