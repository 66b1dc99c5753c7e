/** All database queries on close readings. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection, Database, Transaction } from '#ports/database/database.ts'
import type { Choices } from '../../rules/record/disputed.ts'
import type { ModelAnswer } from '../../rules/record/model-answer.ts'
import type { ModelReading } from '../../rules/record/model-reading.ts'
import type { Tally } from '../../rules/record/proof-log.ts'
import { emptySlots, type StudyRecord } from '../../rules/record/study-record.ts'
import { type CloseReadingRow, closeReadingParts, closeReadings } from '../tables.ts'

type Which = Pick<CloseReadingRow, 'userId' | 'documentId' | 'model' | 'instructions' | 'partTokens'>

/** The existing reading, or a new one; two concurrent calls get the same one. */
export async function readingFor(
  db: Database,
  which: Which,
  now: Date,
): Promise<CloseReadingRow | undefined> {
  const known = await find(db, which)
  if (known) return known
  await db
    .insert(closeReadings)
    .values({ ...which, id: randomUUID(), state: 'reading', createdAt: now })
    .onConflictDoNothing()
  return find(db, which)
}

async function find(
  db: Connection,
  { documentId, model, instructions }: Which,
): Promise<CloseReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(closeReadings)
    .where(
      and(
        eq(closeReadings.documentId, documentId),
        eq(closeReadings.model, model),
        eq(closeReadings.instructions, instructions),
      ),
    )
  return row
}

/** The newest reading of a document, by any model. */
export async function lastProved(
  db: Database,
  userId: string,
  documentId: string,
): Promise<CloseReadingRow | undefined> {
  const rows = await db
    .select()
    .from(closeReadings)
    .where(
      and(
        eq(closeReadings.userId, userId),
        eq(closeReadings.documentId, documentId),
        isNotNull(closeReadings.findings),
      ),
    )
    .orderBy(desc(closeReadings.readAt))
    .limit(LATEST)
  return rows.find((row) => modelReadingOf(row))
}
/** Readings by other models, or from before there was a record. */
const LATEST = 5

export type AnsweredPart = { part: number; answer: ModelAnswer; problem: string | null }

export async function answeredParts(db: Connection, readingId: string): Promise<AnsweredPart[]> {
  const rows = await db
    .select()
    .from(closeReadingParts)
    .where(eq(closeReadingParts.readingId, readingId))
    .orderBy(closeReadingParts.part)
  // JSON we wrote ourselves, below.
  return rows.map(({ part, proposals, problem }) => ({
    part,
    problem,
    answer: JSON.parse(proposals) as ModelAnswer,
  }))
}

/** False if the reading and its document are gone; the answer then belongs to no one. */
export async function keepPart(
  db: Database,
  readingId: string,
  { part, answer, problem }: AnsweredPart,
  tokens: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(closeReadings)
      .set({ spent: sql`${closeReadings.spent} + ${tokens}` })
      .where(eq(closeReadings.id, readingId))
      .returning({ id: closeReadings.id })
    if (!row) return false
    await tx
      .insert(closeReadingParts)
      .values({ readingId, part, problem, proposals: JSON.stringify(answer) })
      .onConflictDoNothing()
    return true
  })
}

/** Tokens of a failed answer are spent all the same. */
export async function countSpent(db: Database, readingId: string, tokens: number): Promise<void> {
  await db
    .update(closeReadings)
    .set({ spent: sql`${closeReadings.spent} + ${tokens}` })
    .where(eq(closeReadings.id, readingId))
}

/** The parts are split again, smaller; answers to the larger ones can no longer be placed. */
export async function cutSmaller(db: Database, readingId: string, partTokens: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(closeReadingParts).where(eq(closeReadingParts.readingId, readingId))
    await tx.update(closeReadings).set({ partTokens }).where(eq(closeReadings.id, readingId))
  })
}

export const setEstimate = (db: Database, id: string, estimated: number) =>
  db.update(closeReadings).set({ estimated }).where(eq(closeReadings.id, id))

type RecordedEnd = {
  record: StudyRecord
  tally: Tally
  state: CloseReadingRow['state']
  provedBy: string
  at: Date
}

/** Returns the previous tally, so that nothing is counted twice; undefined if the reading is gone. */
export async function keepProof(
  tx: Transaction,
  id: string,
  { record, tally, state, provedBy, at }: RecordedEnd,
): Promise<{ before: Tally | null; row: CloseReadingRow } | undefined> {
  const [held] = await tx.select().from(closeReadings).where(eq(closeReadings.id, id)).for('update')
  if (!held) return undefined
  const [row] = await tx
    .update(closeReadings)
    .set({
      state,
      provedBy,
      findings: JSON.stringify(record),
      tally: JSON.stringify(tally),
      readAt: at,
    })
    .where(eq(closeReadings.id, id))
    .returning()
  const before = held.tally === null ? null : (JSON.parse(held.tally) as Tally)
  return row && { before, row }
}

/** Undefined as well for what was read before there was a record. */
export function modelReadingOf({ model, findings, choices }: CloseReadingRow): ModelReading | undefined {
  if (findings === null) return undefined
  const stored = JSON.parse(findings) as StudyRecord
  if (stored.version !== 1) return undefined
  // A reading from before a slot was there has nothing in it.
  const record = { ...stored, slots: { ...emptySlots(), ...stored.slots } }
  return { model, record, choices: JSON.parse(choices) as Choices }
}

/** On every reading of the document: another model does not raise the same question again. */
export async function keepChoices(
  db: Database,
  userId: string,
  documentId: string,
  change: Choices,
): Promise<void> {
  const mine = and(eq(closeReadings.userId, userId), eq(closeReadings.documentId, documentId))
  await db.transaction(async (tx) => {
    for (const { id, choices } of await tx.select().from(closeReadings).where(mine).for('update'))
      await tx
        .update(closeReadings)
        .set({ choices: JSON.stringify({ ...(JSON.parse(choices) as Choices), ...change }) })
        .where(eq(closeReadings.id, id))
  })
}

export const ofPerson = (db: Connection, userId: string): Promise<CloseReadingRow[]> =>
  db.select().from(closeReadings).where(eq(closeReadings.userId, userId)).orderBy(closeReadings.createdAt)
