/**
 * Replaces `database-patience.ts`: a machine that stalls for twenty seconds is not a hanging database, and unrelated tests
 * must not fail because of it.
 */
import { PATIENCE as OF_THE_PRODUCT } from '../../src/ports/database/database-patience.ts'

const LONG = {
  ...OF_THE_PRODUCT,
  question: 10 * OF_THE_PRODUCT.question,
  // Ten times would be just as long as such a stall at its worst.
  connection: 30 * OF_THE_PRODUCT.connection,
  transaction: 10 * OF_THE_PRODUCT.transaction,
}
export const PATIENCE = { ...LONG }

/** For the test that is about it. Files of tests share what they load, so it gives the long one back. */
export function patienceOfTheProduct(): () => void {
  Object.assign(PATIENCE, OF_THE_PRODUCT)
  return () => void Object.assign(PATIENCE, LONG)
}
