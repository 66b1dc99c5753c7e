import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
// Relative paths: the generator of migrations resolves no others.
import { users } from '../../../capabilities/accounts/server/tables.ts'
import { utcTimestamp } from '../../../ports/database/columns.ts'

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The end of the branch on display; no reference, because the message refers to this row. */
    lastId: text('last_id'),
    createdAt: utcTimestamp('created_at').notNull(),
    /** The time of the last message. */
    at: utcTimestamp('at').notNull(),
  },
  (table) => [index('chat_conversations_owner').on(table.userId, table.at)],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    parentId: text('parent_id'),
    /** The order in which a conversation's messages were written. */
    position: integer('position').notNull(),
    sender: text('sender', { enum: ['user', 'ai'] }).notNull(),
    /** Grows while the answer is written. */
    content: text('content').notNull(),
    state: text('state', { enum: ['writing', 'complete', 'stopped', 'failed'] }).notNull(),
    /** Its other parts, as JSON in text: a file may contain characters that a JSON column refuses. */
    extras: text('extras').notNull().default('{}'),
    documentId: text('document_id'),
    /** The client's idempotency key for the question: sent twice, it is one. */
    attempt: text('attempt'),
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** Renewed by its writer; after it has expired there is none. */
    leaseUntil: utcTimestamp('lease_until'),
    createdAt: utcTimestamp('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_of').on(table.conversationId, table.position),
    // None on state or lease: a growing row is updated in place (HOT) only when no indexed column changes.
    unique('chat_messages_sent_once').on(table.userId, table.attempt),
  ],
)

export const chatImages = pgTable(
  'chat_images',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => chatConversations.id, { onDelete: 'cascade' }),
    storedName: text('stored_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: utcTimestamp('created_at').notNull(),
  },
  (table) => [
    index('chat_images_owner').on(table.userId),
    index('chat_images_of').on(table.conversationId),
    index('chat_images_stored').on(table.storedName),
  ],
)

export type ConversationRow = typeof chatConversations.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type ImageRow = typeof chatImages.$inferSelect
