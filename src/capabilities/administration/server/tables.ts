import { bigserial, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every administrator action and every refusal. Append-only: the database rejects updates and deletes. */
export const auditLog = pgTable('audit_log', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  who: text('who').notNull(),
  act: text('act').notNull(),
  about: text('about'),
  reason: text('reason'),
  detail: text('detail'),
})
