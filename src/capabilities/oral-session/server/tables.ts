import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// A reference to another capability's table is the one thing tables.ts may reach for.
import { users } from '../../accounts/server/tables.ts'
import { ENDINGS, ROOMS, SESSION_STATES } from '../rules/names.ts'
import { STYLES } from '../spec.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const oralSessions = pgTable(
  'oral_sessions',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    assistant: text('assistant', { enum: ROOMS }).notNull(),
    state: text('state', { enum: SESSION_STATES }).notNull(),
    /** The sender's own id: resent under it while usable, it is the same session. */
    sentAs: text('sent_as'),
    /** Not a foreign key: the conversation outlives the document. */
    documentId: text('document_id'),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    title: text('title').notNull().default(''),
    style: text('style', { enum: STYLES }).notNull(),
    examiners: integer('examiners').notNull(),
    /** The planned questions, as JSON in text: a document may hold characters that a column of JSON refuses. */
    plan: text('plan'),
    opening: text('opening'),
    openingAudio: text('opening_audio'),
    /** Why it failed, in the words the student reads. */
    problem: text('problem'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    leaseHolder: text('lease_holder'),
    leaseUntil: utcTimestamp('lease_until'),
    createdAt: utcTimestamp('created_at').notNull(),
    startedAt: utcTimestamp('started_at'),
    endedAt: utcTimestamp('ended_at'),
    ended: text('ended_because', { enum: ENDINGS }),
    /** The clock: time counted, counted until when, and since when an answer is prepared. */
    countedMs: bigint('counted_ms', { mode: 'number' }).notNull().default(0),
    countedAt: utcTimestamp('counted_at'),
    preparingAt: utcTimestamp('preparing_at'),
    /** The turn that was begun before the time was over has been taken. */
    lastTurnTaken: boolean('last_turn_taken').notNull().default(false),
  },
  (table) => [
    index('oral_sessions_owner').on(table.userId, table.assistant, table.createdAt),
    index('oral_sessions_state').on(table.state, table.leaseUntil),
    unique('oral_sessions_sent_once').on(table.userId, table.assistant, table.sentAs),
  ],
)
/** All of a session but its plan, which holds every sentence of the work: only what asks or reports reads it. */
export type SessionRow = Omit<typeof oralSessions.$inferSelect, 'plan'>

/** Per person and room, over all sessions: time counted, and minutes of it taken from purchases. */
export const oralMinutes = pgTable(
  'oral_minutes',
  {
    userId: owner(),
    assistant: text('assistant', { enum: ROOMS }).notNull(),
    countedMs: bigint('counted_ms', { mode: 'number' }).notNull(),
    settledMinutes: integer('settled_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.assistant] })],
)

/** One utterance in a session, its result, and the state of the conversation after it. */
export const oralAnswers = pgTable(
  'oral_answers',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => oralSessions.id, { onDelete: 'cascade' }),
    /** The turn's own name in the spoken conversation. */
    attempt: text('attempt').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    userId: owner(),
    /** JSON in text, as the plan. */
    step: text('step').notNull(),
    at: utcTimestamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.attempt] }),
    index('oral_answers_order').on(table.sessionId, table.position),
  ],
)
export type AnswerRow = typeof oralAnswers.$inferSelect
