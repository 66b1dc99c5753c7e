/** Refunds a student: in full or not at all, once, and only money that was received. */

import { applyRefund } from '#capabilities/payments/server/jobs/look-up-refund.ts'
import { moneyReceived } from '#capabilities/payments/server/settle/ledger.ts'
import { mapStartAnswer } from '#capabilities/payments/server/settle/map-gateway-result.ts'
import { storeRefund } from '#capabilities/payments/server/settle/store-refund.ts'
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
    return notPossible('This deposit cannot be paid back: nothing came in, or it is paid back already.')
  const received = await moneyReceived(db, id)
  if (!received) return notPossible('Nothing came in for this deposit.')

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
  if (!stored) return notPossible('Another refund of this deposit is under way.')
  const answer = await gateway.startRefund({ refundId, depositId: id })
  await applyRefund(services, refundId, mapStartAnswer(answer), 'administrator')
  return ok(null)
}
