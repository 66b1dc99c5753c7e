/** Administrator actions on money. Each is recorded in the same transaction, or before it is sent. */
import { eq, or } from 'drizzle-orm'
import type { Purchase } from '#capabilities/access/contract.ts'
import { grantByHand, purchaseOnTheWire } from '#capabilities/access/server/index.ts'
import { endSessionsOf } from '#capabilities/accounts/server/index.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import { acknowledgeAlarm, applyInside, lookUp } from '#capabilities/payments/server/index.ts'
import { payments } from '#capabilities/payments/server/tables.ts'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { Services } from '#ports/services.ts'
import { assistantOfPurchase } from '#product/assistants.ts'
import type { Alarm, GrantRequest } from '../contract.ts'
import { writeAct } from './audit.ts'
import { alarmOnTheWire, readHistory } from './history.ts'

export type ActProblem = Problem<'not-found' | 'not-possible'>
export type GrantProblem = Problem<'unknown-user' | 'unknown-product'>
export const nothingThere = { code: 'not-found', message: 'There is no such deposit.' } as const
export const notPossible = (message: string) => failed<ActProblem>({ code: 'not-possible', message })

export async function lookUpNow(
  services: Services,
  who: string,
  id: string,
): Promise<Result<{ said: string }, ActProblem>> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.id, id))
  if (!payment) return failed(nothingThere)
  if (payment.environment !== services.gateway.environment)
    return notPossible(
      `This deposit was made in ${payment.environment} mode, which is not the mode now running.`,
    )
  const looked = await lookUp(services, id, { source: 'administrator' })
  await writeAct(services.db, { at: services.now(), who, act: 'look-up', about: id })
  if (!looked?.reachable) return ok({ said: 'pawaPay did not answer. Nothing was changed.' })
  const changed = looked.status !== payment.status
  return ok({
    said: changed
      ? `pawaPay’s answer changed this deposit from ${payment.status} to ${looked.status}.`
      : `pawaPay confirms that this deposit is still ${looked.status}.`,
  })
}

/** Opens the assistant for money that was held, for the amount that arrived. */
export async function acceptHeld(
  services: Services,
  who: string,
  id: string,
  reason: string,
): Promise<Result<null, ActProblem>> {
  const history = await readHistory(services, id)
  if (!history) return failed(nothingThere)
  if (!history.may.accept) return notPossible('This deposit has no held money for an active account.')
  return services.db.transaction(async (tx) => {
    const applied = await applyInside(
      services,
      tx,
      id,
      { type: 'accepted-by-hand' },
      { source: 'administrator' },
    )
    if (applied?.outcome !== 'applied')
      return notPossible('Somebody else has decided on this deposit in the meantime.')
    await writeAct(tx, { at: services.now(), who, act: 'accept', about: id, reason })
    return ok(null)
  })
}

export async function grantToUser(
  services: Services,
  who: string,
  { user, purchaseType, reason }: GrantRequest,
): Promise<Result<Purchase, GrantProblem>> {
  const assistantId = assistantOfPurchase(purchaseType)
  if (!assistantId) return failed({ code: 'unknown-product', message: 'There is no such assistant.' })
  const [person] = await services.db
    .select()
    .from(users)
    .where(or(eq(users.id, user), eq(users.email, user.trim().toLowerCase())))
  if (!person) return failed({ code: 'unknown-user', message: 'No account found with this email.' })
  return services.db.transaction(async (tx) => {
    const purchase = await grantByHand(services, tx, {
      userId: person.id,
      assistantId,
      grantedBy: who,
      reason,
    })
    await writeAct(tx, {
      at: services.now(),
      who,
      act: 'grant',
      about: person.id,
      reason,
      detail: purchaseType,
    })
    return ok(purchaseOnTheWire({ ...purchase, held: 0 }, services.now()))
  })
}

export async function acknowledge(
  services: Services,
  who: string,
  id: string,
): Promise<Result<Alarm, ActProblem>> {
  return services.db.transaction(async (tx) => {
    const at = services.now()
    const alarm = await acknowledgeAlarm(tx, { id, by: who, at })
    if (!alarm) return failed<ActProblem>({ code: 'not-found', message: 'This alarm is no longer open.' })
    await writeAct(tx, { at, who, act: 'acknowledge', about: id, detail: alarm.kind })
    return ok(alarmOnTheWire(alarm))
  })
}

/** For a stolen phone or a compromised account. Returns the number of sessions ended. */
export async function endSessions(
  services: Services,
  who: string,
  id: string,
  reason: string,
): Promise<Result<number, Problem<'not-found'>>> {
  const [person] = await services.db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!person) return failed({ code: 'not-found', message: 'There is no such account.' })
  return services.db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, id)
    const detail = `${ended} sessions`
    await writeAct(tx, { at: services.now(), who, act: 'sign-out', about: id, reason, detail })
    return ok(ended)
  })
}
