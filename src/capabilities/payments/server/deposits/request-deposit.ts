/** Pay Now: stores the attempt, sends it, then applies the gateway's answer. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import type { DepositAnswer } from '../../contract.ts'
import { isNotSent } from '../../rules/delivery.ts'
import type { CheckedOrder } from '../../rules/read-request.ts'
import { opensSoon } from '../../rules/what-it-does-here.ts'
import { REFUSALS, SAYS } from '../../spec.ts'
import { sendDeposit } from '../jobs/send-deposit.ts'
import type { Applied } from '../settle/apply-result.ts'
import type { PaymentRow } from '../tables.ts'
import { type Configuration, stateOf, whyNotNow } from './configuration.ts'
import { type StoreProblem, storeAttempt } from './store-attempt.ts'

export type DepositProblem =
  | StoreProblem
  | Problem<'switched-off' | 'opens-soon' | 'operator-closed' | 'not-sent'>

export async function requestDeposit(
  services: Services,
  configuration: Configuration,
  userId: string,
  order: CheckedOrder,
): Promise<Result<DepositAnswer, DepositProblem>> {
  if (services.payments.mode === 'off') return failed({ code: 'switched-off', message: REFUSALS.switchedOff })
  const assistant = assistantOfPurchase(order.purchaseType)
  if (assistant && opensSoon(assistant, services.payments, { writes: !services.aiText.description.builtIn }))
    return failed({ code: 'opens-soon', message: REFUSALS.opensSoon })
  const notNow = whyNotNow(stateOf(await configuration.read(), order.provider), order.amountNgwee)
  if (notNow) return failed({ code: 'operator-closed', message: notNow })

  const stored = await storeAttempt(services, userId, order)
  if (!stored.ok) return stored
  const { payment, send, payee } = stored.value
  const shown = ({ status }: { status: PaymentRow['status'] }, reused: boolean) =>
    ok({ depositData: { depositID: payment.id, status, reused } })
  if (!send) return shown(payment, true)

  services.passing('after-insert')
  const sent = await sendDeposit(services, payment, { source: 'request' }, payee)
  if (!sent) return shown(payment, true)
  if (sent.status === 'REJECTED') configuration.forget()
  if (didNotArrive(sent)) return failed({ code: 'not-sent', message: SAYS.requestFailed })
  return shown(sent, false)
}

const didNotArrive = ({ status, delivery }: Applied) =>
  isNotSent({ status, delivery }) || (status === 'FAILED' && delivery === 'unsent')
