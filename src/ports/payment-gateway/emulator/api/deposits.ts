import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import { type JsonObject, objectIn } from '../../pawapay/read-json.ts'
import { acceptDeposit } from '../accept.ts'
import { takeFault } from '../faults.ts'
import { type EmulatorAnswer, json, refusal } from '../http/answer.ts'
import type { Request } from '../http/request.ts'
import { type Emulator, LIMITS } from '../settings.ts'
import { lookupData } from '../show-operation.ts'
import type { Operation } from '../state.ts'
import { withoutSignature } from './authorise.ts'
import { DEPOSIT_FIELDS, flatMetadata, isUuid } from './order-fields.ts'
import { accepted, duplicate, malformed, rejected } from './refuse-order.ts'
import { underFaults } from './under-faults.ts'

export async function startDeposit(emulator: Emulator, request: Request): Promise<EmulatorAnswer> {
  emulator.world.state.depositsReceived++
  const unsigned = await withoutSignature(emulator, request)
  if (unsigned) return unsigned
  const account = objectIn(objectIn(request.body?.payer).accountDetails)
  const facts = {
    op: 'initiate',
    id: String(request.body?.depositId),
    phone: String(account.phoneNumber),
    provider: String(account.provider),
  }
  return underFaults(emulator, facts, () => {
    const refused = malformed(request.body, DEPOSIT_FIELDS)
    return refused ?? decideDepositStart(emulator, request.body ?? {}, facts)
  })
}

/** The body is already validated here. */
function decideDepositStart(
  emulator: Emulator,
  body: JsonObject,
  { id, phone, provider }: Record<'id' | 'phone' | 'provider', string>,
): EmulatorAnswer {
  const { state } = emulator.world
  const earlier = state.deposits[id]
  if (earlier) return duplicate('depositId', earlier)
  const amount = String(body.amount)
  const refuse = (code: string, message: string) => rejected('depositId', id, code, message)

  if (!isProvider(provider))
    return refuse('INVALID_PROVIDER', `${provider} is not available to this account.`)
  if (body.currency !== 'ZMW')
    return refuse('INVALID_CURRENCY', `${provider} does not take ${body.currency}.`)
  if (!/^260\d{9}$/.test(phone))
    return refuse('INVALID_PHONE_NUMBER', 'The phone number is not one of this country.')
  if ((amount.split('.')[1] ?? '').length > 2) return refuse('INVALID_AMOUNT', 'At most two decimals.')
  if (Number(amount) < LIMITS.min || Number(amount) > LIMITS.max)
    return refuse('AMOUNT_OUT_OF_BOUNDS', `Between ${LIMITS.min} and ${LIMITS.max}.`)
  // The documentation is inconsistent about DELAYED; here only a closed provider refuses a deposit.
  if (state.providers[provider].DEPOSIT === 'CLOSED')
    return refuse('PROVIDER_TEMPORARILY_UNAVAILABLE', `${provider} is closed.`)

  const deposit = acceptDeposit(emulator, {
    id,
    amount,
    currency: 'ZMW',
    phone,
    provider,
    customerMessage: optional(body.customerMessage),
    clientReferenceId: optional(body.clientReferenceId),
    metadata: flatMetadata(body.metadata),
  })
  return accepted('depositId', deposit)
}

export const isProvider = (name: string): name is ProviderId => Object.hasOwn(PROVIDERS, name)
export const optional = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export function readDeposit(emulator: Emulator, _request: Request, id: string): Promise<EmulatorAnswer> {
  const deposit = emulator.world.state.deposits[id]
  const facts = { op: 'lookup', id, phone: deposit?.phone, provider: deposit?.provider }
  return underFaults(emulator, facts, () => {
    if (!isUuid(id)) return refusal(400, 'INVALID_PARAMETER', 'Parameter: depositId')
    return reading(deposit, takeFault(emulator.world.state, 'reading', facts))
  })
}

function reading(deposit: Operation | undefined, fault: ReturnType<typeof takeFault>): EmulatorAnswer {
  if (!deposit || fault?.action === 'not_found_then_found') return json({ status: 'NOT_FOUND' })
  const data = lookupData(deposit)
  switch (fault?.action) {
    case 'stale_lookup': {
      const { providerTransactionId: _, failureReason: __, ...open } = data
      return json({ status: 'FOUND', data: { ...open, status: String(fault.params.status ?? 'PROCESSING') } })
    }
    case 'unknown_status':
      return json({
        status: 'FOUND',
        data: { ...data, status: String(fault.params.status ?? 'SOMETHING_NEW') },
      })
    default:
      return json({ status: 'FOUND', data })
  }
}
