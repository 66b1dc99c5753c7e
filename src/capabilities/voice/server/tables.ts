import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
import type { RecognisedSpeech } from '../../../product/recognised-speech.ts'
// A reference to another capability's table is the one thing tables.ts may reach for.
import { users } from '../../accounts/server/tables.ts'
import type { Engine } from '../contract.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export type KeptSentence = { text: string; audio: string | null }

/** One utterance with its answer, or the question asked back. Inserted as soon as it is understood. */
export const voiceTurns = pgTable(
  'voice_turns',
  {
    userId: owner(),
    assistant: text('assistant').notNull(),
    session: text('session').notNull(),
    /** The same for every try at sending one recording. */
    attempt: text('attempt').notNull(),
    /** The order of a conversation; a correction takes the place of what it corrects. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    state: text('state', { enum: ['answering', 'answered', 'asked', 'broken'] }).notNull(),
    heard: jsonb('heard').$type<RecognisedSpeech>().notNull(),
    reply: text('reply').notNull().default(''),
    sentences: jsonb('sentences').$type<KeptSentence[]>().notNull().default([]),
    /** The name of the whole reply as one sound. */
    audio: text('audio'),
    engine: jsonb('engine').$type<Engine>(),
    voice: jsonb('voice').$type<Engine>(),
    at: utcTimestamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.assistant, table.session, table.attempt] }),
    index('voice_turns_order').on(table.userId, table.assistant, table.session, table.position),
    index('voice_turns_age').on(table.at),
  ],
)
export type VoiceTurn = typeof voiceTurns.$inferSelect

/** Spoken audio, kept for a day. */
export const voiceAudio = pgTable(
  'voice_audio',
  {
    /** Its name in the address: random, and useless to other users. */
    name: text('name').primaryKey(),
    userId: owner(),
    storedName: text('stored_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    keptAt: utcTimestamp('kept_at').notNull(),
  },
  (table) => [index('voice_audio_user').on(table.userId), index('voice_audio_age').on(table.keptAt)],
)
export type VoiceAudio = typeof voiceAudio.$inferSelect
