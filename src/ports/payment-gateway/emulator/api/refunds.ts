import { amountFromWire } from '../../pawapay/amount.ts'
import type { JsonObject } from '../../pawapay/read-json.ts'
import { acceptRefund } from '../accept.ts'
import { failureOf } from '../failure-messages.ts'
import { type EmulatorAnswer, json, refusal } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import type { Emulator } from '../settings.ts'
import { lookupData } from '../show-operation.ts'
import { isFinal, type Operation } from '../state.ts'
import { settleOperation } from '../transition.ts'
import { asDecimal, notRefunded, walletBalance } from '../wallet.ts'
import { withoutSignature } from './authorise.ts'
import { optional } from './deposits.ts'
import { flatMetadata, isUuid, REFUND_FIELDS } from './order-fields.ts'
import { accepted, duplicate, malformed, rejected } from './refuse-order.ts'
import { underFaults } from './under-faults.ts'

export async function startRefund(emulator: Emulator, request: Request): Promise<EmulatorAnswer> {
  const unsigned = await withoutSignature(emulator, request)
  if (unsigned) return unsigned
  const { body } = request
  const deposit = emulator.world.state.deposits[String(body?.depositId)]
  const facts = {
    op: 'refund',
    id: String(body?.refundId),
    phone: deposit?.phone,
    provider: deposit?.provider,
  }
  return underFaults(emulator, facts, () => {
    const refused = malformed(body, REFUND_FIELDS)
    if (refused) return refused
    if (body?.amount !== undefined && optional(body.currency) === null)
      return refusal(400, 'MISSING_PARAMETER', 'Parameter: currency')
    return decideRefundStart(emulator, body ?? {}, deposit)
  })
}

/** The body is already validated here. */
function decideRefundStart(
  { world }: Emulator,
  body: JsonObject,
  deposit: Operation | undefined,
): EmulatorAnswer {
  const { state } = world
  const id = String(body.refundId)
  const earlier = state.refunds[id]
  if (earlier) return duplicate('refundId', earlier)
  const refuse = (code: string) => rejected('refundId', id, code)

  if (!deposit) return refuse('NOT_FOUND')
  if (deposit.status !== 'COMPLETED') return refuse('INVALID_STATE')
  const others = Object.values(state.refunds).filter(({ depositId }) => depositId === deposit.id)
  if (others.some(({ status }) => !isFinal(status))) return refuse('REFUND_IN_PROGRESS')
  const left = notRefunded(state, deposit)
  if (left === 0) return refuse('DEPOSIT_ALREADY_REFUNDED')
  const asked = body.amount === undefined ? left : amountFromWire(body.amount)
  if (typeof asked !== 'number') return refuse('INVALID_AMOUNT')
  if (body.amount !== undefined && body.currency !== deposit.currency) return refuse('INVALID_CURRENCY')
  if (asked === 0) return refuse('AMOUNT_OUT_OF_BOUNDS')
  if (asked > left) return refuse('AMOUNT_TOO_LARGE')
  if (state.providers[deposit.provider].REFUND === 'CLOSED') return refuse('PROVIDER_TEMPORARILY_UNAVAILABLE')
  if (asked > walletBalance(state)) return refuse('PAWAPAY_WALLET_OUT_OF_FUNDS')

  const { currency, phone, provider } = deposit
  const refund = acceptRefund(world, {
    id,
    depositId: deposit.id,
    amount: asDecimal(asked),
    currency,
    phone,
    provider,
    customerMessage: null,
    clientReferenceId: optional(body.clientReferenceId),
    metadata: flatMetadata(body.metadata),
  })
  return accepted('refundId', refund)
}

export function readRefund(emulator: Emulator, _request: Request, id: string): Promise<EmulatorAnswer> {
  const refund = emulator.world.state.refunds[id]
  return underFaults(
    emulator,
    { op: 'refund-lookup', id, phone: refund?.phone, provider: refund?.provider },
    () => {
      if (!isUuid(id)) return refusal(400, 'INVALID_PARAMETER', 'Parameter: refundId')
      return json(refund ? { status: 'FOUND', data: lookupData(refund) } : { status: 'NOT_FOUND' })
    },
  )
}

export function failEnqueued({ world }: Emulator, _request: Request, id: string): EmulatorAnswer {
  const refund = world.state.refunds[id]
  if (!refund) return rejected('refundId', id, 'NOT_FOUND')
  if (refund.status !== 'ENQUEUED') return rejected('refundId', id, 'INVALID_STATE')
  settleOperation(world, refund, 'FAILED', failureOf('MANUALLY_CANCELLED'))
  return json({ refundId: id, status: 'ACCEPTED' })
}
