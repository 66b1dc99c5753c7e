/** How often one person may call in a minute, whichever of several servers they reach: counted in the records. */
import { minutes } from '#kit/time.ts'
import type { Outside } from '#ports/outside.ts'
import { attemptStore } from './attempt-store.ts'

/** Under which name; with the account what is counted there goes. */
export const paceKey = (what: string, userId: string): string => `pace ${what} ${userId}`

/** True while there is room; counts the call. */
export function paceOfCalls(
  outside: Pick<Outside, 'db' | 'now'>,
  what: string,
  most: number,
): (who: string) => Promise<boolean> {
  const store = attemptStore(outside)
  return async (who) => (await store.take(paceKey(what, who), { most, within: minutes(1) })) === 0
}
