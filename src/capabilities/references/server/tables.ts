import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { utcTimestamp } from '../../../ports/database/columns.ts'
// A reference to another capability's table is the only import allowed in tables.ts.
import { users } from '../../accounts/server/tables.ts'

/** What a registry answered about a work. It names no student: the key is a digest of what was asked. */
export const registryAnswers = pgTable(
  'registry_answers',
  {
    key: text('key').notNull(),
    registry: text('registry').notNull(),
    /** JSON as text: a title may hold characters that a column of JSON refuses. */
    answer: text('answer').notNull(),
    at: utcTimestamp('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.registry] }),
    index('registry_answers_age').on(table.at),
  ],
)

/** Who agreed that titles, authors, years and DOIs of cited works are sent to registries. */
export const registryConsents = pgTable('registry_consents', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The registries that were named to them: a further one is asked for again. */
  registries: text('registries').notNull(),
  at: utcTimestamp('at').notNull(),
})

/** Retracted works, from the operator's file; each load replaces all of them. */
export const retractions = pgTable(
  'retractions',
  {
    id: text('id').primaryKey(),
    doi: text('doi'),
    titleKey: text('title_key').notNull(),
    title: text('title').notNull(),
    noticeDoi: text('notice_doi'),
    nature: text('nature').notNull(),
    reasons: text('reasons').notNull(),
    retractedOn: text('retracted_on').notNull(),
    loadedOn: date('loaded_on').notNull(),
  },
  (table) => [index('retractions_doi').on(table.doi), index('retractions_title').on(table.titleKey)],
)
