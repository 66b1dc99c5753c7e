/** Every query the Decoder makes on its table. */
import { and, desc, eq, gt, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { jobRows } from '#background/job-rows.ts'
import { jobsInLine } from '#capabilities/documents/server/index.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import { hours } from '#kit/time.ts'
import type { Connection, Database } from '#ports/database/database.ts'
import { ANALYSING, DECODER } from '../spec.ts'
import { type AnalysisRow, analyses, analysisSources } from './tables.ts'

export const analysisJobs = jobRows(analyses, ANALYSING.lease)

/** Anything older counts as gone, even before the cleanup has run. */
export const analysesKeptSince = (now: Date) => new Date(now.getTime() - DECODER.historyDays * hours(24))

/** Returns nothing when the same upload exists already, by its idempotency key. */
export const addUploading = async (
  db: Database,
  row: typeof analyses.$inferInsert,
): Promise<AnalysisRow | undefined> =>
  (await db.insert(analyses).values(row).onConflictDoNothing().returning())[0]

export async function findByKey(
  db: Connection,
  userId: string,
  key: string,
): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, key)))
  return row
}

export async function findOwnAnalysis(
  db: Connection,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(
      and(eq(analyses.id, id), eq(analyses.userId, userId), gt(analyses.createdAt, analysesKeptSince(now))),
    )
  return row
}

/** Locked until the transaction ends. */
export async function findForChange(tx: Connection, id: string): Promise<AnalysisRow | undefined> {
  const [row] = await tx.select().from(analyses).where(eq(analyses.id, id)).for('update')
  return row
}

/** The list, without the analyses themselves; `here` tells whether the document still exists. */
export const listOwnAnalyses = (db: Connection, userId: string, now: Date) => {
  const { id, documentId, name, state, summary, error, createdAt } = analyses
  return db
    .select({ id, documentId, name, state, summary, error, createdAt, here: isNotNull(documents.id) })
    .from(analyses)
    .leftJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(analyses.userId, userId), gt(createdAt, analysesKeptSince(now)), inArray(state, LISTED)))
    .orderBy(desc(createdAt), desc(id))
}
const LISTED: AnalysisRow['state'][] = ['processing', 'completed', 'failed']

/** Every queued or running analysis. */
export const inLine = (db: Database, now: Date) => jobsInLine(db, analysisJobs, now)

/** Documents of kept analyses, and the sources beside them, that would be deleted before their analysis. */
export async function documentsToKeep(db: Database, now: Date, unusedSince: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: documents.id })
    .from(analyses)
    .leftJoin(analysisSources, eq(analysisSources.analysisId, analyses.id))
    .innerJoin(
      documents,
      or(eq(documents.id, analyses.documentId), eq(documents.id, analysisSources.documentId)),
    )
    .where(
      and(
        inArray(analyses.state, ['processing', 'completed']),
        gt(analyses.createdAt, analysesKeptSince(now)),
        lte(documents.lastUsedAt, unusedSince),
      ),
    )
  return rows.map(({ id }) => id)
}
