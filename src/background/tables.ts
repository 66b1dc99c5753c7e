import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Work that only one instance may do at a time, and the end of its lease. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
})
