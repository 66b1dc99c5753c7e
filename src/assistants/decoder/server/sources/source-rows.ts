/** Which files stand beside which analysis. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import { OWN_SOURCES } from '#capabilities/references/spec.ts'
import type { Connection, Database } from '#ports/database/database.ts'
import { analyses, analysisSources } from '../tables.ts'

export type SourceRow = typeof analysisSources.$inferSelect

export const sourcesOf = (db: Connection, analysisId: string): Promise<SourceRow[]> =>
  db
    .select()
    .from(analysisSources)
    .where(eq(analysisSources.analysisId, analysisId))
    .orderBy(asc(analysisSources.addedAt), asc(analysisSources.documentId))

/** False if as many are there as may be. Two at once are taken one after the other. */
export const addSourceRow = (db: Database, row: typeof analysisSources.$inferInsert): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { analysisId, documentId } = row
    await tx.select({ id: analyses.id }).from(analyses).where(eq(analyses.id, analysisId)).for('update')
    const held = await sourcesOf(tx, analysisId)
    const isThere = held.some((one) => one.documentId === documentId)
    if (!isThere && held.length >= OWN_SOURCES.most) return false
    const entryId = row.entryId ?? null
    await tx
      .insert(analysisSources)
      .values(row)
      .onConflictDoUpdate({
        target: [analysisSources.analysisId, analysisSources.documentId],
        set: { entryId },
      })
    return true
  })

export const removeSourceRows = async (
  db: Connection,
  analysisId: string,
  documentIds: readonly string[],
): Promise<void> => {
  if (documentIds.length > 0)
    await db
      .delete(analysisSources)
      .where(
        and(
          eq(analysisSources.analysisId, analysisId),
          inArray(analysisSources.documentId, [...documentIds]),
        ),
      )
}
