/** Reading purchases, and the two ways one comes to be: a payment, or an administrator's grant. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Ngwee } from '#kit/money.ts'
import { type Database, onlyRow, type Transaction } from '#ports/database/database.ts'
import type { Environment } from '#ports/payment-gateway/payment-gateway.ts'
import { type AccessTerms, ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { startOfNext } from '../rules/access-state.ts'
import { purchases, reservations } from './tables.ts'

export type PurchaseRow = typeof purchases.$inferSelect & { held: number }

export const termsOf = (id: AssistantId): AccessTerms => ASSISTANTS[id].access
export const aiTypeOf = (id: AssistantId): string => ASSISTANTS[id].purchase.purchaseType

/** Test purchases grant no access in live mode. */
const environmentsThatCount = (running: Environment): Environment[] =>
  running === 'live' ? ['live'] : ['emulator', 'sandbox', 'live']

/** One person's purchases, oldest first, with current reservations on each. */
export async function readPurchases(
  db: Database | Transaction,
  asked: { userId: string; running: Environment; now: Date; aiType?: string },
): Promise<PurchaseRow[]> {
  // Written out: the query builder leaves table names away, and inside a subquery the bare name is another one.
  const held = sql<number>`(select coalesce(sum(r.amount), 0)::int from ${reservations} r
    where r.purchase_id = purchases.id and r.state = 'held' and r.expires_at > ${asked.now.toISOString()}::timestamptz)`
  return db
    .select({ ...getTableColumns(purchases), held })
    .from(purchases)
    .where(
      and(
        eq(purchases.userId, asked.userId),
        inArray(purchases.environment, environmentsThatCount(asked.running)),
        asked.aiType ? eq(purchases.aiType, asked.aiType) : undefined,
      ),
    )
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
}

/** Serialises every change to a person's purchases of one assistant. */
export const takeTurn = (tx: Transaction, userId: string, aiType: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`purchases ${userId} ${aiType}`}))`)

export type NewPurchase = {
  userId: string
  assistantId: AssistantId
  priceNgwee: Ngwee
  environment: Environment
  now: Date
} & ({ paymentId: string } | { grantedBy: string; reason: string })

/** Throws on a second purchase for the same payment: the caller's transaction must be rolled back. */
export async function addPurchase(tx: Transaction, bought: NewPurchase) {
  const { userId, assistantId, environment, now } = bought
  const aiType = aiTypeOf(assistantId)
  const terms = termsOf(assistantId)
  await takeTurn(tx, userId, aiType)
  const earlier = await readPurchases(tx, { userId, aiType, running: environment, now })
  return onlyRow(
    await tx
      .insert(purchases)
      .values({
        id: randomUUID(),
        userId,
        aiType,
        priceNgwee: bought.priceNgwee,
        paymentId: 'paymentId' in bought ? bought.paymentId : null,
        grantedBy: 'grantedBy' in bought ? bought.grantedBy : null,
        grantReason: 'reason' in bought ? bought.reason : null,
        purchaseTimestamp: now,
        startsAt: startOfNext(terms, earlier, now),
        limit: terms.allowance.kind === 'unlimited' ? null : terms.allowance.limit,
        environment,
        createdAt: now,
      })
      .returning(),
  )
}

/** True if this person ever bought, or was given, anything. */
export async function hasEverBought(db: Database, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .limit(1)
  return found.length > 0
}
