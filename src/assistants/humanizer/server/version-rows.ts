/** The versions a student keeps of a text, grouped into works by the name they gave. */
import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { keepVersion, TextVersion } from '../contract.ts'
import { HUMANIZER, SAYS, type Source } from '../spec.ts'
import { textVersions } from './tables.ts'

type Kept = z.infer<(typeof keepVersion)['body']>
type Work = { id: string; name: string; versions: number; at: string }

const withoutNull = (text: string) => text.replaceAll('\0', '')
const ofWork = (userId: string, workId: string) =>
  and(eq(textVersions.userId, userId), eq(textVersions.workId, workId))

export async function worksOf(db: Database | Transaction, userId: string): Promise<Work[]> {
  const last = max(textVersions.createdAt)
  const rows = await db
    .select({ id: textVersions.workId, name: textVersions.work, versions: count(), at: last })
    .from(textVersions)
    .where(eq(textVersions.userId, userId))
    .groupBy(textVersions.workId, textVersions.work)
    .orderBy(desc(last))
  return rows.map(({ at, ...work }) => ({ ...work, at: new Date(at!).toISOString() }))
}

export const versionsOf = (db: Database | Transaction, userId: string, workId: string) =>
  db
    .select()
    .from(textVersions)
    .where(ofWork(userId, workId))
    .orderBy(asc(textVersions.createdAt), asc(textVersions.id))

export const asVersion = ({
  text,
  source,
  accepted,
  left,
  byModel,
  createdAt,
}: typeof textVersions.$inferSelect): TextVersion => ({
  text,
  source: source as Source,
  accepted: JSON.parse(accepted),
  left,
  byModel,
  at: createdAt.toISOString(),
})

export function addVersion(
  db: Database,
  userId: string,
  { work, text, source, accepted, left, byModel }: Kept,
  now: Date,
): Promise<Result<Work, Problem<'unchanged' | 'too-many'>>> {
  const name = withoutNull(work).trim()
  return db.transaction(async (tx) => {
    const works = await worksOf(tx, userId)
    const known = works.find((one) => one.name === name)
    if (!known && works.length >= HUMANIZER.mostWorks)
      return failed({ code: 'too-many', message: SAYS.tooManyWorks })
    if (known && known.versions >= HUMANIZER.mostVersions)
      return failed({ code: 'too-many', message: SAYS.tooManyVersions })
    const words = withoutNull(text)
    const last = known && (await versionsOf(tx, userId, known.id)).at(-1)
    if (last?.text === words) return failed({ code: 'unchanged', message: SAYS.sameVersion })
    const id = randomUUID()
    const workId = known?.id ?? id
    await tx.insert(textVersions).values({
      id,
      userId,
      workId,
      work: name,
      text: words,
      source,
      accepted: withoutNull(JSON.stringify(accepted)),
      left,
      byModel,
      createdAt: now,
    })
    return ok({ id: workId, name, versions: (known?.versions ?? 0) + 1, at: now.toISOString() })
  })
}

export const removeWorkOf = async (db: Database, userId: string, workId: string): Promise<boolean> =>
  (await db.delete(textVersions).where(ofWork(userId, workId)).returning({ id: textVersions.id })).length > 0

export const allVersionsOf = (db: Database, userId: string) =>
  db.select().from(textVersions).where(eq(textVersions.userId, userId)).orderBy(asc(textVersions.createdAt))

export const forgetVersions = async (tx: Transaction, userId: string): Promise<void> =>
  void (await tx.delete(textVersions).where(eq(textVersions.userId, userId)))
