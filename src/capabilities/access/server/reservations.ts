/** One upload or generation that a piece of work holds reserved, under the id of the work itself: neither is ever looked for in vain. */

import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { reserve, settleWithin } from './meter.ts'

type Work = { id: string; userId: string }

export function reservedBy(assistantId: AssistantId, lastsMs: number) {
  const one = ({ id, userId }: Work) => ({ id, userId, assistantId, amount: 1 })
  return {
    reserve: (world: Pick<Outside, 'db' | 'now' | 'gateway'>, work: Work) =>
      reserve(world, { ...one(work), lastsMs }),
    count: (tx: Transaction, now: Date, work: Work) => settleWithin(tx, now, one(work), 1),
    giveBack: (tx: Transaction, now: Date, work: Work) => settleWithin(tx, now, one(work), 0),
  }
}
