/** Payments: mobile money, from Pay Now to access. */

// States of deposits and refunds
export { REFUND_STATUSES, type RefundStatus, isOpenRefund } from './rules/settle-refund.ts'
export { OPEN_STATUSES, mayBeAccepted } from './rules/settle.ts'

// The books
export { HELD, revenueOf } from './rules/ledger-lines.ts'

// Lists
export { toCsv, type Columns } from './rules/csv.ts'
export { payerName } from './rules/payer-name.ts'
