/** Interprets the answer to "start this deposit" (or refund). The one question behind it: may money move? */
import type { StartOutcome } from '../payment-gateway.ts'
import type { Exchange } from './exchange.ts'
import { parseObject, textIn } from './read-json.ts'
import { failureFrom, idIn } from './read-records.ts'

export function startOutcome(
  exchange: Exchange,
  id: { name: 'depositId' | 'refundId'; value: string },
): StartOutcome {
  if (exchange.kind === 'never-sent') return { outcome: 'never-sent', reason: exchange.reason }
  if (exchange.kind === 'cut') return { outcome: 'unknown', reason: exchange.reason }

  const { status, text } = exchange
  const body = parseObject(text)
  const failure = body && failureFrom(body)

  if (status === 401 || status === 403)
    return {
      outcome: 'misconfigured',
      code: failure?.code ?? `HTTP_${status}`,
      message: failure?.message ?? '',
    }
  // A 5xx or a 429 leaves the outcome open: a queue may hold the deposit already.
  if (status >= 500 || status === 429) return { outcome: 'unknown', reason: `HTTP ${status}` }
  if (!body) return { outcome: 'unknown', reason: `HTTP ${status} without a readable body` }
  if (status >= 400) return failure ? refused(failure) : { outcome: 'unknown', reason: `HTTP ${status}` }
  if (status !== 200) return { outcome: 'unknown', reason: `HTTP ${status}` }

  const about = idIn(body[id.name])
  if (about !== undefined && about !== id.value)
    return { outcome: 'unknown', reason: 'the answer is about another id' }
  switch (body.status) {
    case 'ACCEPTED':
      return { outcome: 'accepted', created: textIn(body.created) }
    case 'DUPLICATE_IGNORED':
      return { outcome: 'duplicate', created: textIn(body.created) }
    case 'REJECTED':
      return refused(failure ?? { code: 'UNKNOWN', message: 'rejected without a reason' })
    default:
      return { outcome: 'unknown', reason: `an unknown status: ${textIn(body.status) ?? 'none'}` }
  }
}

function refused(failure: { code: string; message: string }): StartOutcome {
  // The gateway uses this code for its own faults, whatever the HTTP status.
  if (failure.code === 'UNKNOWN_ERROR') return { outcome: 'unknown', reason: failure.message || failure.code }
  return { outcome: 'refused', ...failure }
}
