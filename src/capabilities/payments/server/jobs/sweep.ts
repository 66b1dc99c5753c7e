/** Checks invariants every minute: every paid student has access, and the books balance. */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { endWhatIsOver, forgetAbandoned } from '#capabilities/access/server/index.ts'
import { purchases } from '#capabilities/access/server/tables.ts'
import type { Services } from '#ports/services.ts'
import { raiseAlarm } from '../settle/alarms.ts'
import { ledgerEntries, ledgerLines, payments, transactions } from '../tables.ts'

type SweepDeps = Pick<Services, 'db' | 'now' | 'log' | 'gateway'>

export async function sweep(services: SweepDeps): Promise<void> {
  await alarmForPaidWithoutAccess(services)
  await alarmForUnbalancedBooks(services)
  await endWhatIsOver(services)
  await forgetAbandoned(services)
}

async function alarmForPaidWithoutAccess({ db, now, log }: SweepDeps): Promise<number> {
  const earned = sql`${ledgerEntries.kind} in ('deposit-completed', 'held-accepted')`
  const rows = await db
    .selectDistinct({ id: payments.id })
    .from(payments)
    .leftJoin(purchases, eq(purchases.paymentId, payments.id))
    .leftJoin(transactions, eq(transactions.paymentId, payments.id))
    .leftJoin(ledgerEntries, and(eq(ledgerEntries.paymentId, payments.id), earned))
    .where(
      and(
        eq(payments.status, 'COMPLETED'),
        or(isNull(purchases.id), isNull(transactions.id), isNull(ledgerEntries.id)),
      ),
    )
    .limit(100)
  for (const { id } of rows)
    await raiseAlarm(db, log, { kind: 'completed-without-access', about: id, depositId: id, at: now() })
  return rows.length
}

async function alarmForUnbalancedBooks({ db, now, log }: SweepDeps): Promise<void> {
  const [books] = await db
    .select({ sum: sql<string>`coalesce(sum(${ledgerLines.amountNgwee}), 0)` })
    .from(ledgerLines)
  if (Number(books?.sum) !== 0)
    await raiseAlarm(db, log, { kind: 'ledger-unbalanced', about: 'ledger', at: now() })
}
