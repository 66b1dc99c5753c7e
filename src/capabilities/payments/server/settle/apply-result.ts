/**
 * The only way a payment changes after news about it: the answer to the request, a callback, a poll, the reconciler, an
 * administrator. One transaction, guarded by the payment's own row: a concurrent second result finds it settled. See
 * docs/decisions/0011-one-function-settles-every-payment.md.
 */
import { eq } from 'drizzle-orm'
import { holdPerson } from '#capabilities/accounts/server/index.ts'
import type { Transaction } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { type Decision, decide, type GatewayResult, isOpen, isSoundAmount } from '../../rules/settle.ts'
import { type PaymentRow, paymentEvents, payments } from '../tables.ts'
import { raiseAlarm } from './alarms.ts'
import { type Buyer, settleMoney } from './grant-purchase.ts'
import { resultInWords } from './map-gateway-result.ts'
import { nextCheckAfter } from './next-check.ts'
import { promiseLetter } from './promise-letter.ts'

export type ResultSource = 'request' | 'callback' | 'poll' | 'reconciler' | 'administrator'
export type Applied = Pick<PaymentRow, 'status' | 'delivery'> & Pick<Decision, 'outcome' | 'sendAgain'>

type SettleDeps = Pick<Services, 'db' | 'now' | 'log' | 'passing'>

/** Undefined for a deposit that is not ours. */
export async function applyResult(
  services: SettleDeps,
  depositId: string,
  heard: GatewayResult,
  from: { source: ResultSource; signature?: string },
): Promise<Applied | undefined> {
  const applied = await services.db.transaction((tx) => applyInside(services, tx, depositId, heard, from))
  if (applied?.status === 'COMPLETED' && applied.outcome !== 'duplicate') services.passing('after-commit')
  return applied
}

export async function applyInside(
  services: Omit<SettleDeps, 'db'>,
  tx: Transaction,
  depositId: string,
  heard: GatewayResult,
  from: { source: ResultSource; signature?: string },
): Promise<Applied | undefined> {
  const found = await lockPayment(tx, depositId)
  if (!found) return undefined
  const { payment, payer } = found
  const now = services.now()
  const decision = decide({ ...payment, payerExists: payer !== undefined }, heard, now)
  const changes = changesOf(payment, decision, heard, now)
  const changed = { ...payment, ...changes }

  if (decision.to || decision.delivery)
    await tx.update(payments).set(changes).where(eq(payments.id, depositId))
  if (decision.money) await settleMoney(services, tx, changed, payer, decision.money, heard)
  if (payer && decision.heldBecause && isWorthALetter(decision.heldBecause))
    await promiseLetter(tx, 'held', { paymentId: depositId, userId: payer.id, at: now })
  if (decision.alarm) await alarm(services, tx, payment, decision.alarm, now)
  await tx.insert(paymentEvents).values({
    depositId,
    at: now,
    source: from.source,
    ...resultInWords(heard),
    outcome: decision.outcome,
    signature: from.signature ?? null,
  })
  const { outcome, sendAgain } = decision
  return { status: changed.status, delivery: changed.delivery, outcome, ...(sendAgain ? { sendAgain } : {}) }
}

/** The payer first, then the payment: deleting an account takes its locks in the same order. */
async function lockPayment(
  tx: Transaction,
  depositId: string,
): Promise<{ payment: PaymentRow; payer: Buyer | undefined } | undefined> {
  const [known] = await tx
    .select({ userId: payments.userId })
    .from(payments)
    .where(eq(payments.id, depositId))
  if (!known) return undefined
  const payer = await holdPerson(tx, known.userId, 'existence')
  const [payment] = await tx.select().from(payments).where(eq(payments.id, depositId)).for('update')
  return payment && { payment, payer }
}

function changesOf(
  payment: PaymentRow,
  decision: Decision,
  heard: GatewayResult,
  now: Date,
): Partial<PaymentRow> & Pick<PaymentRow, 'status' | 'delivery'> {
  const status = decision.to ?? payment.status
  const kept = status === 'NEEDS_ATTENTION' ? payment : undefined
  // Sent twice, and perhaps to two phones: the gateway knows which one it asked.
  const asked = heard.type === 'status' && payment.sends > 1 && payment.phone ? heard.payer : undefined
  const operatorsNumber = heard.type === 'status' ? heard.providerTransactionId : null
  return {
    status,
    heldBecause: decision.heldBecause ?? kept?.heldBecause ?? null,
    failureCode: decision.failure?.code.slice(0, 100) ?? kept?.failureCode ?? null,
    failureMessage: decision.failure?.message.slice(0, 500) ?? kept?.failureMessage ?? null,
    failedBy: decision.failure?.by ?? kept?.failedBy ?? null,
    delivery: heard.type === 'status' ? 'answered' : (decision.delivery ?? payment.delivery),
    finishedAt: isOpen(status) ? null : now,
    ...(decision.heldBecause === 'money-differs' ? whatArrived(heard) : {}),
    ...(asked ? { phone: asked.phone, provider: asked.provider } : {}),
    ...(operatorsNumber ? { providerTransactionId: operatorsNumber.slice(0, 100) } : {}),
    nextCheckAt: nextCheckAfter({ ...payment, status }, decision, now),
  }
}

/** A word we did not know mostly explains itself within minutes. */
const isWorthALetter = (because: NonNullable<Decision['heldBecause']>) => because !== 'unknown-status'

const whatArrived = (heard: GatewayResult): Partial<PaymentRow> =>
  heard.type === 'status'
    ? {
        receivedNgwee: isSoundAmount(heard.amount) ? heard.amount : null,
        receivedCurrency: heard.currency?.slice(0, 10) ?? null,
      }
    : {}

/** A token that is refused is one fault, however many payments meet it. */
const alarm = (
  { log }: Pick<SettleDeps, 'log'>,
  tx: Transaction,
  { id }: PaymentRow,
  kind: NonNullable<Decision['alarm']>,
  at: Date,
) =>
  kind === 'gateway-misconfigured'
    ? raiseAlarm(tx, log, { kind, about: 'gateway', at })
    : raiseAlarm(tx, log, { kind, about: id, depositId: id, at })
