/** Payments and what follows from them. Ledger and events only grow: the database refuses the rest. */

import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
import { PAYMENT_STATUSES } from '../contract.ts'
import { DELIVERIES } from '../rules/delivery.ts'
import { HOLD_REASONS, OPEN_STATUSES } from '../rules/settle.ts'
import { OPEN_REFUNDS, REFUND_STATUSES } from '../rules/settle-refund.ts'

const environment = () => text('environment', { enum: ['emulator', 'sandbox', 'live'] }).notNull()
const quotedList = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** One attempt to pay, stored before it is sent to the gateway. Once the gateway has it the order never changes. */
export const payments = pgTable(
  'payments',
  {
    id: text('deposit_id').primaryKey(),
    userId: text('user_id').notNull(),
    purchaseType: text('purchase_type').notNull(),
    amountNgwee: integer('amount_ngwee').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** Null once the account is deleted. */
    phone: text('phone'),
    environment: environment(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    heldBecause: text('held_because', { enum: HOLD_REASONS }),
    failureCode: text('failure_code'),
    /** For staff. */
    failureMessage: text('failure_message'),
    /** We may be wrong about a deposit the gateway did not know; the gateway is not wrong about its own. */
    failedBy: text('failed_by', { enum: ['gateway', 'us'] }),
    delivery: text('delivery', { enum: DELIVERIES }).notNull().default('unsent'),
    sends: integer('sends').notNull().default(0),
    sentAt: utcTimestamp('sent_at'),
    /** Amount received, if it differs from the amount requested; null if it cannot be read. */
    receivedNgwee: integer('received_ngwee'),
    receivedCurrency: text('received_currency'),
    providerTransactionId: text('provider_transaction_id'),
    description: text('description').notNull(),
    createdAt: utcTimestamp('created_at').notNull(),
    finishedAt: utcTimestamp('finished_at'),
    lastCheckedAt: utcTimestamp('last_checked_at'),
    checks: integer('checks').notNull().default(0),
    nextCheckAt: utcTimestamp('next_check_at'),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.userId, table.purchaseType)
      .where(sql`status in (${quotedList(OPEN_STATUSES)})`),
    index('payments_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('payments_of_user').on(table.userId, table.createdAt),
    index('payments_of_phone').on(table.phone, table.createdAt),
    index('payments_by_time').on(table.createdAt),
  ],
)

/** Everything that was ever heard about a payment. Holds no phone number and no name. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    depositId: text('deposit_id').notNull(),
    at: utcTimestamp('at').notNull(),
    source: text('source').notNull(),
    heard: text('heard').notNull(),
    outcome: text('outcome').notNull(),
    detail: text('detail'),
    signature: text('signature'),
  },
  (table) => [index('payment_events_of').on(table.depositId)],
)

/** The specification's 'allTransactions'. */
export const transactions = pgTable(
  'transactions',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    userEmail: text('user_email'),
    phoneNumber: text('phone_number'),
    amountNgwee: integer('amount_ngwee').notNull(),
    currency: text('currency').notNull(),
    paymentMethod: text('payment_method').notNull(),
    status: text('status').notNull(),
    timestamp: utcTimestamp('timestamp').notNull(),
    paymentProcessor: text('payment_processor').notNull(),
    purchaseType: text('purchase_type').notNull(),
    environment: environment(),
  },
  (table) => [index('transactions_by_time').on(table.timestamp)],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind').notNull(),
    at: utcTimestamp('at').notNull(),
    currency: text('currency').notNull(),
    environment: environment(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.paymentId, table.kind),
    index('ledger_by_time').on(table.at),
  ],
)

/** Debits are positive, credits negative; the lines of an entry sum to zero, or the database refuses them. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entryId: text('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account').notNull(),
    amountNgwee: integer('amount_ngwee').notNull(),
  },
  (table) => [index('ledger_lines_of').on(table.entryId), index('ledger_lines_account').on(table.account)],
)

/** Letters due because of a payment, written in the payment's own transaction. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** Unique: each letter is sent once. */
    key: text('key').notNull().unique(),
    paymentId: text('payment_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: utcTimestamp('created_at').notNull(),
    nextTryAt: utcTimestamp('next_try_at'),
    tries: integer('tries').notNull().default(0),
    deliveredAt: utcTimestamp('delivered_at'),
  },
  (table) => [index('outbox_due').on(table.nextTryAt).where(sql`next_try_at is not null`)],
)

export const refunds = pgTable(
  'refunds',
  {
    id: text('refund_id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountNgwee: integer('amount_ngwee').notNull(),
    status: text('status', { enum: REFUND_STATUSES }).notNull(),
    reason: text('reason').notNull(),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    requestedBy: text('requested_by').notNull(),
    neverSent: boolean('never_sent').notNull().default(false),
    createdAt: utcTimestamp('created_at').notNull(),
    finishedAt: utcTimestamp('finished_at'),
    checks: integer('checks').notNull().default(0),
    nextCheckAt: utcTimestamp('next_check_at'),
  },
  (table) => [
    uniqueIndex('refunds_one')
      .on(table.paymentId)
      .where(sql`status in (${quotedList([...OPEN_REFUNDS, 'COMPLETED', 'NEEDS_ATTENTION'])})`),
    index('refunds_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
  ],
)

/** Problems an administrator must look at. A repeated alarm only increases the count until it is acknowledged. */
export const alarms = pgTable(
  'alarms',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    about: text('about').notNull(),
    message: text('message').notNull(),
    depositId: text('deposit_id'),
    raisedAt: utcTimestamp('raised_at').notNull(),
    lastAt: utcTimestamp('last_at').notNull(),
    times: integer('times').notNull().default(1),
    acknowledgedAt: utcTimestamp('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by'),
  },
  (table) => [
    uniqueIndex('alarms_once').on(table.kind, table.about).where(sql`acknowledged_at is null`),
    index('alarms_of').on(table.depositId),
  ],
)

export type PaymentRow = typeof payments.$inferSelect
