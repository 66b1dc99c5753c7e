import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Quoted } from '../../contract.ts'
import type { StudentAnswer } from '../../rules/record/student-answers.ts'
import { SLOT_IDS } from '../../rules/record/study-record.ts'
import { recordAnswers, studyRecords } from '../tables.ts'

/** What a person said about their own works, for "export my data" and "delete my account". */
export const recordAnswersData = personalData({
  name: 'recordAnswers',
  schema: z.array(
    z.object({
      documentId: z.string(),
      slot: z.enum(SLOT_IDS),
      says: z.enum(['right', 'not-mine']),
      entries: z.array(z.object({ value: z.string(), evidence: z.array(Quoted) })),
      answeredAt: z.string(),
    }),
  ),
  gather: async (db, userId) => {
    const rows = await db.select().from(recordAnswers).where(eq(recordAnswers.userId, userId))
    return rows.map(({ documentId, answer, answeredAt }) => {
      const { slot, says, entries } = JSON.parse(answer) as StudentAnswer
      return {
        documentId,
        slot,
        says,
        entries: entries.map(({ value, evidence }) => ({ value, evidence: [...evidence] })),
        answeredAt: answeredAt.toISOString(),
      }
    })
  },
  forget: async (tx, userId) => {
    await tx.delete(recordAnswers).where(eq(recordAnswers.userId, userId))
    await tx.delete(studyRecords).where(eq(studyRecords.userId, userId))
  },
})
