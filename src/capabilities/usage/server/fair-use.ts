/**
 * The most that one person may use in one day. Held before anything is spent, so that two calls at once cannot
 * both slip past the ceiling; what was not used is free again. A hold whose work has died is free by its time
 * alone: nobody loses an answer to a restart of ours.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#ports/database/database.ts'
import type { Outside } from '#ports/outside.ts'
import { dayInLusaka } from '../rules/usage-day.ts'
import { HOLD_LASTS } from '../spec.ts'
import { fairUseDays, fairUseHolds } from './tables.ts'

type World = Pick<Outside, 'db' | 'now' | 'usage'>
export type FairUseKind = keyof Outside['usage']['fairUse']
export type Reserved = {
  /** What was really used, more or less than was held. */
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
  const amount = Math.ceil(expected)
  const hold = { id: randomUUID(), userId, day: dayInLusaka(now()), kind, amount }
  const isHeld = await db.transaction(async (tx) => {
    const used = await lockDay(tx, hold)
    // Work that costs nothing is not refused to somebody who is past the ceiling.
    if (amount > 0 && used + (await heldNow(tx, hold, now())) + amount > most) return false
    await tx.insert(fairUseHolds).values({ ...hold, expiresAt: new Date(now().getTime() + HOLD_LASTS) })
    return true
  })
  if (!isHeld) return undefined
  return {
    settle: (used) =>
      db.transaction(async (tx) => {
        await tx.delete(fairUseHolds).where(eq(fairUseHolds.id, hold.id))
        const column = fairUseDays[kind]
        if (used > 0)
          await tx
            .update(fairUseDays)
            .set({ [kind]: sql`${column} + ${Math.ceil(used)}` })
            .where(theDay(hold))
      }),
  }
}

type Hold = { userId: string; day: string; kind: FairUseKind }

const theDay = ({ userId, day }: Hold) => and(eq(fairUseDays.userId, userId), eq(fairUseDays.day, day))

/** Whoever asks for the same person at the same time waits here. */
async function lockDay(tx: Transaction, hold: Hold): Promise<number> {
  const { userId, day, kind } = hold
  await tx.insert(fairUseDays).values({ userId, day }).onConflictDoNothing()
  const [row] = await tx.select().from(fairUseDays).where(theDay(hold)).for('update')
  return row?.[kind] ?? 0
}

async function heldNow(tx: Transaction, { userId, day, kind }: Hold, now: Date): Promise<number> {
  const mine = eq(fairUseHolds.userId, userId)
  await tx.delete(fairUseHolds).where(and(mine, lte(fairUseHolds.expiresAt, now)))
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${fairUseHolds.amount}), 0)::int8`.mapWith(Number) })
    .from(fairUseHolds)
    .where(and(mine, eq(fairUseHolds.day, day), eq(fairUseHolds.kind, kind), gt(fairUseHolds.expiresAt, now)))
  return row?.sum ?? 0
}
