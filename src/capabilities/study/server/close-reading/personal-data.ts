import { eq } from 'drizzle-orm'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { closeReadings } from '../tables.ts'
import { modelReadingOf, ofPerson } from './reading-rows.ts'

/** What models found in a person's documents, for "export my data" and "delete my account". */
export const studyPersonalData: PersonalData = {
  name: 'closeReadings',
  gather: async (db, userId) =>
    (await ofPerson(db, userId)).map((row) => ({
      documentId: row.documentId,
      model: row.model,
      createdAt: row.createdAt.toISOString(),
      ...modelReadingOf(row),
    })),
  forget: async (tx, userId) => void (await tx.delete(closeReadings).where(eq(closeReadings.userId, userId))),
}
