/** The fields with which version 2 starts a deposit or a refund, and the format of each. */
import { isObject } from '../../pawapay/read-json.ts'
import type { OrderFields } from './fields.ts'

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
/** No leading and no trailing zeros: "150.00" is refused. */
const AMOUNT = /^([0]|([1-9][0-9]{0,17}))([.][0-9]{0,3}[1-9])?$/
const ANYTHING = /^/

export const isUuid = (text: string) => UUID_V4.test(text)

const reference = {
  clientReferenceId: { pattern: ANYTHING, optional: true },
  metadata: { check: isMetadata, optional: true },
} as const

export const DEPOSIT_FIELDS: OrderFields = {
  depositId: { pattern: UUID_V4 },
  amount: { pattern: AMOUNT },
  currency: { pattern: /^[A-Z]{3}$/ },
  payer: {
    fields: {
      type: { pattern: /^MMO$/ },
      accountDetails: { fields: { phoneNumber: { pattern: ANYTHING }, provider: { pattern: ANYTHING } } },
    },
  },
  customerMessage: { pattern: /^[a-zA-Z0-9 ]{4,22}$/, optional: true },
  preAuthorisationCode: { pattern: ANYTHING, optional: true },
  successfulUrl: { pattern: /^https:\/\//, optional: true },
  failedUrl: { pattern: /^https:\/\//, optional: true },
  ...reference,
}

export const REFUND_FIELDS: OrderFields = {
  refundId: { pattern: UUID_V4 },
  depositId: { pattern: UUID_V4 },
  amount: { pattern: AMOUNT, optional: true },
  currency: { pattern: /^[A-Z]{3}$/, optional: true },
  ...reference,
}

/** At most ten objects, each with one key beside the flag for personal data. */
function isMetadata(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 10 && value.every((item) => keysOf(item).length === 1)
}

const keysOf = (item: unknown): string[] =>
  isObject(item) ? Object.keys(item).filter((key) => key !== 'isPII' && typeof item[key] === 'string') : []

export function hasDuplicateMetadata(metadata: unknown): boolean {
  const keys = Array.isArray(metadata) ? metadata.flatMap(keysOf) : []
  return new Set(keys).size !== keys.length
}

/** It is returned as one flat object. */
export const flatMetadata = (metadata: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(metadata) ? metadata : []).flatMap((item) => keysOf(item).map((key) => [key, item[key]])),
  )
