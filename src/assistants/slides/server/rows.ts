/** Every question about presentations to their table. */
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { isFree, leasedUntil } from '#background/lease.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import { MAKING, SLIDES } from '../spec.ts'
import { type PresentationRow, presentations } from './tables.ts'

type Connection = Database | Transaction

/** What is older is no longer kept, whether or not it has been tidied away yet. */
export const keptSince = (now: Date) => new Date(now.getTime() - SLIDES.historyDays * hours(24))

/** Nothing where the same generation is there already, by its sender's own key. */
export const addRow = async (
  db: Database,
  row: typeof presentations.$inferInsert,
): Promise<PresentationRow | undefined> =>
  (await db.insert(presentations).values(row).onConflictDoNothing().returning())[0]

export async function findByKey(
  db: Connection,
  userId: string,
  key: string,
): Promise<PresentationRow | undefined> {
  const mine = and(eq(presentations.userId, userId), eq(presentations.sessionKey, key))
  return (await db.select().from(presentations).where(mine))[0]
}

export async function findOwn(
  db: Connection,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<PresentationRow | undefined> {
  const mine = and(
    eq(presentations.id, id),
    eq(presentations.userId, userId),
    gt(presentations.createdAt, keptSince(now)),
  )
  return (await db.select().from(presentations).where(mine))[0]
}

/** Finished ones, without their decks, the newest first. */
export function listOwn(db: Connection, userId: string, now: Date) {
  const { id, sourceFilename, title, format, createdAt, finishedAt, downloadedAt } = presentations
  return db
    .select({ id, sourceFilename, title, format, createdAt, finishedAt, downloadedAt })
    .from(presentations)
    .where(
      and(
        eq(presentations.userId, userId),
        gt(createdAt, keptSince(now)),
        eq(presentations.state, 'completed'),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
}

export const ofPerson = (db: Connection, userId: string): Promise<PresentationRow[]> =>
  db.select().from(presentations).where(eq(presentations.userId, userId)).orderBy(presentations.createdAt)

/** Nothing when it is in another state by now, or in the hands of another holder than the one named. */
export async function change(
  db: Connection,
  { id, from, holder }: { id: string; from: PresentationRow['state']; holder?: string },
  changed: Partial<typeof presentations.$inferInsert>,
): Promise<PresentationRow | undefined> {
  const mine = and(
    eq(presentations.id, id),
    eq(presentations.state, from),
    holder === undefined ? undefined : eq(presentations.leaseHolder, holder),
  )
  return (await db.update(presentations).set(changed).where(mine).returning())[0]
}

export const remove = async (db: Connection, id: string): Promise<PresentationRow | undefined> =>
  (await db.delete(presentations).where(eq(presentations.id, id)).returning())[0]

const free = (now: Date) => isFree(presentations.leaseUntil, now, MAKING.lease)

/** Everything that waits or is worked on. `possible`: its document has been read, refused or deleted. */
export const inLine = (db: Connection, now: Date) =>
  db
    .select({
      id: presentations.id,
      userId: presentations.userId,
      createdAt: presentations.createdAt,
      begun: sql<boolean>`not (${free(now)})`,
      possible: sql<boolean>`coalesce(${documents.status} in ('ready', 'refused'), true)`,
    })
    .from(presentations)
    .leftJoin(documents, eq(documents.id, presentations.documentId))
    .where(eq(presentations.state, 'processing'))
    .orderBy(presentations.createdAt)
    .limit(1_000)

export type Holder = { holder: string; now: Date }
const leased = ({ holder, now }: Holder) => ({
  leaseHolder: holder,
  leaseUntil: leasedUntil(now, MAKING.lease),
})

/** Exactly one of those who ask at once gets it. */
export async function claim(db: Database, id: string, by: Holder): Promise<PresentationRow | undefined> {
  const [row] = await db
    .update(presentations)
    .set({ ...leased(by), attempts: sql`${presentations.attempts} + 1` })
    .where(and(eq(presentations.id, id), eq(presentations.state, 'processing'), free(by.now)))
    .returning()
  return row
}

/** False when it is not ours any more: deleted, or taken over. */
export async function renew(db: Database, id: string, by: Holder): Promise<boolean> {
  const mine = and(eq(presentations.id, id), eq(presentations.leaseHolder, by.holder))
  return (
    (await db.update(presentations).set(leased(by)).where(mine).returning({ id: presentations.id })).length >
    0
  )
}

/** `uncounted`: it was interrupted through no fault of its own. */
export async function release(
  db: Database,
  id: string,
  { holder, uncounted = false }: { holder: string; uncounted?: boolean },
): Promise<void> {
  await db
    .update(presentations)
    .set({
      leaseHolder: null,
      leaseUntil: null,
      ...(uncounted && { attempts: sql`greatest(0, ${presentations.attempts} - 1)` }),
    })
    .where(and(eq(presentations.id, id), eq(presentations.leaseHolder, holder)))
}

export async function holders(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ holder: presentations.leaseHolder })
    .from(presentations)
    .where(isNotNull(presentations.leaseHolder))
  return rows.flatMap(({ holder }) => holder ?? [])
}

export async function releaseAllOf(db: Database, dead: string[]): Promise<void> {
  if (dead.length === 0) return
  await db
    .update(presentations)
    .set({ leaseHolder: null, leaseUntil: null })
    .where(inArray(presentations.leaseHolder, dead))
}

export const abandonedUploads = (db: Database, now: Date): Promise<PresentationRow[]> =>
  db
    .select()
    .from(presentations)
    .where(and(eq(presentations.state, 'uploading'), free(now)))
    .limit(200)

export const forgetOlderThan = async (db: Database, at: Date): Promise<number> =>
  (
    await db
      .delete(presentations)
      .where(and(lte(presentations.createdAt, at), inArray(presentations.state, ['completed', 'failed'])))
      .returning({ id: presentations.id })
  ).length
