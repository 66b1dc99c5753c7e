/**
 * The most that one person may use in one day. Set aside before anything is spent, so that two calls at once
 * cannot both slip past the ceiling; what was not used is given back. A program that dies in between keeps
 * at most one answer's worth from a student, until midnight.
 */
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Outside } from '#ports/outside.ts'
import { dayInLusaka } from '../../rules/usage-day.ts'
import { fairUseDays } from '../tables.ts'

type World = Pick<Outside, 'db' | 'now' | 'usage'>
export type FairUseKind = keyof Outside['usage']['fairUse']
export type Reserved = {
  /** What was really used, more or less than was set aside. */
  settle(used: number): Promise<void>
}

const unlimited: Reserved = { settle: async () => {} }

/** Nothing when the ceiling would be passed. */
export async function reserve(
  { db, now, usage }: World,
  userId: string,
  kind: FairUseKind,
  expected: number,
): Promise<Reserved | undefined> {
  const most = usage.fairUse[kind]
  if (most === undefined) return unlimited
  const wanted = Math.ceil(expected)
  if (wanted > most) return undefined
  const day = dayInLusaka(now())
  const column = fairUseDays[kind]
  const plus = (amount: number | SQL) => ({ [kind]: sql`${column} + ${amount}` })
  const got = await db
    .insert(fairUseDays)
    .values({ userId, day, [kind]: wanted })
    .onConflictDoUpdate({
      target: [fairUseDays.userId, fairUseDays.day],
      set: plus(wanted),
      // Work that costs nothing is not refused to somebody who is past the ceiling.
      ...(wanted > 0 && { setWhere: lte(column, most - wanted) }),
    })
    .returning({ day: fairUseDays.day })
  if (got.length === 0) return undefined
  const mine = and(eq(fairUseDays.userId, userId), eq(fairUseDays.day, day))
  return {
    async settle(used) {
      const more = Math.ceil(used) - wanted
      if (more !== 0) await db.update(fairUseDays).set(plus(more)).where(mine)
    },
  }
}
