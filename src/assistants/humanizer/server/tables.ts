import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
// A reference to a capability's table is the only import tables.ts may make.
import { users } from '../../../capabilities/accounts/server/tables.ts'

export const humanizedTexts = pgTable(
  'humanized_texts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The field of the list, so that it need not load the whole. */
    title: text('title').notNull(),
    characters: integer('characters').notNull(),
    changes: integer('changes').notNull(),
    /** JSON as text: a text may contain characters that a JSON column refuses. */
    humanized: text('humanized').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('humanized_texts_owner').on(table.userId, table.createdAt)],
)
export type HumanizedTextRow = typeof humanizedTexts.$inferSelect

/** Versions of a text that its student kept: never changed, deleted only with their work or the account. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of its first version. */
    workId: text('work_id').notNull(),
    work: text('work').notNull(),
    text: text('text').notNull(),
    source: text('source').notNull(),
    /** JSON: each suggestion taken, as it was, as it is, and why. */
    accepted: text('accepted').notNull(),
    left: integer('suggestions_left').notNull(),
    byModel: boolean('by_model').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('text_versions_owner').on(table.userId, table.workId, table.createdAt)],
)
