import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Counts of attempts under a name: wrong passwords of an account, calls of a user in a minute. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
