import { hours } from '#kit/time.ts'
import { nextCheck } from '../../rules/schedule.ts'
import { type Decision, isOpen } from '../../rules/settle.ts'
import type { PaymentRow } from '../tables.ts'

/** A deposit we failed because the gateway did not know it is still looked up for a day: we may have been wrong. */
const DOUBT_LASTS = hours(24)
/** The gateway has been known to revise a failure, so it is asked twice more. */
const SECOND_LOOKS = [hours(1), hours(24)]

export function nextLookAtFailed(
  { createdAt, failedBy }: Pick<PaymentRow, 'createdAt' | 'failedBy'>,
  now: Date,
): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (failedBy === 'us') return age < DOUBT_LASTS ? new Date(now.getTime() + hours(1)) : null
  const next = SECOND_LOOKS.find((look) => age < look)
  return next === undefined ? null : new Date(createdAt.getTime() + next)
}

export function nextCheckAfter(
  payment: Pick<PaymentRow, 'status' | 'createdAt' | 'checks' | 'nextCheckAt'>,
  decision: Decision,
  now: Date,
): Date | null {
  const { status, createdAt, checks } = payment
  if (isOpen(status)) return payment.nextCheckAt ?? nextCheck(createdAt, checks, now)
  if (status === 'FAILED') return nextLookAtFailed({ createdAt, failedBy: decision.failure?.by ?? null }, now)
  if (decision.heldBecause === 'unknown-status') return nextCheck(createdAt, checks, now)
  return null
}
