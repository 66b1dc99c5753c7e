import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { Quoted } from '#capabilities/study/contract.ts'
import { HeardOnTheWire } from '#capabilities/voice/contract.ts'
import { Mark } from '../contract.ts'
import { AREAS, ROOMS, SESSION_STATES } from '../rules/names.ts'
import { planOf, storedStep } from './stored-plan.ts'
import { oralAnswers, oralMinutes, oralSessions } from './tables.ts'

const SpokenSession = z.object({
  sessionId: z.string(),
  assistant: z.enum(ROOMS),
  state: z.enum(SESSION_STATES),
  name: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  countedSeconds: z.number(),
  minutesSpentInAll: z.number(),
  opening: z.string().nullable(),
  questions: z.array(z.object({ id: z.string(), area: z.enum(AREAS), asks: z.string(), place: Quoted })),
  answers: z.array(
    z.object({
      at: z.string(),
      questionId: z.string().nullable(),
      heard: HeardOnTheWire,
      /** Its marks; null if it was not an answer. */
      marks: z.array(Mark).nullable(),
    }),
  ),
})

/** A person's spoken sessions, for "export my data" and "delete my account". */
export const oralSessionData = personalData({
  name: 'spokenSessions',
  schema: z.array(SpokenSession),
  gather: async (db, userId) => {
    const mine = eq(oralSessions.userId, userId)
    const rows = await db.select().from(oralSessions).where(mine).orderBy(asc(oralSessions.createdAt))
    const answers = await db
      .select()
      .from(oralAnswers)
      .where(eq(oralAnswers.userId, userId))
      .orderBy(asc(oralAnswers.position))
    const minutes = await db.select().from(oralMinutes).where(eq(oralMinutes.userId, userId))
    return rows.map((row) => ({
      sessionId: row.id,
      assistant: row.assistant,
      state: row.state,
      name: row.name,
      createdAt: row.createdAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      countedSeconds: Math.round(row.countedMs / 1_000),
      minutesSpentInAll: minutes.find(({ assistant }) => assistant === row.assistant)?.settledMinutes ?? 0,
      opening: row.opening,
      questions: (planOf(row)?.plan.questions ?? []).map(({ id, area, asks, place }) => ({
        id,
        area,
        asks,
        place,
      })),
      answers: answers.filter(({ sessionId }) => sessionId === row.id).map(answerOf),
    }))
  },
  async forget(tx, userId) {
    await tx.delete(oralSessions).where(eq(oralSessions.userId, userId))
    await tx.delete(oralMinutes).where(eq(oralMinutes.userId, userId))
  },
})

function answerOf(row: typeof oralAnswers.$inferSelect) {
  const { questionId, heard, judged } = storedStep(row)
  return { at: row.at.toISOString(), questionId, heard, marks: judged?.marks ?? null }
}
