/** An answer that was left unfinished: noticed when its row is read. */
import { and, eq } from 'drizzle-orm'
import { isFree } from '#background/lease.ts'
import type { Services } from '#ports/services.ts'
import { SERVER_SAYS, STREAMING } from '../../spec.ts'
import { chatMessages, type MessageRow } from '../tables.ts'
import { asExtras, extrasOf } from './extras.ts'

type InterruptedDeps = Pick<Services, 'db' | 'now'>

/** Its writer is gone. The text so far stays, marked as interrupted. */
export async function asInterrupted(
  { db, now }: InterruptedDeps,
  row: MessageRow,
): Promise<MessageRow | undefined> {
  if (row.state !== 'writing') return undefined
  const problem = { code: 'interrupted', message: SERVER_SAYS.interrupted, retryable: true }
  const abandoned = and(
    eq(chatMessages.id, row.id),
    eq(chatMessages.state, 'writing'),
    isFree(chatMessages.leaseUntil, now(), STREAMING.lease),
  )
  const [ended] = await db
    .update(chatMessages)
    .set({ state: 'failed', leaseUntil: null, extras: asExtras({ ...extrasOf(row), problem }) })
    .where(abandoned)
    .returning()
  return ended
}
