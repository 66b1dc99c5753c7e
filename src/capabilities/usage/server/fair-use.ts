/**
 * One person's daily limit. Reserved before anything is spent, so that two concurrent calls cannot both slip past the
 * ceiling; the unused part is released. A hold whose work crashed expires, so a restart of ours costs no student an
 * answer.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { dayInLusaka } from '../rules/usage-day.ts'
import { HOLD_LASTS } from '../spec.ts'
import { fairUseDays, fairUseHolds } from './tables.ts'

type FairUseDeps = Pick<Services, 'db' | 'now' | 'usage'>
export type FairUseKind = keyof Services['usage']['fairUse']
export type Reserved = {
  /** The actual usage, more or less than the hold. */
  settle(used: number): Promise<void>
}

const unlimited: Reserved = { settle: async () => {} }

/** Undefined if the ceiling would be passed. */
export async function reserve(
  world: FairUseDeps,
  userId: string,
  kind: FairUseKind,
  expected: number,
): Promise<Reserved | undefined> {
  if (world.usage.fairUse[kind] === undefined) return unlimited
  const wanted = Math.ceil(expected)
  const hold = holdOf(world, userId, kind)
  // Free work is not refused past the ceiling.
  const held = await holdUpTo(world, { ...hold, wanted, least: wanted })
  return held === undefined ? undefined : settling(world, hold)
}

/** As much of it as the day still has room for, which may be nothing. */
export async function reserveUpTo(
  world: FairUseDeps,
  userId: string,
  kind: FairUseKind,
  wanted: number,
): Promise<Reserved & { amount: number }> {
  if (world.usage.fairUse[kind] === undefined) return { ...unlimited, amount: wanted }
  const hold = holdOf(world, userId, kind)
  const amount = await holdUpTo(world, { ...hold, wanted, least: 1 })
  return amount === undefined ? { ...unlimited, amount: 0 } : { ...settling(world, hold), amount }
}

const holdOf = ({ now }: FairUseDeps, userId: string, kind: FairUseKind): Hold => ({
  id: randomUUID(),
  userId,
  day: dayInLusaka(now()),
  kind,
})

/** The amount held; undefined if there is no room for the minimum. */
function holdUpTo(
  { db, now, usage }: FairUseDeps,
  { wanted, least, ...hold }: Hold & { wanted: number; least: number },
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const used = await lockDay(tx, hold)
    const room = (usage.fairUse[hold.kind] ?? 0) - used - (await heldNow(tx, hold, now()))
    const amount = Math.min(wanted, Math.max(0, room))
    if (amount < least) return undefined
    await tx
      .insert(fairUseHolds)
      .values({ ...hold, amount, expiresAt: new Date(now().getTime() + HOLD_LASTS) })
    return amount
  })
}

const settling = ({ db }: FairUseDeps, hold: Hold): Reserved => ({
  settle: (used) =>
    db.transaction(async (tx) => {
      await tx.delete(fairUseHolds).where(eq(fairUseHolds.id, hold.id))
      const column = fairUseDays[hold.kind]
      if (used > 0)
        await tx
          .update(fairUseDays)
          .set({ [hold.kind]: sql`${column} + ${Math.ceil(used)}` })
          .where(theDay(hold))
    }),
})

type Hold = { id: string; userId: string; day: string; kind: FairUseKind }

const theDay = ({ userId, day }: Hold) => and(eq(fairUseDays.userId, userId), eq(fairUseDays.day, day))

/** Serialises concurrent calls for the same person. */
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
