import { and, count, desc, eq } from 'drizzle-orm'
import { nameOfProvider } from '#capabilities/payments/server/index.ts'
import { transactions } from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Environment } from '#ports/payment-gateway/payment-gateway.ts'
import type { ListQuery, TransactionRecord, Transactions } from '../contract.ts'
import { anywhereIn, onePage, within } from './filters.ts'

export async function findTransactions(
  db: Database,
  asked: ListQuery,
  running: Environment,
): Promise<Transactions> {
  const { id, userName, userEmail, phoneNumber, userId, paymentId } = transactions
  const where = and(
    eq(transactions.environment, asked.environment ?? running),
    asked.purchaseType ? eq(transactions.purchaseType, asked.purchaseType) : undefined,
    asked.provider ? eq(transactions.paymentMethod, nameOfProvider(asked.provider)) : undefined,
    anywhereIn([id, userName, userEmail, phoneNumber, userId, paymentId], asked.q),
    ...within(transactions.timestamp, asked),
  )
  const { rows, paging } = await onePage(
    asked,
    db.select().from(transactions).where(where).orderBy(desc(transactions.timestamp), desc(transactions.id)),
    db.select({ total: count() }).from(transactions).where(where),
  )
  return { transactions: rows.map(transactionRecord), ...paging }
}

export async function transactionOf(db: Database, depositId: string): Promise<TransactionRecord | null> {
  const [row] = await db.select().from(transactions).where(eq(transactions.paymentId, depositId))
  return row ? transactionRecord(row) : null
}

const transactionRecord = (row: typeof transactions.$inferSelect): TransactionRecord => ({
  id: row.id,
  userId: row.userId,
  userName: row.userName,
  userEmail: row.userEmail,
  phoneNumber: row.phoneNumber,
  amount: row.amountNgwee / 100,
  currency: row.currency,
  paymentMethod: row.paymentMethod,
  status: row.status,
  timestamp: row.timestamp.toISOString(),
  transactionId: row.paymentId,
  paymentProcessor: row.paymentProcessor,
  purchaseType: row.purchaseType,
})
