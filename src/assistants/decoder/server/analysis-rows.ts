/** Every question the Decoder asks its table. */
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { isFree, leasedUntil } from '#background/lease.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { ANALYSING, DECODER } from '../spec.ts'
import { type AnalysisRow, analyses } from './tables.ts'

type Connection = Database | Transaction

/** What is older is no longer kept, whether or not it has been tidied away yet. */
export const keptSince = (now: Date) => new Date(now.getTime() - DECODER.historyDays * hours(24))

/** Nothing where the same upload is there already, by its sender's own key. */
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

export async function findOwn(
  db: Connection,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, id), eq(analyses.userId, userId), gt(analyses.createdAt, keptSince(now))))
  return row
}

/** The list, without the analyses themselves; `here` says whether the document still is. */
export const listOwn = (db: Connection, userId: string, now: Date) => {
  const { id, documentId, name, state, summary, error, createdAt } = analyses
  return db
    .select({ id, documentId, name, state, summary, error, createdAt, here: isNotNull(documents.id) })
    .from(analyses)
    .leftJoin(documents, eq(documents.id, analyses.documentId))
    .where(and(eq(analyses.userId, userId), gt(createdAt, keptSince(now)), inArray(state, LISTED)))
    .orderBy(desc(createdAt), desc(id))
}
const LISTED: AnalysisRow['state'][] = ['processing', 'completed', 'failed']

export const ofPerson = (db: Connection, userId: string): Promise<AnalysisRow[]> =>
  db.select().from(analyses).where(eq(analyses.userId, userId)).orderBy(analyses.createdAt)

/** Nothing when it is in another state by now, or in the hands of another holder than the one named. */
export async function change(
  db: Connection,
  { id, from, holder }: { id: string; from: AnalysisRow['state']; holder?: string },
  changed: Partial<typeof analyses.$inferInsert>,
): Promise<AnalysisRow | undefined> {
  const where = and(
    eq(analyses.id, id),
    eq(analyses.state, from),
    holder === undefined ? undefined : eq(analyses.leaseHolder, holder),
  )
  return (await db.update(analyses).set(changed).where(where).returning())[0]
}

export const remove = async (db: Connection, id: string): Promise<AnalysisRow | undefined> =>
  (await db.delete(analyses).where(eq(analyses.id, id)).returning())[0]

const free = (now: Date) => isFree(analyses.leaseUntil, now, ANALYSING.lease)

/** Everything that waits or is worked on. `possible`: its document has been read, refused or deleted. */
export const inLine = (db: Connection, now: Date) =>
  db
    .select({
      id: analyses.id,
      userId: analyses.userId,
      createdAt: analyses.createdAt,
      begun: sql<boolean>`not (${free(now)})`,
      possible: sql<boolean>`coalesce(${documents.status} in ('ready', 'refused'), true)`,
    })
    .from(analyses)
    .leftJoin(documents, eq(documents.id, analyses.documentId))
    .where(eq(analyses.state, 'processing'))
    .orderBy(analyses.createdAt)
    .limit(1_000)

export type Holder = { holder: string; now: Date }
const leased = ({ holder, now }: Holder) => ({
  leaseHolder: holder,
  leaseUntil: leasedUntil(now, ANALYSING.lease),
})

/** Exactly one of those who ask at once gets it. */
export async function claim(db: Database, id: string, by: Holder): Promise<AnalysisRow | undefined> {
  const [row] = await db
    .update(analyses)
    .set({ ...leased(by), attempts: sql`${analyses.attempts} + 1` })
    .where(and(eq(analyses.id, id), eq(analyses.state, 'processing'), free(by.now)))
    .returning()
  return row
}

/** False when it is not ours any more: deleted, or taken over. */
export async function renew(db: Database, id: string, by: Holder): Promise<boolean> {
  const mine = and(eq(analyses.id, id), eq(analyses.leaseHolder, by.holder))
  return (await db.update(analyses).set(leased(by)).where(mine).returning({ id: analyses.id })).length > 0
}

/** `uncounted`: it was interrupted through no fault of its own. */
export async function release(
  db: Database,
  id: string,
  { holder, uncounted = false }: { holder: string; uncounted?: boolean },
): Promise<void> {
  await db
    .update(analyses)
    .set({
      leaseHolder: null,
      leaseUntil: null,
      ...(uncounted && { attempts: sql`greatest(0, ${analyses.attempts} - 1)` }),
    })
    .where(and(eq(analyses.id, id), eq(analyses.leaseHolder, holder)))
}

export async function holders(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ holder: analyses.leaseHolder })
    .from(analyses)
    .where(isNotNull(analyses.leaseHolder))
  return rows.flatMap(({ holder }) => holder ?? [])
}

export async function releaseAllOf(db: Database, dead: string[]): Promise<void> {
  if (dead.length === 0) return
  await db
    .update(analyses)
    .set({ leaseHolder: null, leaseUntil: null })
    .where(inArray(analyses.leaseHolder, dead))
}

export const abandonedUploads = (db: Database, now: Date): Promise<AnalysisRow[]> =>
  db
    .select()
    .from(analyses)
    .where(and(eq(analyses.state, 'uploading'), free(now)))
    .limit(200)

export const forgetOlderThan = async (db: Database, moment: Date): Promise<number> =>
  (
    await db
      .delete(analyses)
      .where(and(lte(analyses.createdAt, moment), inArray(analyses.state, ['completed', 'failed'])))
      .returning({ id: analyses.id })
  ).length

/** Documents of kept analyses that would go before their analysis does. */
export async function documentsToKeep(db: Database, now: Date, unusedSince: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: documents.id })
    .from(documents)
    .innerJoin(analyses, eq(analyses.documentId, documents.id))
    .where(
      and(
        inArray(analyses.state, ['processing', 'completed']),
        gt(analyses.createdAt, keptSince(now)),
        lte(documents.lastUsedAt, unusedSince),
      ),
    )
  return rows.map(({ id }) => id)
}
