/** Turns a validated order into a deposit or refund with its future events in the agenda. */
import type { ProviderId } from '#product/mobile-money.ts'
import type { EmulatorWorld } from './emulator-state.ts'
import { takeFaults } from './faults.ts'
import { finalStep, type PlannedStep, planDeposit, TIMELINE } from './plan-deposit.ts'
import type { Emulator } from './settings.ts'
import { type Fault, isFinal, type Operation } from './state.ts'
import { REFUND_NUMBERS } from './test-numbers.ts'

export type Order = Pick<
  Operation,
  'id' | 'amount' | 'currency' | 'phone' | 'customerMessage' | 'clientReferenceId' | 'metadata'
> & { provider: ProviderId }

export function acceptDeposit({ world, settings }: Emulator, order: Order): Operation {
  const { phone, provider, id } = order
  const faults = takeFaults(world.state, 'timeline', { op: 'initiate', phone, provider, id })
  const promptOpenOnPhone = Object.values(world.state.deposits).some(
    (other) => other.phone === phone && other.prompt !== 'none' && !isFinal(other.status),
  )
  const plan = planDeposit(order, { promptOpenOnPhone, faults })
  const deposit = enter(world, { ...order, kind: 'deposit', depositId: null }, bentBy(faults))
  schedule(world, deposit, plan.steps)
  if (plan.prompt) {
    deposit.prompt = 'open'
    if (settings.autoApproveMs > 0) world.later(settings.autoApproveMs, { what: 'approve-prompt', id })
    world.later(TIMELINE.promptLife, { what: 'expire-prompt', id })
  }
  world.save()
  return deposit
}

export function acceptRefund(world: EmulatorWorld, order: Order & { depositId: string }): Operation {
  const refund = enter(world, { ...order, kind: 'refund' }, {})
  // While an operator is slow, payouts wait in a queue.
  if (world.state.providers[order.provider].REFUND === 'DELAYED') refund.status = 'ENQUEUED'
  else scheduleRefund(world, refund)
  world.save()
  return refund
}

export function scheduleRefund(world: EmulatorWorld, refund: Operation) {
  const outcome = REFUND_NUMBERS[refund.phone] ?? 'COMPLETED'
  const final = outcome === 'PENDING' ? [] : [finalStep(outcome, TIMELINE.final)]
  schedule(world, refund, [{ after: TIMELINE.processing, to: 'PROCESSING' }, ...final])
}

function enter(
  world: EmulatorWorld,
  order: Order & { kind: Operation['kind']; depositId: string | null },
  bent: Operation['bent'],
): Operation {
  const operation: Operation = {
    ...order,
    created: new Date(world.now()).toISOString(),
    status: 'ACCEPTED',
    failure: null,
    providerTransactionId: null,
    finishedAt: null,
    prompt: 'none',
    bent,
    callbacks: [],
  }
  const operations = order.kind === 'deposit' ? world.state.deposits : world.state.refunds
  operations[order.id] = operation
  return operation
}

function schedule(world: EmulatorWorld, { kind, id }: Operation, steps: readonly PlannedStep[]) {
  for (const { after, ...step } of steps) world.later(after, { what: 'move', kind, id, ...step })
}

function bentBy(faults: readonly Fault[]): Operation['bent'] {
  const params = (action: string) => faults.find((fault) => fault.action === action)?.params
  const [amount, currency, flip] = [
    params('amount_mismatch'),
    params('currency_mismatch'),
    params('flip_final'),
  ]
  return {
    ...(amount ? { amount: String(amount.amount ?? '1') } : {}),
    ...(currency ? { currency: String(currency.currency ?? 'USD') } : {}),
    ...(flip ? { flipAfter: Number(flip.ms ?? 5_000) } : {}),
  }
}
