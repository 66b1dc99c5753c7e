/** Waits until the named work is ours, and keeps it ours until the returned function is called. */
import { setTimeout } from 'node:timers/promises'
import type { Services } from '#ports/services.ts'
import { lease } from './lease.ts'
import { renewLease } from './renew-lease.ts'

type WantedLease = { name: string; lengthMs: number; signal: AbortSignal | undefined }

/** No notice comes from other machines when a lease is released, so poll. */
const LOOK_EVERY = 500

/** A caller that gives up waiting gets no lease. */
export async function acquireLease(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  { name, lengthMs, signal }: WantedLease,
): Promise<() => Promise<void>> {
  const mine = lease(services, name, lengthMs)
  while (!(await mine.take())) {
    if (signal?.aborted) return async () => {}
    await setTimeout(LOOK_EVERY, undefined, { signal }).catch(() => {})
  }
  const letGo = renewLease(services, { id: name, lease: lengthMs, renew: mine.renew })
  return async () => {
    letGo()
    await mine.release()
  }
}
