/** Which server reads which document. */
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { isFree, leasedUntil } from '#background/lease.ts'
import type { Database } from '#ports/database/database.ts'
import { READING } from '../spec.ts'
import { type DocumentRow, documents } from './tables.ts'

type Holder = { holder: string; now: Date }

const free = (now: Date) => isFree(documents.leaseUntil, now, READING.lease)
const leased = ({ holder, now }: Holder) => ({
  leaseHolder: holder,
  leaseUntil: leasedUntil(now, READING.lease),
})
const heldBy = (id: string, holder: string) =>
  and(eq(documents.id, id), eq(documents.status, 'reading'), eq(documents.leaseHolder, holder))

export const waitingToBeRead = (db: Database, now: Date): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.status, 'reading'), free(now)))

/** What nobody has taken up: how many, and since when the first. */
export async function readingsThatWait(
  db: Database,
  now: Date,
): Promise<{ waiting: number; since: Date | null }> {
  const rows = await waitingToBeRead(db, now)
  const first = Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))
  return { waiting: rows.length, since: rows.length > 0 ? new Date(first) : null }
}

/** Exactly one of those who ask at once gets it. */
export async function claimReading(db: Database, id: string, by: Holder): Promise<DocumentRow | undefined> {
  const waits = and(
    eq(documents.id, id),
    eq(documents.status, 'reading'),
    or(free(by.now), eq(documents.leaseHolder, by.holder)),
  )
  return (await db.update(documents).set(leased(by)).where(waits).returning())[0]
}

/** False when it is not ours any more: deleted, or taken over. */
export async function renewReading(db: Database, id: string, by: Holder): Promise<boolean> {
  const renewed = await db
    .update(documents)
    .set(leased(by))
    .where(heldBy(id, by.holder))
    .returning({ id: documents.id })
  return renewed.length > 0
}

/** Interrupted through no fault of its own, so it is not counted as a try. */
export async function releaseReading(db: Database, id: string, holder: string): Promise<void> {
  await db
    .update(documents)
    .set({ leaseHolder: null, leaseUntil: null, attempts: sql`greatest(0, ${documents.attempts} - 1)` })
    .where(heldBy(id, holder))
}

export async function readers(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ holder: documents.leaseHolder })
    .from(documents)
    .where(isNotNull(documents.leaseHolder))
  return rows.flatMap(({ holder }) => holder ?? [])
}

export async function releaseReadingsOf(db: Database, dead: string[]): Promise<void> {
  if (dead.length > 0)
    await db
      .update(documents)
      .set({ leaseHolder: null, leaseUntil: null })
      .where(inArray(documents.leaseHolder, dead))
}
