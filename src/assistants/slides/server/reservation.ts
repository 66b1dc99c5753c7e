/** The generation reserved for a job has the job's own id, so each can be found from the other. */
import { reserve, settleWithin } from '#capabilities/access/server/meter.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { MAKING } from '../spec.ts'

type Whose = { id: string; userId: string }

const oneGeneration = { assistantId: 'slides', amount: 1 } as const

export const reserveGeneration = (world: Pick<Outside, 'db' | 'now' | 'gateway'>, { id, userId }: Whose) =>
  reserve(world, { ...oneGeneration, id, userId, lastsMs: MAKING.reservedFor })

export const countGeneration = (tx: Transaction, now: Date, { id, userId }: Whose) =>
  settleWithin(tx, now, { ...oneGeneration, id, userId }, 1)

export const giveGenerationBack = (tx: Transaction, now: Date, { id, userId }: Whose) =>
  settleWithin(tx, now, { ...oneGeneration, id, userId }, 0)
