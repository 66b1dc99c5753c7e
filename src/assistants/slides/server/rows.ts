/** Every query on the table of presentations. */
import { and, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { jobRows } from '#background/job-rows.ts'
import { jobsInLine } from '#capabilities/documents/server/index.ts'
import { hours } from '#kit/time.ts'
import type { Connection, Database } from '#ports/database/database.ts'
import { MAKING, SLIDES } from '../spec.ts'
import { type PresentationRow, presentations } from './tables.ts'

export const presentationJobs = jobRows(presentations, MAKING.lease)

/** Anything older counts as gone, even before the cleanup has run. */
export const presentationsKeptSince = (now: Date) => new Date(now.getTime() - SLIDES.historyDays * hours(24))

/** Returns nothing when the same generation exists already, by its idempotency key. */
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

export async function findOwnPresentation(
  db: Connection,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<PresentationRow | undefined> {
  const mine = and(
    eq(presentations.id, id),
    eq(presentations.userId, userId),
    gt(presentations.createdAt, presentationsKeptSince(now)),
  )
  return (await db.select().from(presentations).where(mine))[0]
}

/** Finished ones, without their decks, newest first. */
export function listOwnPresentations(db: Connection, userId: string, now: Date) {
  const { id, sourceFilename, title, format, createdAt, finishedAt, downloadedAt } = presentations
  return db
    .select({ id, sourceFilename, title, format, createdAt, finishedAt, downloadedAt })
    .from(presentations)
    .where(
      and(
        eq(presentations.userId, userId),
        gt(createdAt, presentationsKeptSince(now)),
        eq(presentations.state, 'completed'),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
}

/** Those waiting for the student's decision, newest first. */
export const listOutlined = (db: Connection, userId: string) =>
  db
    .select({
      id: presentations.id,
      sourceFilename: presentations.sourceFilename,
      title: presentations.title,
      createdAt: presentations.createdAt,
    })
    .from(presentations)
    .where(and(eq(presentations.userId, userId), eq(presentations.state, 'outlined')))
    .orderBy(desc(presentations.createdAt), desc(presentations.id))

/** Nothing was made or planned of its document before. */
export async function isFirstOfDocument(
  db: Connection,
  { id, userId, documentId }: Pick<PresentationRow, 'id' | 'userId' | 'documentId'>,
): Promise<boolean> {
  const others = and(
    eq(presentations.userId, userId),
    eq(presentations.documentId, documentId ?? ''),
    ne(presentations.id, id),
    inArray(presentations.state, ['outlined', 'completed']),
  )
  return (await db.select({ id: presentations.id }).from(presentations).where(others).limit(1)).length === 0
}

/** Planned decks that have waited long enough for an answer. */
export const unansweredSince = (db: Database, moment: Date): Promise<PresentationRow[]> =>
  db
    .select()
    .from(presentations)
    .where(
      and(
        eq(presentations.state, 'outlined'),
        eq(presentations.asksFirst, true),
        lte(presentations.finishedAt, moment),
      ),
    )
    .limit(200)

/** Outlines whose generation is no longer reserved. */
export const outlinesBefore = (db: Database, moment: Date): Promise<PresentationRow[]> =>
  db
    .select()
    .from(presentations)
    .where(and(eq(presentations.state, 'outlined'), lte(presentations.createdAt, moment)))
    .limit(200)

/** Every queued or running presentation. */
export const inLine = (db: Database, now: Date) => jobsInLine(db, presentationJobs, now)
