/** Waits until the named work is ours, and keeps it ours until the returned function is called. */
import { setTimeout } from 'node:timers/promises'
import type { Outside } from '#ports/services.ts'
import { keepLease } from './renew-lease.ts'
import { lease } from './lease.ts'

type Wanted = { name: string; lengthMs: number; signal: AbortSignal | undefined }

/** No notice comes from other machines when a lease is released, so poll. */
const LOOK_EVERY = 500

/** A caller that gives up waiting gets no lease. */
export async function holdLease(
  outside: Pick<Outside, 'db' | 'now' | 'log'>,
  { name, lengthMs, signal }: Wanted,
): Promise<() => Promise<void>> {
  const mine = lease(outside, name, lengthMs)
  while (!(await mine.take())) {
    if (signal?.aborted) return async () => {}
    await setTimeout(LOOK_EVERY, undefined, { signal }).catch(() => {})
  }
  const letGo = keepLease(outside, { id: name, lease: lengthMs, renew: mine.renew })
  return async () => {
    letGo()
    await mine.release()
  }
}
