/** Every question about sessions that the product asks its tables, the clock aside. */
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt } from 'drizzle-orm'
import { jobRows } from '#background/job-rows.ts'
import { jobsInLine } from '#capabilities/documents/server/index.ts'
import { hours } from '#kit/time.ts'
import type { Connection, Database, Transaction } from '#ports/database/database.ts'
import type { RoomId } from '../rules/names.ts'
import { SESSION } from '../spec.ts'
import { PREPARING } from './preparing.ts'
import { type KeptPlan, planOf } from './stored-plan.ts'
import { type AnswerRow, oralAnswers, type SessionRow, oralSessions as table } from './tables.ts'

/** A session is a job until it is ready. */
export const sessionJobs = jobRows(table, PREPARING.lease)
export type Own = { userId: string; id: string }

const { plan: _plan, ...COLUMNS } = getTableColumns(table)
const sessions = (db: Connection) => db.select(COLUMNS).from(table)

const isOwn = ({ userId, id }: Own) => and(eq(table.userId, userId), eq(table.id, id))
/** Older sessions count as deleted, even before the clean-up has run. */
export const sessionsKeptSince = (now: Date) => new Date(now.getTime() - SESSION.historyDays * hours(24))

/** Undefined if the id, or the sender's own name for it, is taken. */
export const add = async (
  db: Database,
  row: typeof table.$inferInsert,
): Promise<typeof table.$inferSelect | undefined> =>
  (await db.insert(table).values(row).onConflictDoNothing().returning())[0]

export async function findOwnSession(db: Connection, own: Own, now: Date): Promise<SessionRow | undefined> {
  const [row] = await sessions(db).where(and(isOwn(own), gt(table.createdAt, sessionsKeptSince(now))))
  return row
}

export async function findSent(
  db: Connection,
  { userId, assistant, sentAs }: { userId: string; assistant: RoomId; sentAs: string },
): Promise<SessionRow | undefined> {
  const [row] = await sessions(db).where(
    and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.sentAs, sentAs)),
  )
  return row
}

/** Undefined for another person's session. */
export async function lockOwn(tx: Transaction, own: Own): Promise<SessionRow | undefined> {
  const [row] = await sessions(tx).where(isOwn(own)).for('update')
  return row
}

export const runningOf = (db: Connection, userId: string, assistant: RoomId): Promise<SessionRow[]> =>
  sessions(db)
    .where(and(eq(table.userId, userId), eq(table.assistant, assistant), eq(table.state, 'running')))
    .orderBy(asc(table.startedAt))

export const listOwnSessions = (
  db: Connection,
  userId: string,
  assistant: RoomId,
  now: Date,
): Promise<SessionRow[]> =>
  sessions(db)
    .where(
      and(
        eq(table.userId, userId),
        eq(table.assistant, assistant),
        gt(table.createdAt, sessionsKeptSince(now)),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))

/** The sessions on one document that have come to talking, the oldest first. */
export const onDocument = (
  db: Connection,
  { userId, assistant, documentId }: SessionRow,
): Promise<SessionRow[]> =>
  documentId === null
    ? Promise.resolve([])
    : sessions(db)
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
  (await db.update(table).set(changed).where(eq(table.id, id)).returning(COLUMNS))[0]

export const remove = async (db: Connection, own: Own): Promise<SessionRow | undefined> =>
  (await db.delete(table).where(isOwn(own)).returning(COLUMNS))[0]

/** Everything that waits or is worked on. */
export const inLine = (db: Database, now: Date) => jobsInLine(db, sessionJobs, now, { fromBeginning: true })

/** Begun to be prepared before then, and still not ready. */
export const tooSlow = (db: Database, before: Date): Promise<SessionRow[]> =>
  sessions(db)
    .where(and(eq(table.state, 'processing'), lt(table.createdAt, before)))
    .limit(200)

/** Sessions without a sign of life since then. */
export const leftAlone = (db: Database, since: Date): Promise<SessionRow[]> =>
  sessions(db)
    .where(and(eq(table.state, 'running'), lt(table.countedAt, since)))
    .limit(200)

export const forgetOlderThan = async (db: Database, moment: Date): Promise<number> =>
  (await db.delete(table).where(lt(table.createdAt, moment)).returning({ id: table.id })).length

/** What is asked in a session; undefined until it was planned. */
export async function findPlan(db: Connection, { id }: Pick<Own, 'id'>): Promise<KeptPlan | undefined> {
  const [row] = await db.select({ plan: table.plan }).from(table).where(eq(table.id, id))
  return row && planOf(row)
}

export const answersOf = (db: Connection, sessionIds: readonly string[]): Promise<AnswerRow[]> =>
  sessionIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(oralAnswers)
        .where(inArray(oralAnswers.sessionId, [...sessionIds]))
        .orderBy(asc(oralAnswers.position))

/**
 * An answer belongs to the message it answers: the first one is kept, and another is told so. A turn that is sent again
 * overwrites its own result; a correction takes the place of what it corrects. `gone`: turns that never got a reply.
 */
export const keepAnswer = (
  db: Database,
  row: Omit<typeof oralAnswers.$inferInsert, 'position'>,
  { answers, corrects, gone }: { answers: string; corrects: string | undefined; gone: ReadonlySet<string> },
): Promise<'kept' | 'answered'> =>
  db.transaction(async (tx) => {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, row.sessionId)).for('update')
    if (corrects && corrects !== row.attempt)
      await tx
        .delete(oralAnswers)
        .where(and(eq(oralAnswers.sessionId, row.sessionId), eq(oralAnswers.attempt, corrects)))
    const others = (await answersOf(tx, [row.sessionId])).filter(
      ({ attempt }) => attempt !== row.attempt && !gone.has(attempt),
    )
    const isTaken = others.some(({ step }) => (JSON.parse(step) as { answers?: string }).answers === answers)
    if (isTaken) return 'answered'
    await tx
      .insert(oralAnswers)
      .values(row)
      .onConflictDoUpdate({
        target: [oralAnswers.sessionId, oralAnswers.attempt],
        set: { step: row.step, at: row.at },
      })
    return 'kept'
  })
