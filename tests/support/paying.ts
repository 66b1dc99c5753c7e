/** Paying in tests: the requests a payments screen makes, and what the database holds afterwards. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { purchases } from '#capabilities/access/server/tables.ts'
import {
  alarms,
  ledgerEntries,
  ledgerLines,
  payments,
  transactions,
} from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'
import { PROVIDERS, type ProviderId } from '#product/mobile-money.ts'
import type { signedInStudent } from './app.ts'

export type Student = Awaited<ReturnType<typeof signedInStudent>>

export const PAYS = { MTN: '260763456789', Airtel: '260973456789', Zamtel: '260953456700' } as const
export const STAYS_PENDING = '260763456129'
/** Not in the sandbox's table: a prompt appears on the emulator's phone. */
export const UNLISTED = '260961111111'

const providerOf = (phone: string): ProviderId => {
  const found = Object.entries(PROVIDERS).find(([, { prefixes }]) =>
    prefixes.some((prefix) => phone.startsWith(`26${prefix}`)),
  )
  return (found?.[0] ?? 'MTN_MOMO_ZMB') as ProviderId
}

/** The specification's payload, with our two fields. */
export function depositRequest(
  student: Pick<Student, 'uid' | 'person'>,
  assistantId: AssistantId = 'humanizer',
  change: Record<string, unknown> = {},
) {
  const phone = typeof change.PhoneNumber === 'string' ? change.PhoneNumber : PAYS.MTN
  return {
    userId: student.uid,
    PhoneNumber: phone,
    amount: ASSISTANTS[assistantId].prices.charged,
    correspondent: providerOf(phone),
    TimeStamp: '2026-11-20T08:00:00.000Z',
    customerID: student.uid,
    customerEmail: student.person.email,
    BaseURL: 'http://localhost:3000',
    Currency: 'ZMW',
    depositStatus: 'pending',
    paymentDescription: `Enrollment fee for ${ASSISTANTS[assistantId].name}`,
    purchaseType: ASSISTANTS[assistantId].purchase.purchaseType,
    attemptId: randomUUID(),
    ...change,
  }
}

export const requestDeposit = (student: Student, body: object) =>
  student.post('/api/payments/deposit-request-weekbe4', body)

/** Presses Pay Now; throws unless it was taken. */
export async function pay(
  student: Student,
  assistantId: AssistantId = 'humanizer',
  change: Record<string, unknown> = {},
): Promise<string> {
  const answer = await requestDeposit(student, depositRequest(student, assistantId, change))
  if (answer.statusCode !== 200) throw new Error(`the deposit request answered ${answer.body}`)
  return answer.json().depositData.depositID
}

export const resultOf = async (student: Student, depositId: string) => {
  const answer = await student.get(`/api/payments/deposit-results/${depositId}`)
  return answer.statusCode === 404 ? answer.json().state : answer.json().status
}

export async function hasAccess(student: Student, assistantId: AssistantId = 'humanizer'): Promise<boolean> {
  const { assistants } = (await student.get('/api/access')).json()
  return assistants[ASSISTANTS[assistantId].purchase.purchaseType].paid
}

/** All rows a payment has written. */
export async function tracesOf(db: Database, depositId: string) {
  const [[payment], bought, written, entries, raised] = await Promise.all([
    db.select().from(payments).where(eq(payments.id, depositId)),
    db.select().from(purchases).where(eq(purchases.paymentId, depositId)),
    db.select().from(transactions).where(eq(transactions.paymentId, depositId)),
    db.select().from(ledgerEntries).where(eq(ledgerEntries.paymentId, depositId)),
    db.select().from(alarms).where(eq(alarms.depositId, depositId)),
  ])
  return {
    status: payment?.status,
    purchases: bought.length,
    transactions: written.length,
    ledger: entries.map(({ kind }) => kind).sort(),
    alarms: raised.map(({ kind }) => kind).sort(),
  }
}

export const NOTHING = { purchases: 0, transactions: 0, ledger: [] as string[] }
export const GRANTED_ONCE = {
  status: 'COMPLETED',
  purchases: 1,
  transactions: 1,
  ledger: ['deposit-completed'],
}

export async function ledgerSum(db: Database): Promise<number> {
  const lines = await db.select().from(ledgerLines)
  return lines.reduce((sum, { amountNgwee }) => sum + amountNgwee, 0)
}
