/**
 * Metered use: minutes, uploads, generations. A use is reserved before the work begins, and then committed or
 * given back. Two requests at 9 of 10 wait for each other here, so exactly one of them passes.
 */
import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import type { AssistantId } from '#product/assistants.ts'
import { accessState, shareOut, standingOf } from '../rules/access-state.ts'
import { RESERVATION_LASTS, UNDER_WAY, underWayWords, type WhyClosed, whyClosedWords } from '../spec.ts'
import { markEnded } from './purchase-endings.ts'
import { aiTypeOf, readPurchases, takeTurn, termsOf } from './purchases.ts'
import { purchases, reservations } from './tables.ts'

export type Closed = Problem<WhyClosed | typeof UNDER_WAY>
export type Reservation = { id: string; assistantId: AssistantId; userId: string; amount: number }

type MeterDeps = Pick<Services, 'db' | 'now' | 'gateway'>

const closed = (id: AssistantId, code: WhyClosed) =>
  failed<Closed>({ code, message: whyClosedWords(id, code) })

type ReservationRequest = {
  userId: string
  assistantId: AssistantId
  amount: number
  lastsMs?: number
  /** For work that must know its reservation before there is one. */
  id?: string
}

/** Takes `amount` out of the allowance until it is settled. An assistant without a meter reserves nothing and passes. */
export const reserve = (world: MeterDeps, asked: ReservationRequest): Promise<Result<Reservation, Closed>> =>
  world.db.transaction((tx) => reserveWithin(tx, world, asked))

async function reserveWithin(
  tx: Transaction,
  { now, gateway }: Pick<MeterDeps, 'now' | 'gateway'>,
  asked: ReservationRequest,
): Promise<Result<Reservation, Closed>> {
  const { userId, assistantId, amount } = asked
  const terms = termsOf(assistantId)
  const aiType = aiTypeOf(assistantId)
  await takeTurn(tx, userId, aiType)
  const at = now()
  const rows = await readPurchases(tx, { userId, aiType, running: gateway.environment, now: at })
  const state = accessState(terms, rows, at)
  if (state.name === 'unpaid') return closed(assistantId, state.why)
  const reservation = { id: asked.id ?? randomUUID(), assistantId, userId, amount }
  if (terms.allowance.kind === 'unlimited') return ok(reservation)
  const shares = shareOut(terms, rows, amount, at)
  if (!shares) {
    if (state.held < amount) return closed(assistantId, 'used-up')
    return failed({ code: UNDER_WAY, message: underWayWords(terms.allowance.kind, state.held) })
  }
  const expiresAt = new Date(at.getTime() + (asked.lastsMs ?? RESERVATION_LASTS))
  for (const share of shares)
    await tx.insert(reservations).values({
      id: reservation.id,
      purchaseId: share.id,
      userId,
      amount: share.amount,
      state: 'held',
      expiresAt,
    })
  return ok(reservation)
}

/**
 * The work is done: the use counts. Once, however often this is called. With `amount`, only so much of it counts
 * and the rest is free again. Work that outlived its reservation still counts, as far as there is room.
 */
export const commit = ({ db, now }: MeterDeps, reservation: Reservation, amount = reservation.amount) =>
  settleReservation({ db, now }, reservation, amount)

/** The work failed on our side or was never begun: nothing was used. */
export const giveBack = ({ db, now }: MeterDeps, reservation: Reservation) =>
  settleReservation({ db, now }, reservation, 0)

const settleReservation = (
  { db, now }: Pick<MeterDeps, 'db' | 'now'>,
  reservation: Reservation,
  amount: number,
) => db.transaction((tx) => settleWithin(tx, now(), reservation, amount))

/** For work that settles in its own transaction: `amount` is the quantity used. */
export async function settleWithin(
  tx: Transaction,
  at: Date,
  { id, userId, assistantId }: Reservation,
  amount: number,
): Promise<void> {
  await takeTurn(tx, userId, aiTypeOf(assistantId))
  let missing = Math.max(0, amount)
  for (const part of await heldParts(tx, id)) {
    const counts = Math.min(missing, part.amount)
    missing -= counts
    await tx
      .update(reservations)
      .set({ state: counts > 0 ? 'committed' : 'given-back', amount: counts > 0 ? counts : part.amount })
      .where(and(eq(reservations.id, id), eq(reservations.purchaseId, part.purchaseId)))
    if (counts > 0) await countUse(tx, part.purchaseId, assistantId, counts, at)
  }
}

const heldParts = (tx: Transaction, id: string) =>
  tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.state, 'held')))
    .orderBy(reservations.purchaseId)

async function countUse(
  tx: Transaction,
  purchaseId: string,
  assistantId: AssistantId,
  amount: number,
  at: Date,
) {
  const [row] = await tx
    .update(purchases)
    .set({ used: sql`least(${purchases.used} + ${amount}, ${purchases.limit})`, lastUsedAt: at })
    .where(eq(purchases.id, purchaseId))
    .returning()
  if (!row) return
  const standing = standingOf(termsOf(assistantId), { ...row, held: 0 }, at)
  if (standing.name === 'ended') await markEnded(tx, purchaseId, standing.because, at)
}

/** Reserves and commits in one go, for use that cannot fail any more, such as a minute that has passed. */
export const spend = (world: MeterDeps, asked: ReservationRequest): Promise<Result<Reservation, Closed>> =>
  world.db.transaction((tx) => spendWithin(tx, world, asked))

/** The same for usage recorded in the caller's own transaction. */
export async function spendWithin(
  tx: Transaction,
  world: Pick<MeterDeps, 'now' | 'gateway'>,
  asked: ReservationRequest,
): Promise<Result<Reservation, Closed>> {
  const reserved = await reserveWithin(tx, world, asked)
  if (reserved.ok) await settleWithin(tx, world.now(), reserved.value, asked.amount)
  return reserved
}

/** Expired reservations are already free; this only records it. */
export const forgetAbandoned = ({ db, now }: Pick<MeterDeps, 'db' | 'now'>) =>
  db
    .update(reservations)
    .set({ state: 'given-back' })
    .where(
      and(
        eq(reservations.state, 'held'),
        lte(reservations.expiresAt, new Date(now().getTime() - RESERVATION_LASTS)),
      ),
    )
