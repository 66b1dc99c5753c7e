/** Ends purchases with a reason; the rows stay (house ruling 1). */
import { and, eq, gte, isNull, lt, or } from 'drizzle-orm'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import { standingOf, startOfNext } from '../rules/access-state.ts'
import type { PurchaseEnd } from '../spec.ts'
import { type PurchaseRow, readPurchases, takeTurn, termsOf } from './purchases.ts'
import { purchases } from './tables.ts'

/** Only rows that have not ended: the first reason stays. */
export async function markEnded(
  db: Database | Transaction,
  id: string,
  because: PurchaseEnd,
  at: Date,
): Promise<boolean> {
  const ended = await db
    .update(purchases)
    .set({ ended: because, endedAt: at })
    .where(and(eq(purchases.id, id), isNull(purchases.ended)))
    .returning({ id: purchases.id })
  return ended.length > 0
}

/** Records endings by time or by usage. Access never waits for it: the rules decide from the facts. */
export async function markWhatHasEnded(db: Database, rows: PurchaseRow[], now: Date): Promise<number> {
  let count = 0
  for (const row of rows.filter(({ ended }) => ended === null)) {
    const id = assistantOfPurchase(row.aiType)
    if (!id) continue
    const standing = standingOf(termsOf(id), row, now)
    if (standing.name !== 'ended') continue
    if (await markEnded(db, row.id, standing.because, now)) count += 1
  }
  return count
}

/** No access is shorter than February, so nothing younger can have expired. */
const SHORTEST_MONTH = hours(24 * 28)

/** Every minute, for all users; a bounded number, the rest next time. */
export async function endWhatIsOver({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  const monthAgo = new Date(at.getTime() - SHORTEST_MONTH)
  const open = await db
    .select()
    .from(purchases)
    .where(
      and(
        isNull(purchases.ended),
        or(
          isNull(purchases.purchaseTimestamp),
          lt(purchases.startsAt, monthAgo),
          gte(purchases.used, purchases.limit),
        ),
      ),
    )
    .orderBy(purchases.startsAt)
    .limit(5_000)
  return markWhatHasEnded(
    db,
    open.map((row) => ({ ...row, held: 0 })),
    at,
  )
}

/** Refunded: it ends, and those queued behind it move up, so that no paid day is lost. */
export async function endRefunded(tx: Transaction, paymentId: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(purchases).where(eq(purchases.paymentId, paymentId))
  const id = row && assistantOfPurchase(row.aiType)
  if (!row || !id) return
  await takeTurn(tx, row.userId, row.aiType)
  await tx.update(purchases).set({ ended: 'refunded', endedAt: now }).where(eq(purchases.id, row.id))
  const terms = termsOf(id)
  const rows = await readPurchases(tx, {
    userId: row.userId,
    aiType: row.aiType,
    running: row.environment,
    now,
  })
  const settled = rows.filter((one) => standingOf(terms, one, now).name !== 'waiting')
  for (const waiting of rows.filter((one) => standingOf(terms, one, now).name === 'waiting')) {
    const moved = { ...waiting, startsAt: startOfNext(terms, settled, now) }
    await tx.update(purchases).set({ startsAt: moved.startsAt }).where(eq(purchases.id, waiting.id))
    settled.push(moved)
  }
}
