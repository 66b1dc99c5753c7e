import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
// A reference to a capability's table is the one thing tables.ts may reach for.
import { users } from '../../../capabilities/accounts/server/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The end of the branch that is being read; no reference, because the message refers to this row. */
    lastId: text('last_id'),
    createdAt: moment('created_at').notNull(),
    /** Of the last message. */
    at: moment('at').notNull(),
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
    /** In which order the messages of a conversation were written. */
    position: integer('position').notNull(),
    sender: text('sender', { enum: ['user', 'ai'] }).notNull(),
    /** Grows while the answer is written. */
    content: text('content').notNull(),
    state: text('state', { enum: ['writing', 'complete', 'stopped', 'failed'] }).notNull(),
    /** What else there is to it, as JSON in text: a file may hold characters that a column of JSON refuses. */
    extras: text('extras').notNull().default('{}'),
    documentId: text('document_id'),
    /** The sender's own name for the question: sent twice, it is one. */
    attempt: text('attempt'),
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** Whoever writes it says again and again until when; after that nobody does. */
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('chat_messages_of').on(table.conversationId, table.position),
    // None on state or lease: a row that grows is changed in its place only where no index has to be told.
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
    createdAt: moment('created_at').notNull(),
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
