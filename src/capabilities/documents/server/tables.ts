import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// A reference to another capability's table is the one thing tables.ts may reach for.
import { users } from '../../accounts/server/tables.ts'

export const documents = pgTable(
  'documents',
  {
    /** Random and too long to guess; another user who learns it still gets 404. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    /** The type the sender declared; the real one, from the content, is in `kind`. */
    declaredType: text('declared_type').notNull().default(''),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['uploading', 'reading', 'ready', 'refused'] }).notNull(),
    problem: text('problem'),
    kind: text('kind'),
    sha256: text('sha256'),
    pages: integer('pages'),
    /** Names in the file store: the file itself, and its model with the search index. */
    storedName: text('stored_name'),
    readingName: text('book_name'),
    /** Number of attempts: a document that crashes the server is not retried for ever. */
    attempts: integer('attempts').notNull().default(0),
    /** The server that reads it, and when others may take over if it goes silent. */
    leaseHolder: text('lease_holder'),
    leaseUntil: utcTimestamp('lease_until'),
    createdAt: utcTimestamp('created_at').notNull(),
    lastUsedAt: utcTimestamp('last_used_at').notNull(),
  },
  (table) => [
    index('documents_user').on(table.userId, table.createdAt),
    index('documents_status').on(table.status, table.lastUsedAt),
  ],
)

/** Received parts of a document that is not read yet, for several machines sharing one store. */
export const documentPieces = pgTable(
  'document_pieces',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** At which byte of the document it begins. */
    at: bigint('at', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    storedName: text('stored_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.at] }),
    index('document_pieces_stored').on(table.storedName),
  ],
)

export type DocumentRow = typeof documents.$inferSelect
