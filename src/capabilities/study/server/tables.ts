import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// A reference to another capability's table is the only import allowed in tables.ts.
import { users } from '../../accounts/server/tables.ts'
import { documents } from '../../documents/server/tables.ts'

const countColumn = (name: string) => integer(name).notNull().default(0)

/** A model's findings in a document. Deleted with the document, and with its owner. */
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
    /** A digest of the instructions, and the size of the parts: different instructions make a different reading. */
    instructions: text('instructions').notNull(),
    partTokens: integer('part_tokens').notNull(),
    /** In tokens: estimated beforehand, and spent so far. */
    estimated: countColumn('estimated'),
    spent: countColumn('spent'),
    /** `read`: everything within the budget has been read. */
    state: text('state', { enum: ['reading', 'read'] }).notNull(),
    /**
     * The proved findings, and the version of the proof rules. JSON as text: a document may contain characters a JSON
     * column rejects.
     */
    findings: text('findings'),
    provedBy: text('proved_by'),
    tally: text('tally'),
    /** The student's choices where the readers disagree, as JSON. */
    choices: text('choices').notNull().default('{}'),
    createdAt: utcTimestamp('created_at').notNull(),
    readAt: utcTimestamp('read_at'),
  },
  (table) => [
    unique('close_readings_once').on(table.documentId, table.model, table.instructions),
    index('close_readings_user').on(table.userId),
  ],
)

/** A model's answer to one part: read once, whatever happens afterwards. Unproved, and never shown. */
export const closeReadingParts = pgTable(
  'close_reading_parts',
  {
    readingId: text('reading_id')
      .notNull()
      .references(() => closeReadings.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    proposals: text('proposals').notNull(),
    /** Why there is no answer, if the model declined. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.readingId, table.part] })],
)

/** For the administrator, without personal data: what each model proposed, and how much of it was proved. Rows only ever grow. */
export const proofCounts = pgTable(
  'proof_counts',
  {
    model: text('model').notNull(),
    /** 'proposed', 'kept', why it was dropped, or a sum of the readings. */
    what: text('what').notNull(),
    count: countColumn('count'),
  },
  (table) => [primaryKey({ columns: [table.model, table.what] })],
)

/** A document's record as the readers left it: one for every room. Made anew when the readers have learnt something. */
export const studyRecords = pgTable(
  'study_records',
  {
    documentId: text('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version of the readers, and what a model had found by then. */
    version: text('version').notNull(),
    record: text('record').notNull(),
    madeAt: utcTimestamp('made_at').notNull(),
  },
  (table) => [index('study_records_user').on(table.userId)],
)

/** What the student says about the record, one row a slot: two devices never overwrite each other's other answers. */
export const recordAnswers = pgTable(
  'study_record_answers',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: text('answer').notNull(),
    /** Counts the answers to this slot: a device that saw an older one is told. */
    revision: integer('revision').notNull().default(1),
    answeredAt: utcTimestamp('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.slot] }),
    index('study_record_answers_user').on(table.userId),
  ],
)

export type CloseReadingRow = typeof closeReadings.$inferSelect
