import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// A reference to another capability's table is the one thing tables.ts may reach for.
import { users } from '../../accounts/server/tables.ts'
import type { Schedule } from '../contract.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const studyCards = pgTable(
  'study_cards',
  {
    userId: owner(),
    /** Made by the device: sent twice, it is one card. */
    id: text('id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** No reference: a card outlives the document it was made from. */
    documentId: text('document_id').notNull(),
    /** Location of its quotation, as JSON in text: a heading may hold characters that a column of JSON refuses. */
    place: text('place').notNull(),
    /** Computed from its reviews, and stored so that a list needs no recomputation. */
    schedule: jsonb('schedule').$type<Schedule>().notNull(),
    createdAt: utcTimestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('study_cards_order').on(table.userId, table.createdAt),
  ],
)

export const cardReviews = pgTable(
  'card_reviews',
  {
    userId: owner(),
    /** Made by the device: sent twice, it counts once. */
    id: text('id').notNull(),
    cardId: text('card_id').notNull(),
    rating: integer('rating').notNull(),
    /** By the clock of the device, and never later than it arrived. */
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('card_reviews_of').on(table.userId, table.cardId),
    foreignKey({
      columns: [table.userId, table.cardId],
      foreignColumns: [studyCards.userId, studyCards.id],
    }).onDelete('cascade'),
  ],
)

export type CardRow = typeof studyCards.$inferSelect
export type ReviewRow = typeof cardReviews.$inferSelect
