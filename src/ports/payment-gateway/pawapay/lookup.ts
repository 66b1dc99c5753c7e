/** Interprets the answer to a lookup of a record or of the account. */
import { failed, ok, type Result } from '#kit/result.ts'
import type { GatewayProblem, ResendOutcome } from '../payment-gateway.ts'
import type { NoReading } from '../records.ts'
import type { Exchange } from './exchange.ts'
import { type JsonObject, objectIn, parseAny, parseObject } from './read-json.ts'
import { failureFrom } from './read-records.ts'

/** Only a plain 200 with NOT_FOUND counts as that: a 404 may come from any machine in between. */
export function recordIn<Record>(
  exchange: Exchange,
  read: (data: JsonObject) => Record | undefined,
): Record | NoReading {
  if (exchange.kind !== 'answered') return unreachable(exchange.reason)
  const { status, text } = exchange
  if (status === 401 || status === 403) return unreachable(whatItSays(exchange), true)
  const body = status === 200 ? parseObject(text) : undefined
  if (body?.status === 'NOT_FOUND') return { reading: 'not-found' }
  if (body?.status !== 'FOUND') return unreachable(`HTTP ${status} without a readable record`)
  return read(objectIn(body.data)) ?? unreachable('the answer is about another record')
}

export function accountAnswer<Value>(
  exchange: Exchange,
  read: (body: unknown) => Value | undefined,
): Result<Value, GatewayProblem> {
  if (exchange.kind !== 'answered') return failed({ code: 'unreachable', message: exchange.reason })
  const { status, text } = exchange
  if (status === 401 || status === 403)
    return failed({ code: 'misconfigured', message: whatItSays(exchange) })
  const body = parseAny(text)
  const failure = failureFrom(objectIn(body))
  if (failure && status < 500) return failed({ code: 'refused', message: whatItSays(exchange) })
  const value = status === 200 ? read(body) : undefined
  return value === undefined
    ? failed({ code: 'unreachable', message: `HTTP ${status} without a readable answer` })
    : ok(value)
}

export function resendOutcome(exchange: Exchange): ResendOutcome {
  if (exchange.kind !== 'answered') return { outcome: 'unreachable', reason: exchange.reason }
  const { status, text } = exchange
  const body = objectIn(parseAny(text))
  const failure = failureFrom(body)
  if (status === 401 || status === 403)
    return {
      outcome: 'misconfigured',
      code: failure?.code ?? `HTTP_${status}`,
      message: failure?.message ?? '',
    }
  if (status === 200 && body.status === 'ACCEPTED') return { outcome: 'accepted' }
  if (status < 500 && failure) return { outcome: 'refused', ...failure }
  return { outcome: 'unreachable', reason: `HTTP ${status}` }
}

const unreachable = (reason: string, misconfigured = false): NoReading => ({
  reading: 'unreachable',
  reason,
  misconfigured,
})

function whatItSays({ status, text }: { status: number; text: string }): string {
  const failure = failureFrom(objectIn(parseAny(text)))
  return failure ? `HTTP ${status}, ${failure.code}: ${failure.message}` : `HTTP ${status}`
}
