/** A letter that a payment's own transaction promises; work/outbox.ts sends it. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#ports/database/database.ts'
import { outbox } from '../tables.ts'

export const letterAbout = (what: 'receipt' | 'held', paymentId: string) => `${what}:${paymentId}`

/** Once for each, whatever is heard again later. */
export const promiseLetter = (
  tx: Transaction,
  what: 'receipt' | 'held',
  { paymentId, userId, at }: { paymentId: string; userId: string; at: Date },
) =>
  tx
    .insert(outbox)
    .values({
      id: randomUUID(),
      key: letterAbout(what, paymentId),
      paymentId,
      userId,
      createdAt: at,
      nextTryAt: at,
    })
    .onConflictDoNothing()
