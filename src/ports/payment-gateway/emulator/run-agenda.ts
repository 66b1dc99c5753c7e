/** Handles an event of the agenda when it falls due. */
import { assertNever } from '#kit/assert-never.ts'
import { deliverCallback, operationOf } from './callbacks.ts'
import { failureOf } from './failure-messages.ts'
import type { Emulator } from './settings.ts'
import type { DueEvent } from './state.ts'
import { deliverStatement, finishStatement } from './statements.ts'
import { settleOperation, transition } from './transition.ts'

export async function perform(emulator: Emulator, event: DueEvent): Promise<void> {
  const { world } = emulator
  switch (event.what) {
    case 'move':
      transition(world, event)
      return
    case 'approve-prompt': {
      const deposit = operationOf(world, { kind: 'deposit', id: event.id })
      if (deposit?.prompt === 'open') settleOperation(world, deposit, 'COMPLETED')
      return
    }
    case 'expire-prompt': {
      const deposit = operationOf(world, { kind: 'deposit', id: event.id })
      if (deposit) settleOperation(world, deposit, 'FAILED', failureOf('PAYMENT_NOT_APPROVED'))
      return
    }
    case 'callback':
      return deliverCallback(emulator, event)
    case 'statement-ready':
      finishStatement(world, event.id)
      return
    case 'statement-callback':
      return deliverStatement(emulator, event.id)
    default:
      return assertNever(event)
  }
}
