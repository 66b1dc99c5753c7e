/** Refusals worth an audit entry: a write from another site, a wrong signature, a closed door. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hours, minutes } from '#kit/time.ts'
import type { Log } from '#ports/services.ts'

export const AUDITED_REFUSALS = [
  'cross-site-write',
  'wrong-signature',
  'refused-administrator',
  'refused-operator',
] as const
export type AuditedRefusal = (typeof AUDITED_REFUSALS)[number]
export type RefusedFacts = {
  refused: AuditedRefusal
  method: string
  path: string
  address: string
  who: string
}

declare module 'fastify' {
  interface FastifyInstance {
    auditRefusal(request: FastifyRequest, refused: AuditedRefusal, who?: string): void
  }
}

const NOBODY = 'nobody'
/** The log has them all; the database keeps a sample, because strangers could fill it. */
const ONE_OF_A_KIND_IN = minutes(10)
const MOST_AN_HOUR = 100

export function auditRefusals(
  app: FastifyInstance,
  { log, now, keep }: { log: Log; now(): Date; keep(facts: RefusedFacts): Promise<void> },
): void {
  const kept = new Map<string, number>()

  function isWorthKeeping(key: string, at: number): boolean {
    for (const [known, since] of kept) if (at - since >= hours(1)) kept.delete(known)
    if (kept.size >= MOST_AN_HOUR || at - (kept.get(key) ?? Number.NEGATIVE_INFINITY) < ONE_OF_A_KIND_IN)
      return false
    kept.set(key, at)
    return true
  }

  app.decorate('auditRefusal', (request: FastifyRequest, refused: AuditedRefusal, who = NOBODY) => {
    const path = request.url.split('?')[0] ?? ''
    const facts = { refused, method: request.method, path: path.slice(0, 200), address: request.ip, who }
    log.warn(facts, 'A request was refused.')
    if (isWorthKeeping(`${refused} ${request.ip} ${who}`, now().getTime()))
      keep(facts).catch((error: unknown) => log.error({ reason: String(error) }, 'A refusal was not kept.'))
  })
}
