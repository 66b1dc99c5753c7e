/** Adds to what a person used today. One statement, so that two answers at once are both counted. */
import { sql } from 'drizzle-orm'
import { idIfThere } from '#capabilities/accounts/server/index.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { dayInLusaka } from '../rules/usage-day.ts'
import { USED, usageDays } from './tables.ts'

/** `check` is an administrator who tries the engine out; `library` reads for no assistant in particular. */
export type UsedBy = { who: string; assistant: AssistantId | 'check' | 'library' }

export type UsedAmounts = Partial<Record<Exclude<(typeof USED)[number], 'calls'>, number>>

export async function recordUsage(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { who, assistant }: UsedBy,
  amounts: UsedAmounts,
): Promise<void> {
  const sums = USED.map((name) => {
    const column = usageDays[name]
    return [name, sql`${column} + ${sql.raw(`excluded.${column.name}`)}`]
  })
  await db
    .insert(usageDays)
    .values({
      // An account may be deleted while its last answer is still on the way.
      userId: idIfThere(who),
      assistant,
      day: dayInLusaka(now()),
      calls: 1,
      ...amounts,
    })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.assistant, usageDays.day],
      set: Object.fromEntries(sums),
    })
}
