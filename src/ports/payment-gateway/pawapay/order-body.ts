/** Orders in wire format: exactly the fields version 2 accepts, since it refuses all others. */
import { CURRENCY } from '#product/mobile-money.ts'
import type { DepositOrder, MetadataItem, RefundOrder } from '../payment-gateway.ts'
import { amountOnWire } from './amount.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const CUSTOMER_MESSAGE = /^[a-zA-Z0-9 ]{4,22}$/

export function depositBody(order: DepositOrder) {
  demand(UUID_V4.test(order.depositId), 'A deposit id is a UUIDv4 in lower case')
  demand(/^\d{6,15}$/.test(order.phone), 'A phone number is digits with the country code')
  const message = order.customerMessage
  demand(
    message === undefined || CUSTOMER_MESSAGE.test(message),
    'A customer message is 4 to 22 of a-z, A-Z, 0-9',
  )
  return {
    depositId: order.depositId,
    amount: amountOnWire(order.amount),
    currency: CURRENCY,
    payer: { type: 'MMO', accountDetails: { phoneNumber: order.phone, provider: order.provider } },
    ...(message === undefined ? {} : { customerMessage: message }),
    ...referenceAndMetadata(order),
  }
}

export function refundBody(order: RefundOrder) {
  demand(UUID_V4.test(order.refundId), 'A refund id is a UUIDv4 in lower case')
  return {
    refundId: order.refundId,
    depositId: order.depositId,
    // Without an amount the whole deposit is refunded; with one, the currency is required too.
    ...(order.amount === undefined ? {} : { amount: amountOnWire(order.amount), currency: CURRENCY }),
    ...referenceAndMetadata(order),
  }
}

function referenceAndMetadata(order: { clientReferenceId?: string; metadata?: readonly MetadataItem[] }) {
  const { clientReferenceId, metadata = [] } = order
  const keys = new Set(metadata.map(({ key }) => key))
  demand(
    metadata.length <= 10 && keys.size === metadata.length,
    'Metadata is at most ten items, every key once',
  )
  return {
    ...(clientReferenceId === undefined ? {} : { clientReferenceId }),
    ...(metadata.length === 0 ? {} : { metadata: metadata.map(metadataItem) }),
  }
}

const metadataItem = ({ key, value, personal }: MetadataItem) =>
  personal ? { [key]: value, isPII: true } : { [key]: value }

/** A malformed order is our own mistake, so it throws and never reaches the wire. */
function demand(met: boolean, rule: string) {
  if (!met) throw new TypeError(rule)
}
