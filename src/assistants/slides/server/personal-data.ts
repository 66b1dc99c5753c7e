import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Deck } from '../rules/deck/deck.ts'
import { FORMAT_IDS } from '../rules/deck/keys.ts'
import { deckOf } from './outcome.ts'
import { presentationJobs } from './rows.ts'
import { presentations } from './tables.ts'

/** A person's decks, for "export my data" and "delete my account". */
export const slidesData = personalData({
  name: 'presentations',
  schema: z.array(
    z.object({
      id: z.string(),
      documentId: z.string().nullable(),
      sourceFilename: z.string(),
      format: z.enum(FORMAT_IDS),
      status: z.enum(['uploading', 'processing', 'outlined', 'completed', 'failed']),
      error: z.string().nullable(),
      createdAt: z.string(),
      finishedAt: z.string().nullable(),
      deck: Deck.nullable(),
    }),
  ),
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
  /** A running one loses its lease with its row, and is dropped. */
  forget: async (tx, userId) => void (await tx.delete(presentations).where(eq(presentations.userId, userId))),
})
