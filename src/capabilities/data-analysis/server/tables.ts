import { pgTable, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// Relative paths: the generator of migrations resolves no others.
import { documents } from '../../documents/server/tables.ts'

/** What a student said about the columns of a sheet: it goes with the document. */
export const dataCorrections = pgTable('data_corrections', {
  documentId: text('document_id')
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** A list of corrections, as JSON in text. */
  corrections: text('corrections').notNull(),
  changedAt: utcTimestamp('changed_at').notNull(),
})
