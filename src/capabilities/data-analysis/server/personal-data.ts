import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Correction } from '../rules/table/corrections.ts'
import { dataCorrections, ownDocumentIds } from './tables.ts'

/** What a person said about the columns of their sheets, for "export my data" and "delete my account". */
export const dataCorrectionsData = personalData({
  name: 'dataCorrections',
  schema: z.array(
    z.object({ documentId: z.string(), corrections: z.array(Correction), changedAt: z.string() }),
  ),
  async gather(db, userId) {
    const rows = await db
      .select()
      .from(dataCorrections)
      .where(inArray(dataCorrections.documentId, ownDocumentIds(db, userId)))
    return rows.map(({ documentId, corrections, changedAt }) => ({
      documentId,
      corrections: z.array(Correction).catch([]).parse(JSON.parse(corrections)),
      changedAt: changedAt.toISOString(),
    }))
  },
  // They go with the documents; what is left goes here.
  async forget(tx, userId) {
    await tx.delete(dataCorrections).where(inArray(dataCorrections.documentId, ownDocumentIds(tx, userId)))
  },
})
