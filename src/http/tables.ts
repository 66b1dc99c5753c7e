import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried under a name: wrong passwords of an account, calls of a person in a minute. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
