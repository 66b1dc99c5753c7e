/** Collects the figures behind the checks, from the database and from external services. */
import { and, count, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { OPEN_STATUSES } from '#capabilities/payments/index.ts'
import { payments } from '#capabilities/payments/server/tables.ts'
import type { Services } from '#ports/services.ts'
import type { Checks } from '../contract.ts'
import { CHECKS, type CheckFigures, judgeChecks, type RouteHeld } from '../rules/judge-checks.ts'
import { COPIED } from './audit.ts'
import { auditLog } from './tables.ts'

/** Work in the background that may have to wait, as the part that does it counts it. */
export type QueueCheck = { what: string; waiting(): Promise<{ waiting: number; since: Date | null }> }

/** What the whole program knows of itself. */
export type ProgramState = {
  lines(): readonly QueueCheck[]
  /** Routes under which the event loop of this process was held. */
  held(): ReadonlyMap<string, RouteHeld>
}

export function openChecks(services: Services, { lines, held }: ProgramState) {
  const { db, files, aiText, aiImage, now } = services
  const ago = (ms: number) => new Date(now().getTime() - ms)

  async function paymentFigures(): Promise<CheckFigures['payments']> {
    const ended = await db
      .select({ status: payments.status, many: count() })
      .from(payments)
      .where(
        and(gt(payments.finishedAt, ago(CHECKS.payments)), inArray(payments.status, ['COMPLETED', 'FAILED'])),
      )
      .groupBy(payments.status)
    const [open] = await db
      .select({ many: count() })
      .from(payments)
      .where(
        and(
          inArray(payments.status, [...OPEN_STATUSES]),
          lt(payments.createdAt, ago(CHECKS.paymentWaits)),
          gt(payments.createdAt, ago(CHECKS.paymentWaits * 8)),
        ),
      )
    const many = (status: string) => ended.find((one) => one.status === status)?.many ?? 0
    return {
      off: services.payments.mode === 'off',
      completed: many('COMPLETED'),
      failed: many('FAILED'),
      waiting: open?.many ?? 0,
    }
  }

  const storeSays = () =>
    files.check(CHECKS.roomBytes).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )

  const engineFigures = () =>
    Promise.all(
      [aiText, aiImage]
        .filter(({ description }) => !description.builtIn)
        .map(async ({ description, health }) => ({
          name: description.name,
          problem: (await health()).problem?.message,
        })),
    )

  async function lastCopy(): Promise<Date | null> {
    const [act] = await db
      .select({ at: auditLog.at })
      .from(auditLog)
      .where(eq(auditLog.act, COPIED))
      .orderBy(desc(auditLog.id))
      .limit(1)
    return act?.at ?? null
  }

  return async (): Promise<Checks> => {
    const [paid, work, store, engines, copied] = await Promise.all([
      paymentFigures(),
      Promise.all(lines().map(async ({ what, waiting }) => ({ what, ...(await waiting()) }))),
      storeSays(),
      engineFigures(),
      lastCopy(),
    ])
    const figures = { now: now(), payments: paid, work, store, engines, lastCopy: copied, held: held() }
    return { at: figures.now.toISOString(), checks: judgeChecks(figures) }
  }
}
