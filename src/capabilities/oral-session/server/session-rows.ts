/** Every question about sessions that the product asks its tables, the clock aside. */
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { isFree, leasedUntil } from '#background/lease.ts'
import { documents } from '#capabilities/documents/server/tables.ts'
import { hours } from '#kit/time.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { RoomId, SessionStateName } from '../rules/names.ts'
import { SESSION } from '../spec.ts'
import { PREPARING } from './preparing.ts'
import { type AnswerRow, oralAnswers, type SessionRow, oralSessions as table } from './tables.ts'

type Connection = Database | Transaction
export type Own = { userId: string; id: string }

const isOwn = ({ userId, id }: Own) => and(eq(table.userId, userId), eq(table.id, id))
/** What is older is no longer kept, whether or not it has been tidied away yet. */
export const keptSince = (now: Date) => new Date(now.getTime() - SESSION.historyDays * hours(24))

/** Nothing where the id, or the sender's own name for it, is taken. */
export const add = async (db: Database, row: typeof table.$inferInsert): Promise<SessionRow | undefined> =>
  (await db.insert(table).values(row).onConflictDoNothing().returning())[0]

export async function findOwn(db: Connection, own: Own, now: Date): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(isOwn(own), gt(table.createdAt, keptSince(now))))
  return row
}

export async function findSent(
  db: Connection,
  { userId, assistant, sentAs }: { userId: string; assistant: RoomId; sentAs: string },
): Promise<SessionRow | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.sentAs, sentAs)))
  return row
}

/** Of others nobody sees anything. */
export async function lockOwn(tx: Transaction, own: Own): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(table).where(isOwn(own)).for('update')
  return row
}

export const runningOf = (db: Connection, userId: string, assistant: RoomId): Promise<SessionRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.state, 'running')))
    .orderBy(asc(table.startedAt))

export const listOwn = (
  db: Connection,
  userId: string,
  assistant: RoomId,
  now: Date,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.assistant, assistant), gt(table.createdAt, keptSince(now))))
    .orderBy(desc(table.createdAt), desc(table.id))

/** The sessions on one document that have come to talking, the oldest first. */
export const onDocument = (
  db: Connection,
  { userId, assistant, documentId }: SessionRow,
): Promise<SessionRow[]> =>
  documentId === null
    ? Promise.resolve([])
    : db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            eq(table.assistant, assistant),
            eq(table.documentId, documentId),
            inArray(table.state, ['running', 'ended']),
          ),
        )
        .orderBy(asc(table.createdAt))

export const update = async (
  db: Connection,
  id: string,
  changed: Partial<typeof table.$inferInsert>,
): Promise<SessionRow | undefined> =>
  (await db.update(table).set(changed).where(eq(table.id, id)).returning())[0]

/** Nothing when it is in another state by now, or in the hands of another holder. */
export async function change(
  db: Connection,
  { id, from, holder }: { id: string; from: SessionStateName; holder?: string },
  changed: Partial<typeof table.$inferInsert>,
): Promise<SessionRow | undefined> {
  const where = and(
    eq(table.id, id),
    eq(table.state, from),
    holder === undefined ? undefined : eq(table.leaseHolder, holder),
  )
  return (await db.update(table).set(changed).where(where).returning())[0]
}

export const remove = async (db: Connection, own: Own): Promise<SessionRow | undefined> =>
  (await db.delete(table).where(isOwn(own)).returning())[0]

const free = (now: Date) => isFree(table.leaseUntil, now, PREPARING.lease)

/** Everything that waits or is worked on. `possible`: its document has been read, refused or deleted. */
export const inLine = (db: Connection, now: Date) =>
  db
    .select({
      id: table.id,
      userId: table.userId,
      createdAt: table.createdAt,
      begun: sql<boolean>`not (${free(now)})`,
      possible: sql<boolean>`coalesce(${documents.status} in ('ready', 'refused'), true)`,
    })
    .from(table)
    .leftJoin(documents, eq(documents.id, table.documentId))
    .where(eq(table.state, 'processing'))
    .orderBy(table.createdAt)
    .limit(1_000)

type Holder = { holder: string; now: Date }
const leased = ({ holder, now }: Holder) => ({
  leaseHolder: holder,
  leaseUntil: leasedUntil(now, PREPARING.lease),
})

/** Exactly one of those who ask at once gets it. */
export async function claim(db: Database, id: string, by: Holder): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(table)
    .set({ ...leased(by), attempts: sql`${table.attempts} + 1` })
    .where(and(eq(table.id, id), eq(table.state, 'processing'), free(by.now)))
    .returning()
  return row
}

/** False when it is not ours any more. */
export async function renew(db: Database, id: string, by: Holder): Promise<boolean> {
  const mine = and(eq(table.id, id), eq(table.leaseHolder, by.holder))
  return (await db.update(table).set(leased(by)).where(mine).returning({ id: table.id })).length > 0
}

/** `uncounted`: it was interrupted through no fault of its own. */
export const release = async (
  db: Database,
  id: string,
  { holder, uncounted = false }: { holder: string; uncounted?: boolean },
): Promise<void> =>
  void (await db
    .update(table)
    .set({
      leaseHolder: null,
      leaseUntil: null,
      ...(uncounted && { attempts: sql`greatest(0, ${table.attempts} - 1)` }),
    })
    .where(and(eq(table.id, id), eq(table.leaseHolder, holder))))

export async function holders(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ holder: table.leaseHolder })
    .from(table)
    .where(isNotNull(table.leaseHolder))
  return rows.flatMap(({ holder }) => holder ?? [])
}

export async function releaseAllOf(db: Database, dead: string[]): Promise<void> {
  if (dead.length === 0) return
  await db.update(table).set({ leaseHolder: null, leaseUntil: null }).where(inArray(table.leaseHolder, dead))
}

/** Documents that stopped arriving with their server. */
export const abandoned = (db: Database, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.state, 'uploading'), free(now)))
    .limit(200)

/** Begun to be prepared before then, and still not ready. */
export const tooSlow = (db: Database, before: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.state, 'processing'), lt(table.createdAt, before)))
    .limit(200)

/** Nobody was there since. */
export const leftAlone = (db: Database, since: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(table)
    .where(and(eq(table.state, 'running'), lt(table.countedAt, since)))
    .limit(200)

export const forgetOlderThan = async (db: Database, moment: Date): Promise<number> =>
  (await db.delete(table).where(lt(table.createdAt, moment)).returning({ id: table.id })).length

export const answersOf = (db: Connection, sessionIds: readonly string[]): Promise<AnswerRow[]> =>
  sessionIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(oralAnswers)
        .where(inArray(oralAnswers.sessionId, [...sessionIds]))
        .orderBy(asc(oralAnswers.position))

/** What a turn that was answered anew, or put right, came to takes the place of what it was. */
export const keepAnswer = async (
  db: Connection,
  row: Omit<typeof oralAnswers.$inferInsert, 'position'>,
): Promise<void> =>
  void (await db
    .insert(oralAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [oralAnswers.sessionId, oralAnswers.attempt],
      set: { step: row.step, at: row.at },
    }))
