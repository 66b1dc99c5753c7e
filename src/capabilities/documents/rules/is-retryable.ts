const WHILE_ANOTHER_WRITES = [409, 423]
const MANY_AT_ONCE = 429
const STORAGE_FULL = 507

/** True if a piece should be retried automatically. Retrying into full storage would cost data again and again. */
export const isWorthRepeating = (status: number): boolean =>
  status !== STORAGE_FULL &&
  (status < 400 || status >= 500 || status === MANY_AT_ONCE || WHILE_ANOTHER_WRITES.includes(status))
