/** How often one user may call per minute, across all servers: counted in the database. */
import { minutes } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { attemptStore } from './attempt-store.ts'

/** The name it is counted under; deleted with the account. */
export const paceKey = (what: string, userId: string): string => `pace ${what} ${userId}`

/** True while the limit is not reached; counts the call. */
export function paceOfCalls(
  services: Pick<Services, 'db' | 'now'>,
  what: string,
  most: number,
): (who: string) => Promise<boolean> {
  const store = attemptStore(services)
  return async (who) => (await store.take(paceKey(what, who), { most, within: minutes(1) })).wait === 0
}
