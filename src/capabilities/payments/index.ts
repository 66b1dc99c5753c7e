/**
 * Payments: mobile money, from Pay Now to access. The server decides what is charged, whether it was paid and what follows;
 * the browser asks, shows and never writes a purchase. ARCHITECTURE.md follows one payment through the files.
 *
 * Read before changing anything: the ledger only grows, and the database refuses anything else (decision 0010). Locks are taken
 * payer first, then payment, and no transaction is open while the gateway is asked (0011). A retry sends the same deposit id,
 * since two could charge twice (0034). What proves a callback (0026).
 */

// States of deposits and refunds
export { REFUND_STATUSES, type RefundStatus, isOpenRefund } from './rules/settle-refund.ts'
export { OPEN_STATUSES, mayBeAccepted } from './rules/settle.ts'

// The books
export { HELD, revenueOf } from './rules/ledger-lines.ts'

// Lists
export { toCsv, type Columns } from './rules/csv.ts'
export { payerName } from './rules/payer-name.ts'
