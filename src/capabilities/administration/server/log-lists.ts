/** Alarms and the audit log, newest first. */
import { count, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#capabilities/accounts/server/tables.ts'
import { alarms } from '#capabilities/payments/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Alarms, AuditLog, ListQuery } from '../contract.ts'
import { onePage } from './filters.ts'
import { alarmOnTheWire } from './history.ts'
import { auditLog } from './tables.ts'

export async function findAlarms(db: Database, asked: ListQuery): Promise<Alarms> {
  const where = asked.open ? isNull(alarms.acknowledgedAt) : undefined
  const { rows, paging } = await onePage(
    asked,
    db.select().from(alarms).where(where).orderBy(desc(alarms.lastAt), alarms.id),
    db.select({ total: count() }).from(alarms).where(where),
  )
  return { alarms: rows.map(alarmOnTheWire), ...paging }
}

export async function findActs(db: Database, asked: ListQuery): Promise<AuditLog> {
  const { rows, paging } = await onePage(
    asked,
    db
      .select({ act: auditLog, email: users.email })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.who))
      .orderBy(desc(auditLog.id)),
    db.select({ total: count() }).from(auditLog),
  )
  const acts = rows.map(({ act: { id, at, who, act, about, reason, detail }, email }) => ({
    id: String(id),
    at: at.toISOString(),
    who: email ?? who,
    act,
    about,
    reason,
    detail,
  }))
  return { acts, ...paging }
}
