/** Purchases and their usage. Rows end; they are never deleted. */

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
import { PURCHASE_ENDS } from '../spec.ts'

/**
 * The specification's 'AI Payments Collect'. A user id stays after its account is deleted, when it no longer identifies
 * anyone.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    aiType: text('ai_type').notNull(),
    priceNgwee: integer('price_ngwee').notNull(),
    /** Unique: however often a payment is completed, it buys once. */
    paymentId: text('payment_id').unique(),
    purchaseTimestamp: utcTimestamp('purchase_timestamp'),
    startsAt: utcTimestamp('starts_at'),
    limit: integer('allowance_limit'),
    used: integer('used').notNull().default(0),
    lastUsedAt: utcTimestamp('last_used_at'),
    ended: text('ended_because', { enum: PURCHASE_ENDS }),
    endedAt: utcTimestamp('ended_at'),
    grantedBy: text('granted_by'),
    grantReason: text('grant_reason'),
    environment: text('environment', { enum: ['emulator', 'sandbox', 'live'] }).notNull(),
    createdAt: utcTimestamp('created_at').notNull(),
  },
  (table) => [index('purchases_owner').on(table.userId, table.aiType)],
)

/** A use that has begun: settled by a commit, given back, or forgotten after its time. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').notNull(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchases.id),
    userId: text('user_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['held', 'committed', 'given-back'] }).notNull(),
    expiresAt: utcTimestamp('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.purchaseId] }),
    index('reservations_held').on(table.purchaseId, table.state),
  ],
)
