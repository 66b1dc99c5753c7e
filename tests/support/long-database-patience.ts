/**
 * Replaces `database-patience.ts`: a machine that stalls for two seconds is not a hanging database, and unrelated tests
 * must not fail because of it.
 */
import { PATIENCE as OF_THE_PRODUCT } from '../../src/ports/database/database-patience.ts'

const LONG = {
  ...OF_THE_PRODUCT,
  question: 10 * OF_THE_PRODUCT.question,
  connection: 10 * OF_THE_PRODUCT.connection,
}
export const PATIENCE = { ...LONG }

/** For the test that is about it. Files of tests share what they load, so it gives the long one back. */
export function patienceOfTheProduct(): () => void {
  Object.assign(PATIENCE, OF_THE_PRODUCT)
  return () => void Object.assign(PATIENCE, LONG)
}
