import { scheduleCallback } from '../callbacks.ts'
import { json } from '../http/answer.ts'
import type { Handler } from '../http/route.ts'
import { isFinal, type Operation } from '../state.ts'
import { type IdName, rejected } from './refuse-order.ts'
import { underFaults } from './under-faults.ts'

/** Only a final record has a callback to resend. */
const resend =
  (idName: IdName, kind: Operation['kind']): Handler =>
  (emulator, _request, id) => {
    const { world } = emulator
    const operation = (kind === 'deposit' ? world.state.deposits : world.state.refunds)[id]
    return underFaults(
      emulator,
      { op: 'resend', id, phone: operation?.phone, provider: operation?.provider },
      () => {
        if (!operation) return rejected(idName, id, 'NOT_FOUND')
        if (!isFinal(operation.status)) return rejected(idName, id, 'INVALID_STATE')
        scheduleCallback(world, operation, 100, {})
        world.save()
        return json({ [idName]: id, status: 'ACCEPTED' })
      },
    )
  }

export const resendDepositCallback = resend('depositId', 'deposit')
export const resendRefundCallback = resend('refundId', 'refund')
