import { bigint, boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
// A reference to a capability's table is the one thing tables.ts may reach for.
import { users } from '../../../capabilities/accounts/server/tables.ts'
import { FORMAT_IDS } from '../rules/deck/keys.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The specification's 'weekbe4_presentations', and the job that makes one. */
export const presentations = pgTable(
  'presentations',
  {
    /** The job, and the generation it holds reserved. */
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
    step: text('step').notNull(),
    title: text('title').notNull().default(''),
    /** JSON as text: a document may hold characters that a column of JSON refuses. */
    deck: text('deck'),
    problem: text('problem'),
    /** Why it failed, in the words the student reads. */
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    leaseHolder: text('lease_holder'),
    leaseUntil: moment('lease_until'),
    /** The sender's own name for the generation: sent twice, it is one. */
    sessionKey: text('session_key'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    downloadedAt: moment('downloaded_at'),
  },
  (table) => [
    index('presentations_owner').on(table.userId, table.createdAt),
    index('presentations_state').on(table.state, table.leaseUntil),
    unique('presentations_sent_once').on(table.userId, table.sessionKey),
  ],
)

export type PresentationRow = typeof presentations.$inferSelect
