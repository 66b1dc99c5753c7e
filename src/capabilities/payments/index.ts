/** Payments: mobile money, from Pay Now to access. */

// Lists
export { type Columns, toCsv } from './rules/csv.ts'
// The books
export { HELD, revenueOf } from './rules/ledger-lines.ts'
export { payerName } from './rules/payer-name.ts'
export { mayBeAccepted, OPEN_STATUSES } from './rules/settle.ts'
// States of deposits and refunds
export { isOpenRefund, REFUND_STATUSES, type RefundStatus } from './rules/settle-refund.ts'
