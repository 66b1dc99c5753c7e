import { failureOf } from '../failure-messages.ts'
import { type EmulatorAnswer, json } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import type { Handler } from '../http/route.ts'
import type { Emulator } from '../settings.ts'
import { isFinal, type Operation } from '../state.ts'
import { settleOperation } from '../transition.ts'

export const listDeposits = ({ world }: Emulator): EmulatorAnswer => {
  const { deposits, refunds, depositsReceived } = world.state
  return json({
    received: depositsReceived,
    deposits: Object.values(deposits),
    refunds: Object.values(refunds),
  })
}

type Decide = (emulator: Emulator, deposit: Operation, request: Request) => void

const decisions: Record<string, Decide> = {
  approve: ({ world }, deposit) => settleOperation(world, deposit, 'COMPLETED'),
  complete: ({ world }, deposit) => settleOperation(world, deposit, 'COMPLETED'),
  decline: ({ world }, deposit) =>
    settleOperation(world, deposit, 'FAILED', failureOf('PAYMENT_NOT_APPROVED')),
  'no-money': ({ world }, deposit) =>
    settleOperation(world, deposit, 'FAILED', failureOf('INSUFFICIENT_BALANCE')),
  fail: ({ world }, deposit, { body }) =>
    settleOperation(world, deposit, 'FAILED', failureOf(String(body?.code ?? 'UNSPECIFIED_FAILURE'))),
  /** The prompt stays until it expires. */
  ignore: ({ world }, deposit) => {
    world.cancel((due) => due.what === 'approve-prompt' && due.id === deposit.id)
    deposit.prompt = 'ignored'
    world.save()
  },
  /** Indefinitely, unless a duration is given. */
  reconcile: ({ world }, deposit, { body }) => {
    world.cancel((due) => due.id === deposit.id && due.what !== 'callback')
    settleOperation(world, deposit, 'IN_RECONCILIATION')
    const { kind, id } = deposit
    if (typeof body?.ms === 'number') world.later(body.ms, { what: 'move', kind, id, to: 'COMPLETED' })
    world.save()
  },
}

/** False where no decision is pending. */
export function decideDeposit(emulator: Emulator, id: string, decision: string, request: Request): boolean {
  const deposit = emulator.world.state.deposits[id]
  if (!deposit || isFinal(deposit.status)) return false
  decisions[decision]?.(emulator, deposit, request)
  return true
}

export const decideByHand =
  (decision: string): Handler =>
  (emulator, request, id) => {
    const decided = decideDeposit(emulator, id, decision, request)
    const deposit = emulator.world.state.deposits[id]
    if (!deposit) return json({ error: 'No such deposit' }, 404)
    return decided ? json(deposit) : json({ error: `It is ${deposit.status} already` }, 409)
  }
