import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#capabilities/accounts/server/personal-data.ts'
import { planOf, stepOf } from './kept.ts'
import { oralAnswers, oralMinutes, oralSessions } from './tables.ts'

/** A person's spoken sessions, for "export my data" and "delete my account". */
export const oralSessionData: PersonalData = {
  name: 'spokenSessions',
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
      opening: row.opening,
      questions: planOf(row)?.plan.questions ?? [],
      minutesSpentInAll: minutes.find(({ assistant }) => assistant === row.assistant)?.settledMinutes ?? 0,
      answers: answers.filter(({ sessionId }) => sessionId === row.id).map(stepOf),
    }))
  },
  async forget(tx, userId) {
    await tx.delete(oralSessions).where(eq(oralSessions.userId, userId))
    await tx.delete(oralMinutes).where(eq(oralMinutes.userId, userId))
  },
}
