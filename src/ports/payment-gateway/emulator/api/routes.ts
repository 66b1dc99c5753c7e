/** The gateway's own paths: all of version 2 that takes, refunds or explains money. */

import { scheduleCallback } from '../callbacks.ts'
import { json } from '../http/answer.ts'
import { type Handler, type Route, route } from '../http/route.ts'
import { isFinal, type Operation } from '../state.ts'
import { readActiveConfiguration } from './active-configuration.ts'
import { withoutAccess } from './authorise.ts'
import { readDeposit, startDeposit } from './deposits.ts'
import { failEnqueued, readRefund, startRefund } from './refunds.ts'
import { type IdName, rejected } from './refuse-order.ts'
import { readStatement, startStatement } from './statements.ts'
import { predictProvider, readAvailability, readBalances, readPublicKeys } from './toolkit.ts'
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

const resendDepositCallback = resend('depositId', 'deposit')
const resendRefundCallback = resend('refundId', 'refund')

const withToken =
  (handle: Handler): Handler =>
  (emulator, request, id) =>
    withoutAccess(emulator, request) ?? handle(emulator, request, id)

export const apiRoutes: Route[] = [
  route('POST', '/v2/deposits', withToken(startDeposit)),
  route('GET', '/v2/deposits/{id}', withToken(readDeposit)),
  route('POST', '/v2/deposits/resend-callback/{id}', withToken(resendDepositCallback)),
  route('POST', '/v2/refunds', withToken(startRefund)),
  route('GET', '/v2/refunds/{id}', withToken(readRefund)),
  route('POST', '/v2/refunds/resend-callback/{id}', withToken(resendRefundCallback)),
  route('POST', '/v2/refunds/fail-enqueued/{id}', withToken(failEnqueued)),
  route('GET', '/v2/active-conf', withToken(readActiveConfiguration)),
  route('GET', '/v2/availability', withToken(readAvailability)),
  route('POST', '/v2/predict-provider', withToken(predictProvider)),
  route('GET', '/v2/public-key/http', withToken(readPublicKeys)),
  route('GET', '/v2/wallet-balances', withToken(readBalances)),
  route('POST', '/v2/statements', withToken(startStatement)),
  route('GET', '/v2/statements/{id}', withToken(readStatement)),
]
