/** Alarms and the audit log, newest first. */
import { count, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#capabilities/accounts/server/tables.ts'
import type { Database } from '#ports/database/database.ts'
import type { Alarms, AuditLog, ListQuery } from '../../admin/contract.ts'
import { alarms, auditLog } from '../tables.ts'
import { page } from './filters.ts'
import { alarmOnTheWire } from './history.ts'

export async function listAlarms(db: Database, asked: ListQuery): Promise<Alarms> {
  const where = asked.open ? isNull(alarms.acknowledgedAt) : undefined
  const { limit, offset } = page(asked)
  const [found, [counted]] = await Promise.all([
    db.select().from(alarms).where(where).orderBy(desc(alarms.lastAt), alarms.id).limit(limit).offset(offset),
    db.select({ total: count() }).from(alarms).where(where),
  ])
  return {
    alarms: found.map(alarmOnTheWire),
    total: counted?.total ?? 0,
    page: asked.page,
    pageSize: asked.pageSize,
  }
}

export async function listActs(db: Database, asked: ListQuery): Promise<AuditLog> {
  const { limit, offset } = page(asked)
  const [found, [counted]] = await Promise.all([
    db
      .select({ act: auditLog, email: users.email })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.who))
      .orderBy(desc(auditLog.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(auditLog),
  ])
  return {
    acts: found.map(({ act: { id, at, who, act, about, reason, detail }, email }) => ({
      id: String(id),
      at: at.toISOString(),
      who: email ?? who,
      act,
      about,
      reason,
      detail,
    })),
    total: counted?.total ?? 0,
    page: asked.page,
    pageSize: asked.pageSize,
  }
}
