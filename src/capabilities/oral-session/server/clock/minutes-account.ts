/** The minutes of a purchase: the remainder, and deduction of counted time, full minutes at a time. */
import { and, eq } from 'drizzle-orm'
import { accessState } from '#capabilities/access/index.ts'
import { aiTypeOf, readPurchases, spendWithin, termsOf } from '#capabilities/access/server/index.ts'
import type { Connection, Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { type Meter, minutesDue, totalLeft } from '../../rules/clock/minutes.ts'
import type { NameEnding } from '../../rules/names.ts'
import { oralMinutes, type SessionRow } from '../tables.ts'

export function minutesAccount(services: Pick<Services, 'db' | 'now' | 'gateway' | 'passing'>) {
  const { now, gateway } = services

  async function purchased(connection: Connection, { userId, assistant }: SessionRow) {
    const at = now()
    const about = { userId, aiType: aiTypeOf(assistant), running: gateway.environment, now: at }
    const state = accessState(termsOf(assistant), await readPurchases(connection, about), at)
    const meter = await meterOf(connection, userId, assistant)
    return { state, meter, total: totalLeft(meter, state.name === 'paid' ? (state.left ?? 0) : 0) }
  }

  /** Adds counted time to the meter, and takes its full minutes from the purchase. */
  async function settle(tx: Transaction, row: SessionRow, added: number): Promise<'open' | NameEnding> {
    const before = await purchased(tx, row)
    const meter: Meter = { ...before.meter, counted: before.meter.counted + added }
    const due = minutesDue(meter)
    const { userId, assistant } = row
    const asked = { userId, assistantId: assistant, amount: due }
    const spent = due === 0 || (await spendWithin(tx, services, asked)).ok
    if (spent) meter.settled += due
    if (due > 0) services.passing('inside-counting')
    await keepMeter(tx, row, meter)
    const { state, total } = await purchased(tx, row)
    if (!spent || (state.name === 'unpaid' && state.why !== 'used-up')) return 'access-over'
    return total <= 0 ? 'used-up' : 'open'
  }

  return { purchased, settle }
}

async function meterOf(
  connection: Connection,
  userId: string,
  assistant: SessionRow['assistant'],
): Promise<Meter> {
  const [row] = await connection
    .select()
    .from(oralMinutes)
    .where(and(eq(oralMinutes.userId, userId), eq(oralMinutes.assistant, assistant)))
  return { counted: row?.countedMs ?? 0, settled: row?.settledMinutes ?? 0 }
}

async function keepMeter(tx: Transaction, { userId, assistant }: SessionRow, { counted, settled }: Meter) {
  const kept = { countedMs: counted, settledMinutes: settled }
  await tx
    .insert(oralMinutes)
    .values({ userId, assistant, ...kept })
    .onConflictDoUpdate({ target: [oralMinutes.userId, oralMinutes.assistant], set: kept })
}
