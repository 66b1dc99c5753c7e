/** A payment as its owner sees it. */
import { eq } from 'drizzle-orm'
import { standingOf } from '#capabilities/access/index.ts'
import { readPurchases, termsOf } from '#capabilities/access/server/index.ts'
import type { Database } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { ASSISTANTS, assistantOfPurchase } from '#product/assistants.ts'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import type { DepositResult, FailureReason, NoResultYet, Payment, ReceiptFacts } from '../contract.ts'
import { isNotSent } from '../rules/delivery.ts'
import { failureWords, PAYMENTS_UNAVAILABLE } from '../rules/failure-words.ts'
import { heldWords } from '../rules/review-words.ts'
import { isOpen, MISCONFIGURED, NOT_FOUND } from '../rules/settle.ts'
import { REFUSALS, SAYS } from '../spec.ts'
import { type PaymentRow, payments, refunds, transactions } from './tables.ts'

export const nameOfProvider = (provider: string): string =>
  PROVIDERS[provider as ProviderId]?.name ?? provider

export const assistantName = (purchaseType: string): string => {
  const id = assistantOfPurchase(purchaseType)
  return id ? ASSISTANTS[id].name : purchaseType
}

const NEVER_ARRIVED = 'The payment did not reach your phone. You were not charged. You can try again.'

function reasonFor(payment: PaymentRow): FailureReason | null {
  const { status, failureCode: code, provider } = payment
  if (status === 'NEEDS_ATTENTION') return { code: 'HELD', message: heldWords(payment) }
  if (isNotSent(payment)) return { code: 'NOT_SENT', message: REFUSALS.notSent }
  if (status !== 'FAILED' && status !== 'REJECTED') return null
  if (code === MISCONFIGURED) return { code, message: PAYMENTS_UNAVAILABLE }
  if (code === NOT_FOUND) return { code, message: NEVER_ARRIVED }
  return { code: code ?? 'UNKNOWN', message: failureWords(code, provider) }
}

/** Short enough to read out on the phone, long enough to be the only one. */
export const receiptNumber = (depositId: string): string =>
  `${depositId.slice(0, 4)}-${depositId.slice(4, 8)}-${depositId.slice(-4)}`

/** The conclusive result, or undefined while there is none. */
export function depositResult(payment: PaymentRow): DepositResult | undefined {
  const { status } = payment
  if (isOpen(status) || status === 'NEEDS_ATTENTION') return undefined
  const completed = status === 'COMPLETED'
  return {
    status: completed ? 'COMPLETED' : 'FAILED',
    depositId: payment.id,
    purchaseType: payment.purchaseType,
    amountNgwee: payment.amountNgwee,
    reason: reasonFor(payment),
    receiptNumber: completed ? receiptNumber(payment.id) : null,
  }
}

/** Why there is none: still undecided, held, or never taken by the gateway. */
export function noResultYet(payment: PaymentRow): NoResultYet {
  const { status: state } = payment
  if (state === 'NEEDS_ATTENTION') return { error: heldWords(payment), code: 'held', state }
  if (isNotSent(payment)) return { error: SAYS.requestFailed, code: 'not-sent', state }
  return { error: REFUSALS.noResultYet, code: 'no-result-yet', state }
}

export function paymentOnTheWire(payment: PaymentRow, receipt: ReceiptFacts | null): Payment {
  const { id, purchaseType, amountNgwee, currency, provider, status } = payment
  return {
    id,
    purchaseType,
    assistantName: assistantName(purchaseType),
    amountNgwee,
    currency,
    provider,
    providerName: nameOfProvider(provider),
    phone: payment.phone ?? '',
    status,
    open: isOpen(status) && !isNotSent(payment),
    reason: reasonFor(payment),
    createdAt: payment.createdAt.toISOString(),
    finishedAt: payment.finishedAt?.toISOString() ?? null,
    testMoney: payment.environment !== 'live',
    receipt,
  }
}

type PaymentViewDeps = Pick<Services, 'db' | 'now' | 'gateway'>

/** Receipts of one person's completed payments, by deposit id. */
export async function receiptsOf({ db, now, gateway }: PaymentViewDeps, userId: string) {
  const at = now()
  const [paid, bought, back] = await Promise.all([
    db.select().from(transactions).where(eq(transactions.userId, userId)),
    readPurchases(db, { userId, running: gateway.environment, now: at }),
    refundedOf(db, userId),
  ])
  return (payment: PaymentRow): ReceiptFacts | null => {
    const transaction = paid.find(({ paymentId }) => paymentId === payment.id)
    const id = assistantOfPurchase(payment.purchaseType)
    if (!transaction || !id) return null
    const purchase = bought.find(({ paymentId }) => paymentId === payment.id)
    const standing = purchase && standingOf(termsOf(id), purchase, at)
    return {
      number: receiptNumber(payment.id),
      paidAt: transaction.timestamp.toISOString(),
      paidBy: transaction.userName,
      phone: transaction.phoneNumber ?? '',
      providerName: transaction.paymentMethod,
      providerTransactionId: payment.providerTransactionId,
      description: ASSISTANTS[id].name,
      offer: ASSISTANTS[id].offer,
      amountNgwee: transaction.amountNgwee,
      currency: transaction.currency,
      validFrom: standing?.from?.toISOString() ?? null,
      validUntil: standing?.until?.toISOString() ?? null,
      refundedAt: back.get(payment.id) ?? null,
      testMoney: payment.environment !== 'live',
    }
  }
}

async function refundedOf(db: Database, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ paymentId: refunds.paymentId, finishedAt: refunds.finishedAt, status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.userId, userId))
  return new Map(
    rows.flatMap(({ paymentId, finishedAt, status }) =>
      status === 'COMPLETED' && finishedAt ? [[paymentId, finishedAt.toISOString()] as const] : [],
    ),
  )
}
