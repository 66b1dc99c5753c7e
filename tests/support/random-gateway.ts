/** A gateway that misbehaves at random, in virtual time, and remembers the true state. */
import { hours, minutes, seconds } from '#kit/time.ts'
import { fakeGateway } from '#ports/payment-gateway/payment-gateway.fake.ts'
import type { DepositOrder, PaymentGateway, StartOutcome } from '#ports/payment-gateway/payment-gateway.ts'
import type { DepositRecord, DepositStatus } from '#ports/payment-gateway/records.ts'
import { type Dice, diceFor } from './dice.ts'

type Step = { at: number; status: DepositStatus }
type Deposit = {
  begun: number
  order: DepositOrder
  dice: Dice
  steps: Step[]
  amount: number
  currency: string
}
type OnFinal = (depositId: string, dice: Dice, after: number) => void

export function randomGateway(now: () => number) {
  const expected = new Map<string, { dice: Dice; onFinal: OnFinal }>()
  const deposits = new Map<string, Deposit>()
  const silences = new Map<string, number>()

  const statusAt = ({ steps }: Deposit, at: number): DepositStatus =>
    steps.filter((step) => step.at <= at).at(-1)?.status ?? 'ACCEPTED'

  function accept(order: DepositOrder, dice: Dice, onFinal: OnFinal) {
    const steps = planOf(dice, now())
    const amount = dice.chance(0.04) ? order.amount - 1 : order.amount
    const currency = dice.chance(0.02) ? 'USD' : 'ZMW'
    deposits.set(order.depositId, { begun: now(), order, dice, steps, amount, currency })
    for (const { at, status } of steps)
      if (status === 'COMPLETED' || status === 'FAILED') onFinal(order.depositId, dice, at - now())
  }

  function record(depositId: string, at = now()): DepositRecord | undefined {
    const deposit = deposits.get(depositId)
    if (!deposit) return undefined
    const status = statusAt(deposit, at)
    return {
      depositId,
      status,
      amount: deposit.amount,
      currency: deposit.currency,
      phone: deposit.order.phone,
      provider: deposit.order.provider,
      providerTransactionId: null,
      failure: status === 'FAILED' ? { code: 'PAYMENT_NOT_APPROVED', message: '' } : null,
      created: null,
      clientReferenceId: null,
      metadata: {},
    }
  }

  const gateway: PaymentGateway = {
    ...fakeGateway(),
    async startDeposit(order): Promise<StartOutcome> {
      const { dice, onFinal } = expected.get(order.depositId) ?? { dice: diceFor(1), onFinal: () => {} }
      if (deposits.has(order.depositId)) return { outcome: 'duplicate', created: null }
      const fate = dice.whole(0, 99)
      if (fate < 5) return { outcome: 'never-sent', reason: 'no connection' }
      if (fate < 10) return { outcome: 'unknown', reason: 'dropped before it arrived' }
      if (fate < 14) return { outcome: 'refused', code: 'INVALID_PHONE_NUMBER', message: '' }
      if (fate < 16) return { outcome: 'misconfigured', code: 'AUTHENTICATION_ERROR', message: '' }
      accept(order, dice, onFinal)
      return fate < 35 ? { outcome: 'unknown', reason: 'no answer' } : { outcome: 'accepted', created: null }
    },
    async readDeposit(depositId) {
      const dice = deposits.get(depositId)?.dice ?? expected.get(depositId)?.dice ?? diceFor(2)
      if (dice.chance(0.15)) {
        silences.set(depositId, now())
        return { reading: 'unreachable', reason: '500', misconfigured: false }
      }
      const young = (deposits.get(depositId)?.steps[0]?.at ?? 0) > now() - minutes(20)
      if (young && dice.chance(0.15)) return { reading: 'not-found' }
      // Now and then an answer from a moment ago.
      const deposit = record(depositId, dice.chance(0.1) ? now() - seconds(30) : now())
      return deposit ? { reading: 'found', deposit } : { reading: 'not-found' }
    },
  }
  return {
    ...gateway,
    expect: (depositId: string, dice: Dice, onFinal: OnFinal) =>
      void expected.set(depositId, { dice, onFinal }),
    knows: (depositId: string) => deposits.has(depositId),
    truth: (depositId: string) => record(depositId),
    wasSilentAbout: (depositId: string, since: number) => (silences.get(depositId) ?? 0) >= since,
    lifeOf(depositId: string) {
      const deposit = deposits.get(depositId)
      if (!deposit) return undefined
      const final = deposit.steps.find(({ status }) => status === 'COMPLETED' || status === 'FAILED')
      return { begun: deposit.begun, firstFinal: final?.at ?? Number.POSITIVE_INFINITY }
    },
    wasEver: (depositId: string, status: DepositStatus) =>
      deposits.get(depositId)?.steps.some((step) => step.status === status) ?? false,
  }
}

/** From acceptance to the end: usually soon, sometimes hours later, sometimes twice, sometimes in strange words. */
function planOf(dice: Dice, start: number): Step[] {
  const end =
    start + (dice.chance(0.1) ? dice.whole(minutes(5), hours(20)) : dice.whole(seconds(2), minutes(2)))
  const steps: Step[] = [{ at: start + seconds(1), status: 'PROCESSING' }]
  if (dice.chance(0.05)) steps.push({ at: start + seconds(2), status: { unknown: 'SOMETHING_NEW' } })
  if (dice.chance(0.1)) steps.push({ at: end - 1, status: 'IN_RECONCILIATION' })
  if (dice.chance(0.03)) return steps
  const final = dice.chance(0.7) ? 'COMPLETED' : 'FAILED'
  steps.push({ at: end, status: final })
  if (dice.chance(0.04))
    steps.push({
      at: end + dice.whole(seconds(10), hours(2)),
      status: final === 'COMPLETED' ? 'FAILED' : 'COMPLETED',
    })
  return steps.sort((a, b) => a.at - b.at)
}
