/** Refunds a student: in full or not at all, once, and only money that was received. */

import {
  applyRefund,
  mapStartAnswer,
  moneyReceived,
  storeRefund,
} from '#capabilities/payments/server/index.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { type ActProblem, nothingThere, notPossible } from './acts.ts'
import { writeAct } from './audit.ts'
import { readHistory } from './history.ts'

export async function giveBack(
  services: Services,
  who: string,
  id: string,
  asked: { refundId: string; reason: string },
): Promise<Result<null, ActProblem>> {
  const { db, now, gateway } = services
  const refundId = asked.refundId.toLowerCase()
  const history = await readHistory(services, id)
  if (!history) return failed(nothingThere)
  // A repeat of the same press: already sent.
  if (history.refunds.some((known) => known.id === refundId)) return ok(null)
  if (!history.may.refund)
    return notPossible(
      'This deposit cannot be refunded: nothing was received, or it has already been refunded.',
    )
  const received = await moneyReceived(db, id)
  if (!received) return notPossible('Nothing was received for this deposit.')

  const stored = await db.transaction(async (tx) => {
    const at = now()
    const { amount: amountNgwee } = received
    const isFirst = await storeRefund(tx, {
      refundId,
      depositId: id,
      amountNgwee,
      reason: asked.reason,
      by: who,
      at,
    })
    if (isFirst)
      await writeAct(tx, { at, who, act: 'refund', about: id, reason: asked.reason, detail: refundId })
    return isFirst
  })
  if (!stored) return notPossible('Another refund of this deposit is in progress.')
  const answer = await gateway.startRefund({ refundId, depositId: id })
  await applyRefund(services, refundId, mapStartAnswer(answer), 'administrator')
  return ok(null)
}
