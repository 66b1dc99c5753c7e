import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
// A reference to another capability's table is the one thing tables.ts may reach for.
import { users } from '../../accounts/server/tables.ts'
import { documents } from '../../documents/server/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => integer(name).notNull().default(0)

/** What a model found in a document. It goes with the document, and with its person. */
export const closeReadings = pgTable(
  'close_readings',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    model: text('model').notNull(),
    /** A digest of what was asked, and how large the parts are: under other words it is another reading. */
    instructions: text('instructions').notNull(),
    partTokens: integer('part_tokens').notNull(),
    /** In tokens: estimated before anything was asked, and spent so far. */
    estimated: count('estimated'),
    spent: count('spent'),
    /** All of it was read that the budget allows. */
    state: text('state', { enum: ['reading', 'read'] }).notNull(),
    /** What was proved, as JSON, and by which rules. JSON as text: a document may hold characters that a column of JSON refuses. */
    findings: text('findings'),
    provedBy: text('proved_by'),
    tally: text('tally'),
    /** What the student said where the readers disagree, as JSON. */
    choices: text('choices').notNull().default('{}'),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    unique('close_readings_once').on(table.documentId, table.model, table.instructions),
    index('close_readings_user').on(table.userId),
  ],
)

/** What a model answered to one part: read once, whatever happens afterwards. Unproved, and shown to nobody. */
export const closeReadingParts = pgTable(
  'close_reading_parts',
  {
    readingId: text('reading_id')
      .notNull()
      .references(() => closeReadings.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    proposals: text('proposals').notNull(),
    /** Why there is nothing, where the model would not. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.readingId, table.part] })],
)

/** For the administrator, without any person: what each model proposed, and what of it was proved. Rows only ever grow. */
export const proofCounts = pgTable(
  'proof_counts',
  {
    model: text('model').notNull(),
    /** 'proposed', 'kept', why it was dropped, or a sum of the readings. */
    what: text('what').notNull(),
    count: count('count'),
  },
  (table) => [primaryKey({ columns: [table.model, table.what] })],
)

export type CloseReadingRow = typeof closeReadings.$inferSelect
