/** The gateway's report of a deposit or a refund, from a lookup or a callback: one shape serves both. */
import type { DepositRecord, Failure, RefundRecord } from '../records.ts'
import { depositStatuses, refundStatuses } from '../records.ts'
import { amountFromWire } from './amount.ts'
import { briefly, isObject, type JsonObject, objectIn, textIn } from './read-json.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const idIn = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined

export function depositFrom(data: JsonObject): DepositRecord | undefined {
  const depositId = idIn(data.depositId)
  if (!depositId) return undefined
  return { depositId, status: statusFrom(depositStatuses, data.status), ...moneyFrom(data, data.payer) }
}

export function refundFrom(data: JsonObject): RefundRecord | undefined {
  const refundId = idIn(data.refundId)
  if (!refundId) return undefined
  return { refundId, status: statusFrom(refundStatuses, data.status), ...moneyFrom(data, data.recipient) }
}

/** An error body and a failed record give the reason in the same fields. */
export function failureFrom(body: JsonObject): Failure | null {
  if (!isObject(body.failureReason)) return null
  const { failureCode, failureMessage } = body.failureReason
  return { code: textIn(failureCode) ?? 'UNKNOWN', message: textIn(failureMessage) ?? '' }
}

function statusFrom<Known extends string>(known: readonly Known[], status: unknown) {
  return known.find((name) => name === status) ?? { unknown: briefly(status) }
}

function moneyFrom(data: JsonObject, party: unknown) {
  const account = objectIn(objectIn(party).accountDetails)
  return {
    amount: amountFromWire(data.amount),
    currency: textIn(data.currency),
    phone: textIn(account.phoneNumber),
    provider: textIn(account.provider),
    providerTransactionId: textIn(data.providerTransactionId),
    failure: data.status === 'FAILED' ? (failureFrom(data) ?? { code: 'UNKNOWN', message: '' }) : null,
    created: textIn(data.created),
    clientReferenceId: textIn(data.clientReferenceId),
    metadata: metadataFrom(data.metadata),
  }
}

/** Usually one flat object; the list form in which it was sent is read too. */
function metadataFrom(metadata: unknown): Record<string, string> {
  const items = Array.isArray(metadata)
    ? metadata.flatMap((item) => Object.entries(objectIn(item)).filter(([key]) => key !== 'isPII'))
    : Object.entries(objectIn(metadata))
  return Object.fromEntries(items.map(([key, value]) => [key, value === '' ? '' : briefly(value)]))
}
