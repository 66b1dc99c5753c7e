/**
 * Replaces `database-timeouts.ts`: a machine that stalls for twenty seconds is not a hanging database, and unrelated
 * tests must not fail because of it.
 */
import { DATABASE_TIMEOUTS as OF_THE_PRODUCT } from '../../src/ports/database/database-timeouts.ts'

const TIMES = 30

/** For programs that a test starts: nothing replaces their modules. */
export const LONG = {
  ...OF_THE_PRODUCT,
  question: TIMES * OF_THE_PRODUCT.question,
  connection: TIMES * OF_THE_PRODUCT.connection,
  start: TIMES * OF_THE_PRODUCT.start,
  transaction: TIMES * OF_THE_PRODUCT.transaction,
}
export const DATABASE_TIMEOUTS = { ...LONG }

/** For the test that is about it. Files of tests share what they load, so it gives the long one back. */
export function productTimeouts(): () => void {
  Object.assign(DATABASE_TIMEOUTS, OF_THE_PRODUCT)
  return () => void Object.assign(DATABASE_TIMEOUTS, LONG)
}
