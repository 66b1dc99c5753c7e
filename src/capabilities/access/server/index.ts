/** Access, for the server side of others. */

// In front of every paid call: 402 with the sentence that says why
export { requireAccess, lookAtAccess } from './gate.ts'

// What somebody may use
export { accessOf, stateFor, purchaseOnTheWire } from './access-of.ts'

// Minutes, uploads and generations: reserved before the work, then spent or given back
export { spendWithin, forgetAbandoned, type Closed } from './meter.ts'
export { reservedBy } from './reservations.ts'

// Purchases: made, read and ended, never deleted
export { grantByHand } from './grant.ts'
export { endRefunded, endWhatIsOver } from './purchase-endings.ts'
export { addPurchase, readPurchases, hasEverBought, takeTurn, termsOf, aiTypeOf } from './purchases.ts'
