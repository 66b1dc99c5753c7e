/** Deposits and refunds as the API shows them. Amounts are padded, differently in each place, as they are live. */
import { failureOf } from './failure-messages.ts'
import { COUNTRY } from './settings.ts'
import type { Operation } from './state.ts'

export const lookupData = (operation: Operation) => ({
  ...shared(operation, operation.status, 2),
  ...(operation.clientReferenceId === null ? {} : { clientReferenceId: operation.clientReferenceId }),
})

/** Callbacks lack our reference and have four decimals. */
export const callbackData = (operation: Operation, status = operation.status) => shared(operation, status, 4)

function shared(operation: Operation, status: string, decimals: number) {
  const { kind, id, phone, provider, bent } = operation
  const party = { type: 'MMO', accountDetails: { phoneNumber: phone, provider } }
  return {
    ...(kind === 'deposit' ? { depositId: id } : { refundId: id }),
    status,
    amount: padded(bent.amount ?? operation.amount, decimals),
    currency: bent.currency ?? operation.currency,
    country: COUNTRY,
    ...(kind === 'deposit' ? { payer: party } : { recipient: party }),
    ...(operation.customerMessage === null ? {} : { customerMessage: operation.customerMessage }),
    created: operation.created,
    ...(operation.providerTransactionId === null
      ? {}
      : { providerTransactionId: operation.providerTransactionId }),
    ...(status === 'FAILED' ? { failureReason: reason(operation) } : {}),
    metadata: operation.metadata,
  }
}

function reason({ failure }: Operation) {
  const { code, message } = failure ?? failureOf('UNSPECIFIED_FAILURE')
  return { failureCode: code, failureMessage: message }
}

function padded(amount: string, decimals: number): string {
  const [whole, fraction = ''] = amount.split('.')
  return `${whole}.${fraction.padEnd(decimals, '0')}`
}
