/** One person's usage. The costs of a deleted account stay in the books, without the person. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { personalData } from '#capabilities/accounts/server/index.ts'
import { fairUseDays, fairUseHolds, usageDays } from './tables.ts'

export const usagePersonalData = personalData({
  name: 'usage',
  schema: z.array(
    z.object({
      assistant: z.string(),
      day: z.string(),
      calls: z.number(),
      tokensIn: z.number(),
      tokensOut: z.number(),
      images: z.number(),
      audioSeconds: z.number(),
      parseSeconds: z.number(),
      recogniseSeconds: z.number(),
    }),
  ),
  gather: (db, userId) =>
    db
      .select({
        assistant: usageDays.assistant,
        day: usageDays.day,
        calls: usageDays.calls,
        tokensIn: usageDays.tokensIn,
        tokensOut: usageDays.tokensOut,
        images: usageDays.images,
        audioSeconds: usageDays.audioSeconds,
        parseSeconds: usageDays.parseSeconds,
        recogniseSeconds: usageDays.recogniseSeconds,
      })
      .from(usageDays)
      .where(eq(usageDays.userId, userId))
      .orderBy(usageDays.day, usageDays.assistant),
  async forget(tx, userId) {
    await tx.execute(sql`
      insert into usage_days as kept (user_id, assistant, day, calls, tokens_in, tokens_out, images,
        audio_seconds, parse_seconds, recognise_seconds, cost_micro_ngwee, unpriced_calls)
      select '', assistant, day, calls, tokens_in, tokens_out, images,
        audio_seconds, parse_seconds, recognise_seconds, cost_micro_ngwee, unpriced_calls from usage_days where user_id = ${userId}
      on conflict (user_id, assistant, day) do update set
        calls = kept.calls + excluded.calls,
        tokens_in = kept.tokens_in + excluded.tokens_in,
        tokens_out = kept.tokens_out + excluded.tokens_out,
        images = kept.images + excluded.images,
        audio_seconds = kept.audio_seconds + excluded.audio_seconds,
        parse_seconds = kept.parse_seconds + excluded.parse_seconds,
        recognise_seconds = kept.recognise_seconds + excluded.recognise_seconds,
        cost_micro_ngwee = kept.cost_micro_ngwee + excluded.cost_micro_ngwee,
        unpriced_calls = kept.unpriced_calls + excluded.unpriced_calls`)
    await tx.delete(usageDays).where(eq(usageDays.userId, userId))
    await tx.delete(fairUseHolds).where(eq(fairUseHolds.userId, userId))
    await tx.delete(fairUseDays).where(eq(fairUseDays.userId, userId))
  },
})
