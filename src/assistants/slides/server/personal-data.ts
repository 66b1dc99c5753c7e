import { eq } from 'drizzle-orm'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { deckOf } from './outcome.ts'
import { presentationJobs } from './rows.ts'
import { presentations } from './tables.ts'

/** A person's decks, for "export my data" and "delete my account". */
export const slidesData: PersonalData = {
  name: 'presentations',
  gather: async (db, userId) =>
    (await presentationJobs.ofPerson(db, userId)).map((row) => ({
      id: row.id,
      documentId: row.documentId,
      sourceFilename: row.sourceFilename,
      format: row.format,
      status: row.state,
      error: row.error,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      deck: deckOf(row) ?? null,
    })),
  /** One that is being made loses its lease with its row, and is dropped. */
  forget: async (tx, userId) => void (await tx.delete(presentations).where(eq(presentations.userId, userId))),
}
