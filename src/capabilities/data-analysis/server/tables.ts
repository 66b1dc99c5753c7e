import { eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
import type { Connection } from '../../../ports/database/database.ts'
// Relative paths: the generator of migrations resolves no others.
import { documents } from '../../documents/server/tables.ts'

/** The sheets of one person, to find what belongs to them. */
export const ownDocumentIds = (db: Connection, userId: string) =>
  db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId))

/** What a student said about the columns of a sheet: it goes with the document. */
export const dataCorrections = pgTable('data_corrections', {
  documentId: text('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** A list of corrections, as JSON in text. */
  corrections: text('corrections').notNull(),
  changedAt: utcTimestamp('changed_at').notNull(),
})
