import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { users } from '#capabilities/accounts/server/tables.ts'
import { isOpenRefund, payerName, type RefundStatus } from '#capabilities/payments/index.ts'
import { assistantName, nameOfProvider } from '#capabilities/payments/server/index.ts'
import { payments, refunds } from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Environment } from '#ports/payment-gateway/payment-gateway.ts'
import type { DepositRow, Deposits, ListQuery } from '../contract.ts'
import { anywhereIn, onePage, within } from './filters.ts'

const refundStatuses = sql<RefundStatus[] | null>`(select array_agg(r.status) from ${refunds} r
  where r.payment_id = payments.deposit_id)`

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(payments), name: users.name, email: users.email, refundStatuses })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(where)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .$dynamic()

type DepositListRow = Awaited<ReturnType<typeof select>>[number]

export async function findDeposits(db: Database, asked: ListQuery, running: Environment): Promise<Deposits> {
  const where = and(
    eq(payments.environment, asked.environment ?? running),
    asked.status ? eq(payments.status, asked.status) : undefined,
    asked.purchaseType ? eq(payments.purchaseType, asked.purchaseType) : undefined,
    asked.provider ? eq(payments.provider, asked.provider) : undefined,
    anywhereIn([payments.id, payments.phone, payments.userId, users.name, users.email], asked.q),
    ...within(payments.createdAt, asked),
  )
  const { rows, paging } = await onePage(
    asked,
    select(db, where),
    db.select({ total: count() }).from(payments).leftJoin(users, eq(users.id, payments.userId)).where(where),
  )
  return { deposits: rows.map(depositRow), ...paging }
}

export async function depositsOf(db: Database, userId: string): Promise<DepositRow[]> {
  return (await select(db, eq(payments.userId, userId)).limit(500)).map(depositRow)
}

export async function oneDeposit(db: Database, id: string): Promise<DepositRow | undefined> {
  const [row] = await select(db, eq(payments.id, id))
  return row && depositRow(row)
}

function depositRow(row: DepositListRow): DepositRow {
  const back = row.refundStatuses ?? []
  return {
    id: row.id,
    userId: row.userId,
    userName: payerName(row.name),
    userEmail: row.email,
    phone: row.phone,
    purchaseType: row.purchaseType,
    assistantName: assistantName(row.purchaseType),
    amountNgwee: row.amountNgwee,
    currency: row.currency,
    provider: row.provider,
    providerName: nameOfProvider(row.provider),
    environment: row.environment,
    status: row.status,
    failureCode: row.failureCode,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    refunded: back.includes('COMPLETED') ? 'yes' : back.some(isOpenRefund) ? 'running' : 'no',
  }
}
