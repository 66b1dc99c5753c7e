import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Analysis } from '../contract.ts'
import { analysisJobs } from './analysis-rows.ts'
import { analysisOf, readyOf } from './outcome.ts'
import { sourcesOf } from './sources/source-rows.ts'
import { analyses } from './tables.ts'

/** A person's analyses, for "export my data" and "delete my account". */
export const decoderData = personalData({
  name: 'analyses',
  schema: z.array(
    z.object({
      sessionId: z.string(),
      documentId: z.string().nullable(),
      name: z.string(),
      status: z.enum(['uploading', 'processing', 'completed', 'failed']),
      error: z.string().nullable(),
      createdAt: z.string(),
      finishedAt: z.string().nullable(),
      ready: z.array(z.string()),
      /** Ids of the documents put beside it. */
      sources: z.array(z.string()),
      analysis: Analysis.nullable(),
    }),
  ),
  gather: async (db, userId) => {
    const rows = await analysisJobs.ofPerson(db, userId)
    const beside = await Promise.all(rows.map(({ id }) => sourcesOf(db, id)))
    return rows.map((row, at) => ({
      sessionId: row.id,
      documentId: row.documentId,
      name: row.name,
      status: row.state,
      error: row.error,
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      ready: readyOf(row),
      sources: beside[at]!.map(({ documentId }) => documentId),
      analysis: analysisOf(row) ?? null,
    }))
  },
  /** A running one loses its lease with its row, and is dropped. */
  forget: async (tx, userId) => void (await tx.delete(analyses).where(eq(analyses.userId, userId))),
})
