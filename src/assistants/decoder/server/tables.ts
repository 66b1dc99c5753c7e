import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
// Relative paths: the generator of migrations resolves no others.
import { users } from '../../../capabilities/accounts/server/tables.ts'
import { utcTimestamp } from '../../../ports/database/columns.ts'

export const analyses = pgTable(
  'analyses',
  {
    /** The session id, also the id of its reserved upload. */
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
    /** JSON as text: a document may contain characters that a JSON column refuses. */
    analysis: text('analysis'),
    /** The fields of the list, so that it need not load the whole. */
    summary: text('summary'),
    /** Why it failed, in the words shown to the student. */
    problem: text('problem'),
    error: text('error'),
    correctedKind: text('corrected_kind'),
    /** Ids of the defense checklist the student ticked, as JSON. */
    ready: text('ready').notNull().default('[]'),
    /** Number of starts: a document that crashes a server is not retried for ever. */
    attempts: integer('attempts').notNull().default(0),
    /** The worker that has it. A killed holder blocks the others no longer than the lease. */
    leaseHolder: text('lease_holder'),
    leaseUntil: utcTimestamp('lease_until'),
    /** The client's idempotency key for the upload: sent twice, it is one. */
    idempotencyKey: text('idempotency_key'),
    createdAt: utcTimestamp('created_at').notNull(),
    finishedAt: utcTimestamp('finished_at'),
  },
  (table) => [
    index('analyses_owner').on(table.userId, table.createdAt),
    index('analyses_state').on(table.state, table.leaseUntil),
    unique('analyses_sent_once').on(table.userId, table.idempotencyKey),
  ],
)

export type AnalysisRow = typeof analyses.$inferSelect

/** Files of works that an analysed work cites, put beside it by its student. */
export const analysisSources = pgTable(
  'analysis_sources',
  {
    analysisId: text('analysis_id')
      .notNull()
      .references(() => analyses.id, { onDelete: 'cascade' }),
    /** No reference: what the student deletes is gone, and says so. */
    documentId: text('document_id').notNull(),
    /** The entry of the list it is, where the student said so. */
    entryId: text('entry_id'),
    addedAt: utcTimestamp('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.analysisId, table.documentId] })],
)
