import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** One person's daily usage of an assistant's engines, by Lusaka days. Counters only ever grow. */
export const usageDays = pgTable(
  'usage_days',
  {
    /** Empty for people whose accounts are deleted: the costs stay, the person goes. */
    userId: text('user_id').notNull(),
    assistant: text('assistant').notNull(),
    day: text('day').notNull(),
    calls: integer('calls').notNull().default(0),
    tokensIn: amount('tokens_in'),
    tokensOut: amount('tokens_out'),
    images: amount('images'),
    audioSeconds: amount('audio_seconds'),
    parseSeconds: amount('parse_seconds'),
    /** In which a process read pictures of pages. */
    recogniseSeconds: amount('recognise_seconds'),
    /** Millionths of an ngwee: one short answer costs less than one ngwee, and a thousand of them do not. */
    cost: amount('cost_micro_ngwee'),
    /** Calls of a model without a price, so that their cost is not mistaken for zero. */
    unpricedCalls: integer('unpriced_calls').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assistant, table.day] }),
    index('usage_days_by_day').on(table.day),
  ],
)

/** The columns that are added up. */
export const USED = [
  'calls',
  'tokensIn',
  'tokensOut',
  'images',
  'audioSeconds',
  'parseSeconds',
  'recogniseSeconds',
  'cost',
  'unpricedCalls',
] as const

/** One person's usage in a day, counted against fair use. */
export const fairUseDays = pgTable(
  'fair_use_days',
  {
    userId: text('user_id').notNull(),
    day: text('day').notNull(),
    tokens: amount('tokens'),
    images: amount('images'),
    audioSeconds: amount('audio_seconds'),
    parseSeconds: amount('parse_seconds'),
    scannedPages: amount('scanned_pages'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Amounts held for running work, until settled or expired. */
export const fairUseHolds = pgTable(
  'fair_use_holds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    day: text('day').notNull(),
    kind: text('kind').notNull(),
    amount: amount('amount'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('fair_use_holds_by_user').on(table.userId)],
)
