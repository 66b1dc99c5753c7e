/** Access, for the server side of others. */

// What somebody may use
export { accessOf, purchaseOnTheWire, stateFor } from './access-of.ts'
// In front of every paid call: 402 with the sentence that says why
export { lookAtAccess, requireAccess } from './gate.ts'
// Purchases: made, read and ended, never deleted
export { grantByHand } from './grant.ts'
// Minutes, uploads and generations: reserved before the work, then spent or given back
export { type Closed, forgetAbandoned, spendWithin } from './meter.ts'
export { endRefunded, endWhatIsOver } from './purchase-endings.ts'
export { addPurchase, aiTypeOf, hasEverBought, readPurchases, takeTurn, termsOf } from './purchases.ts'
export { reservedBy } from './reservations.ts'
