import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#ports/database/database.ts'
import type { Log } from '#ports/services.ts'
import { alarms } from '../tables.ts'

const ALARM_WORDS = {
  'unknown-status': 'pawaPay returned an unknown status. No access was granted; please check.',
  'too-old': 'A payment has had no result for seven days.',
  'money-differs':
    'A completed payment has a different amount or currency from the one requested. No access was granted.',
  'account-deleted': 'A payment was completed after its account was deleted. It should be refunded.',
  'final-states-disagree': 'pawaPay first said that a payment had failed, then that it was completed.',
  'late-completion': 'A payment we had given up on was completed after all. Access was granted.',
  'failed-after-completed':
    'pawaPay now reports a completed payment as failed. We keep it as completed; please check.',
  'gateway-misconfigured': 'pawaPay is refusing our token or our requests. No student can pay.',
  'completed-without-access': 'A completed payment has no purchase, no transaction or no ledger entry.',
  'ledger-unbalanced': 'The ledger does not sum to zero.',
  'refund-failed': 'A refund failed.',
  'refund-unknown-status': 'pawaPay returned an unknown status for a refund.',
  'letter-given-up': 'A receipt could not be sent.',
} as const
export type AlarmName = keyof typeof ALARM_WORDS

/** A repeated alarm increases the count of the open one until it is acknowledged. */
export async function raiseAlarm(
  db: Database | Transaction,
  log: Log,
  alarm: { kind: AlarmName; about: string; depositId?: string | undefined; at: Date },
): Promise<void> {
  const { kind, about, depositId, at } = alarm
  log.error({ kind, about }, ALARM_WORDS[kind])
  await db
    .insert(alarms)
    .values({
      id: randomUUID(),
      kind,
      about,
      message: ALARM_WORDS[kind],
      depositId: depositId ?? null,
      raisedAt: at,
      lastAt: at,
    })
    .onConflictDoUpdate({
      target: [alarms.kind, alarms.about],
      targetWhere: sql`acknowledged_at is null`,
      set: { times: sql`${alarms.times} + 1`, lastAt: at },
    })
}

/** Acknowledges an alarm; undefined if it was acknowledged before. */
export async function acknowledgeAlarm(
  tx: Transaction,
  { id, by, at }: { id: string; by: string; at: Date },
): Promise<typeof alarms.$inferSelect | undefined> {
  const [alarm] = await tx
    .update(alarms)
    .set({ acknowledgedAt: at, acknowledgedBy: by })
    .where(and(eq(alarms.id, id), isNull(alarms.acknowledgedAt)))
    .returning()
  return alarm
}
