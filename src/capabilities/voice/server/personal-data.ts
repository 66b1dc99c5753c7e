import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { HeardOnTheWire } from '../contract.ts'
import { voiceTurns } from './tables.ts'
import type { Voice } from './voice.ts'

/** Stored turns and replies. The sound is deleted with the account; the rows go with the person they belong to. */
export const voicePersonalData = ({ store }: Pick<Voice, 'store'>) =>
  personalData({
    name: 'conversations',
    schema: z.array(
      z.object({
        assistant: z.string(),
        session: z.string(),
        at: z.string(),
        heard: HeardOnTheWire,
        reply: z.string(),
      }),
    ),
    gather: async (db, userId) => {
      const turns = await db
        .select()
        .from(voiceTurns)
        .where(eq(voiceTurns.userId, userId))
        .orderBy(asc(voiceTurns.position))
      return turns.map(({ assistant, session, at, heard, reply }) => ({
        assistant,
        session,
        at: at.toISOString(),
        heard,
        reply,
      }))
    },
    async forget(tx, userId) {
      await store.forgetPerson(tx, userId)
      await tx.delete(voiceTurns).where(eq(voiceTurns.userId, userId))
    },
  })
