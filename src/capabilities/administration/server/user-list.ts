import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { accessOf, purchaseOnTheWire } from '#capabilities/access/server/index.ts'
import { users } from '#capabilities/accounts/server/tables.ts'
import { transactions } from '#capabilities/payments/server/tables.ts'
import type { Services } from '#ports/services.ts'
import type { ListQuery, UserHistory, UserRow, Users } from '../contract.ts'
import { depositsOf } from './deposit-list.ts'
import { anywhereIn, onePage, within } from './filters.ts'

type UserListDeps = Pick<Services, 'db' | 'now' | 'gateway'>

export async function findUsers(services: UserListDeps, asked: ListQuery): Promise<Users> {
  const { db } = services
  const where = and(
    anywhereIn([users.email, users.name, users.phoneNumber, users.id], asked.q),
    ...within(users.createdAt, asked),
  )
  const { rows, paging } = await onePage(
    asked,
    db.select().from(users).where(where).orderBy(desc(users.createdAt), users.id),
    db.select({ total: count() }).from(users).where(where),
  )
  return { users: await userRows(services, rows), ...paging }
}

async function userRows(services: UserListDeps, found: (typeof users.$inferSelect)[]): Promise<UserRow[]> {
  const { db, gateway } = services
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const paid = await db
    .select({
      userId: transactions.userId,
      payments: count(),
      amount: sql<string>`coalesce(sum(${transactions.amountNgwee}), 0)`,
    })
    .from(transactions)
    .where(and(inArray(transactions.userId, ids), eq(transactions.environment, gateway.environment)))
    .groupBy(transactions.userId)
  return Promise.all(
    found.map(async (user) => {
      const { access } = await accessOf(services, user.id)
      const sums = paid.find(({ userId }) => userId === user.id)
      return {
        uid: user.id,
        name: user.name,
        email: user.email,
        phoneNumber: user.phoneNumber,
        createdAt: user.createdAt.toISOString(),
        isAdmin: user.IsAdmin === 'true',
        payments: sums?.payments ?? 0,
        paidNgwee: Number(sums?.amount ?? 0),
        paidAssistants: Object.entries(access.assistants).flatMap(([type, { paid: is }]) =>
          is ? [type] : [],
        ),
      }
    }),
  )
}

export async function findUser(services: UserListDeps, uid: string): Promise<UserHistory | undefined> {
  const { db, now } = services
  const found = await db.select().from(users).where(eq(users.id, uid))
  const [user] = await userRows(services, found)
  if (!user) return undefined
  const [deposits, { rows }] = await Promise.all([depositsOf(db, uid), accessOf(services, uid)])
  const at = now()
  return { user, deposits, purchases: rows.map((row) => purchaseOnTheWire(row, at)).reverse() }
}
