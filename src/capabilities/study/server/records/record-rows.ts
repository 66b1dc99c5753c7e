/** Every query on stored records and on the student's answers about them. */

import { hash } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { plainWords } from '#kit/text/plain-words.ts'
import type { Connection, Database } from '#ports/database/database.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import { type StudyRecord, saidOf } from '../../rules/record/study-record.ts'
import { recordAnswers, studyRecords } from '../tables.ts'

export type Answered = { answer: StudentAnswer; revision: number }
type Whose = { userId: string; documentId: string }

export async function storedRecord(db: Connection, { userId, documentId }: Whose, version: string) {
  const [row] = await db
    .select()
    .from(studyRecords)
    .where(and(eq(studyRecords.documentId, documentId), eq(studyRecords.userId, userId)))
  return row?.version === version ? (JSON.parse(row.record) as StudyRecord) : undefined
}

/** With the answers that were carried over; an answer given meanwhile stands. */
export async function keepRecord(
  db: Database,
  { userId, documentId }: Whose,
  {
    version,
    record,
    carried,
    at,
  }: { version: string; record: StudyRecord; carried: readonly StudentAnswer[]; at: Date },
): Promise<void> {
  const made = { userId, version, record: JSON.stringify(record), madeAt: at }
  await db.transaction(async (tx) => {
    await tx
      .insert(studyRecords)
      .values({ documentId, ...made })
      .onConflictDoUpdate({ target: studyRecords.documentId, set: made })
    for (const answer of carried)
      await tx
        .insert(recordAnswers)
        .values({ documentId, userId, slot: answer.slot, answer: JSON.stringify(answer), answeredAt: at })
        .onConflictDoNothing()
  })
}

export async function answeredSlots(db: Connection, { userId, documentId }: Whose): Promise<Answered[]> {
  const rows = await db
    .select()
    .from(recordAnswers)
    .where(and(eq(recordAnswers.documentId, documentId), eq(recordAnswers.userId, userId)))
    .orderBy(recordAnswers.slot)
  // JSON we wrote ourselves.
  return rows.map(({ answer, revision }) => ({ answer: JSON.parse(answer) as StudentAnswer, revision }))
}

/** What the student says about a document, for every room that opens it. */
export const studentAnswers = async (
  db: Connection,
  userId: string,
  documentId: string,
): Promise<StudentAnswer[]> => (await answeredSlots(db, { userId, documentId })).map(({ answer }) => answer)

/** When the student last said something about it. */
export async function lastAnsweredAt(
  db: Connection,
  userId: string,
  documentId: string,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: recordAnswers.answeredAt })
    .from(recordAnswers)
    .where(and(eq(recordAnswers.documentId, documentId), eq(recordAnswers.userId, userId)))
    .orderBy(desc(recordAnswers.answeredAt))
    .limit(1)
  return row?.at
}

/** Changes with every answer: what was made of a document with other answers is out of date. None for no answers. */
export const answersDigest = (answers: readonly StudentAnswer[]): string | undefined =>
  answers.length === 0 ? undefined : hash('sha256', JSON.stringify(answers)).slice(0, 16)

/** One statement: of two devices that saw the same, one is first and the other is told. */
export async function keepAnswer(
  db: Connection,
  { userId, documentId }: Whose,
  answer: StudentAnswer,
  { seen, at }: { seen: number; at: Date },
): Promise<boolean> {
  const said = { answer: JSON.stringify(answer), answeredAt: at }
  const rows =
    seen === 0
      ? await db
          .insert(recordAnswers)
          .values({ documentId, userId, slot: answer.slot, ...said })
          .onConflictDoNothing()
          .returning({ slot: recordAnswers.slot })
      : await db
          .update(recordAnswers)
          .set({ ...said, revision: sql`${recordAnswers.revision} + 1` })
          .where(
            and(
              eq(recordAnswers.documentId, documentId),
              eq(recordAnswers.slot, answer.slot),
              eq(recordAnswers.userId, userId),
              eq(recordAnswers.revision, seen),
            ),
          )
          .returning({ slot: recordAnswers.slot })
  return rows.length > 0
}

/** Answers about the newest other document with this title: an earlier version of the same work. */
export async function earlierAnswers(
  db: Connection,
  { userId, documentId }: Whose,
  title: string,
): Promise<StudentAnswer[]> {
  const rows = await db
    .select({ documentId: studyRecords.documentId, record: studyRecords.record })
    .from(studyRecords)
    .where(and(eq(studyRecords.userId, userId), ne(studyRecords.documentId, documentId)))
    .orderBy(desc(studyRecords.madeAt))
  for (const row of rows) {
    if (!isSameWork(titleOf(JSON.parse(row.record) as StudyRecord), title)) continue
    const answers = await studentAnswers(db, userId, row.documentId)
    if (answers.length > 0) return answers
  }
  return []
}

export const titleOf = (record: StudyRecord): string => saidOf(record, 'title')[0]?.value ?? ''

const isSameWork = (one: string, other: string): boolean =>
  plainWords(one) !== '' && plainWords(one) === plainWords(other)
