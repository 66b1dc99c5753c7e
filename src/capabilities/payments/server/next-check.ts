import { hours } from '#kit/time.ts'
import { nextCheck } from '../rules/schedule.ts'
import { type Decision, isOpen } from '../rules/settle.ts'
import type { PaymentRow } from './tables.ts'

/** A deposit we gave up because nobody could find it is still asked for, for a day: we may have been wrong. */
const DOUBT_LASTS = hours(24)

export function nextCheckAfter(
  payment: Pick<PaymentRow, 'status' | 'createdAt' | 'checks' | 'nextCheckAt'>,
  decision: Decision,
  now: Date,
): Date | null {
  const { status, createdAt, checks } = payment
  if (isOpen(status)) return payment.nextCheckAt ?? nextCheck(createdAt, checks, now)
  if (decision.failure?.by === 'us' && now.getTime() - createdAt.getTime() < DOUBT_LASTS)
    return new Date(now.getTime() + hours(1))
  if (decision.heldBecause === 'unknown-status') return nextCheck(createdAt, checks, now)
  return null
}
