/** A press of Pay Now: stored first, then sent, then whatever the gateway says is applied. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Outside } from '#ports/outside.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import type { DepositAnswer } from '../../contract.ts'
import type { Order } from '../../rules/read-request.ts'
import { REFUSALS } from '../../spec.ts'
import { applyResult } from '../settle/apply-result.ts'
import { heardAtStart } from '../settle/heard.ts'
import { type Configuration, stateOf, whyNotNow } from './configuration.ts'
import { type StoreProblem, storeAttempt } from './store-attempt.ts'

export type DepositProblem = StoreProblem | Problem<'switched-off' | 'operator-closed'>

export async function requestDeposit(
  outside: Outside,
  configuration: Configuration,
  userId: string,
  order: Order,
): Promise<Result<DepositAnswer, DepositProblem>> {
  if (outside.payments.mode === 'off') return failed({ code: 'switched-off', message: REFUSALS.switchedOff })
  const notNow = whyNotNow(stateOf(await configuration.read(), order.provider), order.amountNgwee)
  if (notNow) return failed({ code: 'operator-closed', message: notNow })

  const stored = await storeAttempt(outside, userId, order)
  if (!stored.ok) return stored
  const { payment, fresh } = stored.value
  if (!fresh) return ok({ depositData: { depositID: payment.id, status: payment.status, reused: true } })

  outside.passing('after-insert')
  const answer = await outside.gateway.startDeposit({
    depositId: payment.id,
    amount: payment.amountNgwee,
    phone: order.phone,
    provider: order.provider,
    customerMessage: customerMessage(order),
    metadata: [{ key: 'purchaseType', value: order.purchaseType }],
  })
  outside.passing('after-send')
  if (answer.outcome === 'refused') configuration.forget()
  const applied = await applyResult(outside, payment.id, heardAtStart(answer), { source: 'request' })
  return ok({
    depositData: { depositID: payment.id, status: applied?.status ?? payment.status, reused: false },
  })
}

/** May stand on the payer's receipt: at most 22 letters, digits and spaces. */
const SHORT_NAMES: Partial<Record<Order['assistantId'], string>> = {
  consultant: 'Consultant',
  decoder: 'Decoder',
  slides: 'PowerPoint',
  humanizer: 'Humanizer',
  textChat: 'Text Chat',
}
const customerMessage = ({ assistantId }: Order) =>
  `${SHORT_NAMES[assistantId] ?? ASSISTANTS[assistantId].name} 30 days`
