/** No gateway: nothing is ever sent, so nothing can be charged. In use until payments are switched on. */
import { failed } from '#kit/result.ts'
import type { PaymentGateway } from './payment-gateway.ts'

const reason = 'payments are not switched on'

export function noGateway(): PaymentGateway {
  const unreachable = async () => failed({ code: 'unreachable', message: reason } as const)
  const neverSent = async () => ({ outcome: 'never-sent', reason }) as const
  const unread = async () => ({ reading: 'unreachable', reason, misconfigured: false }) as const
  return {
    // With payments off, test money must not unlock anything either.
    environment: 'live',
    startDeposit: neverSent,
    readDeposit: unread,
    resendCallback: async () => ({ outcome: 'unreachable', reason }),
    checkCallback: async () => ({
      signature: 'unverifiable',
      reason,
      body: { about: 'unparsable', reason },
    }),
    activeConfiguration: unreachable,
    availability: unreachable,
    predictProvider: unreachable,
    startRefund: neverSent,
    readRefund: unread,
  }
}
