import { bigint, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
// A reference to a capability's table is the one thing tables.ts may reach for.
import { users } from '../../../capabilities/accounts/server/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const analyses = pgTable(
  'analyses',
  {
    /** The session id, and the id of the upload it holds reserved. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** No reference: an analysis outlives its document. */
    documentId: text('document_id'),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256'),
    state: text('state', { enum: ['uploading', 'processing', 'completed', 'failed'] }).notNull(),
    /** JSON as text: a document may hold characters that a column of JSON refuses. */
    analysis: text('analysis'),
    /** What the list shows, so that it need not open the whole. */
    summary: text('summary'),
    /** Why it failed, in the words the student reads. */
    problem: text('problem'),
    error: text('error'),
    correctedKind: text('corrected_kind'),
    /** Ids of the defense checklist the student ticked, as JSON. */
    ready: text('ready').notNull().default('[]'),
    /** How often it was begun: a document that takes a server down with it is not tried for ever. */
    attempts: integer('attempts').notNull().default(0),
    /** Who is at work on it. A killed holder blocks nobody for longer than the lease. */
    leaseHolder: text('lease_holder'),
    leaseUntil: moment('lease_until'),
    /** The sender's own name for the upload: sent twice, it is one. */
    idempotencyKey: text('idempotency_key'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('analyses_owner').on(table.userId, table.createdAt),
    index('analyses_state').on(table.state, table.leaseUntil),
    unique('analyses_sent_once').on(table.userId, table.idempotencyKey),
  ],
)

export type AnalysisRow = typeof analyses.$inferSelect
