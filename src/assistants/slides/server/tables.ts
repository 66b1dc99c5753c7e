import { bigint, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
// Relative paths: the generator of migrations resolves no others.
import { users } from '../../../capabilities/accounts/server/tables.ts'
import { utcTimestamp } from '../../../ports/database/columns.ts'
import { FORMAT_IDS } from '../rules/deck/keys.ts'

/** The specification's 'weekbe4_presentations', and the job that makes one. */
export const presentations = pgTable(
  'presentations',
  {
    /** The job, and its reserved generation. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: a deck outlives its document. */
    documentId: text('document_id'),
    sourceFilename: text('source_filename').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    format: text('format', { enum: FORMAT_IDS }).notNull(),
    state: text('state', { enum: ['uploading', 'processing', 'outlined', 'completed', 'failed'] }).notNull(),
    /** The student wants to see the outline before the deck is made. */
    outlineFirst: boolean('outline_first').notNull().default(false),
    /** The student is asked about the study before the first deck of a document; the deck waits for it a little. */
    asksFirst: boolean('asks_first').notNull().default(false),
    step: text('step').notNull(),
    title: text('title').notNull().default(''),
    /** JSON as text: a document may contain characters that a JSON column refuses. */
    deck: text('deck'),
    problem: text('problem'),
    /** Why it failed, in the words shown to the student. */
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    leaseHolder: text('lease_holder'),
    leaseUntil: utcTimestamp('lease_until'),
    /** The client's idempotency key for the generation: sent twice, it is one. */
    sessionKey: text('session_key'),
    createdAt: utcTimestamp('created_at').notNull(),
    finishedAt: utcTimestamp('finished_at'),
    downloadedAt: utcTimestamp('downloaded_at'),
  },
  (table) => [
    index('presentations_owner').on(table.userId, table.createdAt),
    index('presentations_state').on(table.state, table.leaseUntil),
    unique('presentations_sent_once').on(table.userId, table.sessionKey),
  ],
)

export type PresentationRow = typeof presentations.$inferSelect
