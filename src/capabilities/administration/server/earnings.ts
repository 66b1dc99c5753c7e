/** 'Earnings from AI': not a running counter, but the sum of the ledger's earned amounts. */
import { and, count, eq, inArray, like, max, min, sql, sum } from 'drizzle-orm'
import { HELD, OPEN_STATUSES, revenueOf } from '#capabilities/payments/index.ts'
import { assistantName } from '#capabilities/payments/server/index.ts'
import { ledgerEntries, ledgerLines, payments } from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Environment } from '#ports/payment-gateway/payment-gateway.ts'
import { CURRENCY } from '#product/mobile-money.ts'
import type { Earnings, ListQuery } from '../contract.ts'
import { within } from './filters.ts'

const REVENUE = revenueOf('')
/** The day in Lusaka, which is two hours ahead all year. */
const day = sql<string>`to_char((${ledgerEntries.at} at time zone 'UTC') + interval '2 hours', 'YYYY-MM-DD')`
const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

export async function sumEarnings(db: Database, asked: ListQuery, running: Environment): Promise<Earnings> {
  const environment = asked.environment ?? running
  const span = and(eq(ledgerEntries.environment, environment), ...within(ledgerEntries.at, asked))
  const [groups, waiting, heldNgwee] = await Promise.all([
    groupsOf(db, span),
    waitingOf(db, environment),
    heldOf(db, environment),
  ])
  const came = groups.filter(({ kind }) => kind !== 'refund-completed')
  const wentBack = groups.filter(({ kind }) => kind === 'refund-completed')
  const received = total(came.map(({ earned }) => earned))
  const paid = total(came.map(({ entries }) => entries))
  const amountNgwee = total(groups.map(({ earned }) => earned))
  return {
    environment,
    currency: CURRENCY,
    amount: amountNgwee / 100,
    amountNgwee,
    lastUpdated: latest(groups.map(({ at }) => at)),
    payments: paid,
    refundedNgwee: 0 - total(wentBack.map(({ earned }) => earned)),
    averageNgwee: paid === 0 ? 0 : Math.round(received / paid),
    smallestNgwee: paid === 0 ? 0 : Math.min(...came.map(({ smallest }) => smallest)),
    largestNgwee: paid === 0 ? 0 : Math.max(...came.map(({ largest }) => largest)),
    waiting,
    heldNgwee,
    perAssistant: summedBy(groups, ({ account }) => account.slice(REVENUE.length))
      .map(([purchaseType, sums]) => ({
        purchaseType,
        name: assistantName(purchaseType),
        ...sums,
      }))
      .sort((a, b) => b.amountNgwee - a.amountNgwee),
    perDay: summedBy(groups, (group) => group.day)
      .map(([on, sums]) => ({ day: on, ...sums }))
      .sort((a, b) => a.day.localeCompare(b.day)),
  }
}

/** The same sum per assistant and day, to compare with costs. */
export async function earnedPerDay(
  db: Database,
  asked: Pick<ListQuery, 'from' | 'to' | 'environment'>,
  running: Environment,
): Promise<{ purchaseType: string; day: string; amountNgwee: number }[]> {
  const environment = asked.environment ?? running
  const span = and(eq(ledgerEntries.environment, environment), ...within(ledgerEntries.at, asked))
  const groups = await groupsOf(db, span)
  return groups.map(({ account, day, earned }) => ({
    purchaseType: account.slice(REVENUE.length),
    day,
    amountNgwee: earned,
  }))
}

type EarningsGroup = Awaited<ReturnType<typeof groupsOf>>[number]

async function groupsOf(db: Database, span: ReturnType<typeof and>) {
  const rows = await db
    .select({
      account: ledgerLines.account,
      kind: ledgerEntries.kind,
      day,
      entries: count(),
      debits: sum(ledgerLines.amountNgwee),
      least: min(ledgerLines.amountNgwee),
      most: max(ledgerLines.amountNgwee),
      at: max(ledgerEntries.at),
    })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(span, like(ledgerLines.account, `${REVENUE}%`)))
    .groupBy(ledgerLines.account, ledgerEntries.kind, day)
  // Earnings are on the credit side, which is negative.
  return rows.map(({ debits, least, most, at, ...row }) => ({
    ...row,
    at: at ? new Date(at) : null,
    earned: 0 - Number(debits ?? 0),
    smallest: 0 - (most ?? 0),
    largest: 0 - (least ?? 0),
  }))
}

function summedBy(groups: EarningsGroup[], keyOf: (group: EarningsGroup) => string) {
  const sums = new Map<string, { amountNgwee: number; payments: number }>()
  for (const group of groups) {
    const before = sums.get(keyOf(group)) ?? { amountNgwee: 0, payments: 0 }
    sums.set(keyOf(group), {
      amountNgwee: before.amountNgwee + group.earned,
      payments: before.payments + (group.kind === 'refund-completed' ? 0 : group.entries),
    })
  }
  return [...sums]
}

const latest = (moments: (Date | null)[]) =>
  moments.reduce<string | null>(
    (last, at) => (at && (!last || at.toISOString() > last) ? at.toISOString() : last),
    null,
  )

async function waitingOf(db: Database, environment: Environment): Promise<Earnings['waiting']> {
  const [row] = await db
    .select({ payments: count(), amount: sum(payments.amountNgwee) })
    .from(payments)
    .where(and(eq(payments.environment, environment), inArray(payments.status, [...OPEN_STATUSES])))
  return { payments: row?.payments ?? 0, amountNgwee: Number(row?.amount ?? 0) }
}

async function heldOf(db: Database, environment: Environment): Promise<number> {
  const [row] = await db
    .select({ debits: sum(ledgerLines.amountNgwee) })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
    .where(and(eq(ledgerEntries.environment, environment), eq(ledgerLines.account, HELD)))
  return 0 - Number(row?.debits ?? 0)
}
