/** One upload or generation that a piece of work holds reserved, under the id of the work itself: neither is ever looked for in vain. */

import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { reserve, settleWithin } from './meter.ts'

type ReservedWork = { id: string; userId: string }

export function reservedBy(assistantId: AssistantId, lastsMs: number) {
  const one = ({ id, userId }: ReservedWork) => ({ id, userId, assistantId, amount: 1 })
  return {
    reserve: (world: Pick<Services, 'db' | 'now' | 'gateway'>, work: ReservedWork) =>
      reserve(world, { ...one(work), lastsMs }),
    count: (tx: Transaction, now: Date, work: ReservedWork) => settleWithin(tx, now, one(work), 1),
    giveBack: (tx: Transaction, now: Date, work: ReservedWork) => settleWithin(tx, now, one(work), 0),
  }
}
