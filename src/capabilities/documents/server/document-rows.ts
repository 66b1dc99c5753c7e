/** Every question the product asks the documents table. */
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { jobLeases } from '#background/job-leases.ts'
import { holdPerson } from '#capabilities/accounts/server/index.ts'
import type { Connection, Database } from '#ports/database/database.ts'
import { READING } from '../spec.ts'
import { type DocumentRow, documentPieces, documents } from './tables.ts'

export type { DocumentRow } from './tables.ts'

/** Which server reads which document. */
export const readingLeases = jobLeases(documents, READING.lease, { column: documents.status, is: 'reading' })

export const waitingToBeRead = (db: Database, now: Date): Promise<DocumentRow[]> =>
  db.select().from(documents).where(readingLeases.waits(now))

export async function findOwnDocument(
  db: Connection,
  userId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId)))
  return row
}

/** The person's own that is ready and has the same bytes. */
export async function findSame(
  db: Connection,
  userId: string,
  sha256: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.sha256, sha256), eq(documents.status, 'ready')))
    .orderBy(desc(documents.createdAt))
    .limit(1)
  return row
}

/** Used again, so kept longer. */
export async function touchRows(db: Connection, ids: string[], at: Date): Promise<void> {
  if (ids.length > 0) await db.update(documents).set({ lastUsedAt: at }).where(inArray(documents.id, ids))
}

export const listOwnDocuments = (db: Connection, userId: string): Promise<DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.userId, userId)).orderBy(desc(documents.createdAt))

export type Quota = { count: number; bytes: number; reading: number }

/** Adds a row while locking the person's own row, so that two concurrent uploads cannot both take the last place. */
export async function addWithin(
  db: Database,
  row: typeof documents.$inferInsert,
  quota: Quota,
): Promise<DocumentRow | 'too-many-documents' | 'no-room-left' | 'too-many-at-once'> {
  return db.transaction(async (tx) => {
    await holdPerson(tx, row.userId, 'whole')
    const [held] = await tx
      .select({
        count: sql`count(*)`.mapWith(Number),
        bytes: sql`coalesce(sum(bytes), 0)`.mapWith(Number),
        reading: sql`count(*) filter (where status = 'reading')`.mapWith(Number),
      })
      .from(documents)
      .where(and(eq(documents.userId, row.userId), ne(documents.status, 'refused')))
    if ((held?.count ?? 0) >= quota.count) return 'too-many-documents'
    if ((held?.bytes ?? 0) + row.bytes > quota.bytes) return 'no-room-left'
    if ((held?.reading ?? 0) >= quota.reading) return 'too-many-at-once'
    const [added] = await tx.insert(documents).values(row).returning()
    return added!
  })
}

/** Moves a document on from one status; false if it is gone or was already moved. */
export async function moveOn(
  db: Connection,
  id: string,
  from: DocumentRow['status'],
  change: Partial<typeof documents.$inferInsert>,
): Promise<boolean> {
  const moved = await db
    .update(documents)
    .set(change)
    .where(and(eq(documents.id, id), eq(documents.status, from)))
    .returning({ id: documents.id })
  return moved.length > 0
}

export const removeRow = async (db: Connection, id: string): Promise<DocumentRow | undefined> =>
  (await db.delete(documents).where(eq(documents.id, id)).returning())[0]

export const withStatus = (db: Connection, status: DocumentRow['status']): Promise<DocumentRow[]> =>
  db.select().from(documents).where(eq(documents.status, status))

export const unusedSince = (
  db: Connection,
  statuses: DocumentRow['status'][],
  moment: Date,
): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(inArray(documents.status, statuses), lt(documents.lastUsedAt, moment)))
    .limit(200)

/** True if a document still refers to this file in the store. */
export async function isOwned(db: Connection, name: string): Promise<boolean> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${documents.storedName} = ${name} or ${documents.readingName} = ${name}`)
    .limit(1)
  if (row) return true
  const [piece] = await db
    .select({ id: documentPieces.documentId })
    .from(documentPieces)
    .where(eq(documentPieces.storedName, name))
    .limit(1)
  return piece !== undefined
}
