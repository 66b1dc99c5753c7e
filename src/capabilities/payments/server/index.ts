/** Payments, for the server side of others: what an administrator may see and do. */

// A payment changes in one way only, whoever asks for it
export { applyRefund } from './jobs/look-up-refund.ts'
export { lookUp } from './jobs/look-up.ts'
export { applyInside } from './settle/apply-result.ts'
export { mapStartAnswer } from './settle/map-gateway-result.ts'

// Refunds, alarms and the ledger
export { acknowledgeAlarm } from './settle/alarms.ts'
export { moneyReceived } from './settle/ledger.ts'
export { storeRefund } from './settle/store-refund.ts'

// Names on lists
export { assistantName, nameOfProvider } from './show-payment.ts'
