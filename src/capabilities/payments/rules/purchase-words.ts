/** A purchase and a payment, as their owner reads of them. */
import type { Purchase } from '#capabilities/access/contract.ts'
import { hours } from '#kit/time.ts'
import type { PaymentStatus } from '../contract.ts'

const ENDED = {
  expired: 'Expired',
  'used-up': 'Used up',
  incomplete: 'Incomplete',
  refunded: 'Refunded',
} as const

export function endWords({ endedBecause }: Purchase): string {
  return endedBecause ? ENDED[endedBecause] : 'Ended'
}

const ONE = { minutes: 'minute', uploads: 'document', generations: 'deck' } as const

/** "24 of 60 minutes left"; undefined if there is no limit. */
export function leftWords({ allowance }: Purchase): string | undefined {
  if (!allowance) return undefined
  const left = Math.max(0, allowance.limit - allowance.used)
  // A minute that is half used is still there to be used.
  const shown = Math.ceil(left)
  return `${shown} of ${allowance.limit} ${ONE[allowance.unit]}${allowance.limit === 1 ? '' : 's'} left`
}

/** Days that are left, counted the way people do: today is still one. */
export function daysLeft({ validUntil }: Purchase, now: Date): number | undefined {
  if (!validUntil) return undefined
  return Math.max(0, Math.ceil((Date.parse(validUntil) - now.getTime()) / hours(24)))
}

export function daysLeftWords(days: number): string {
  if (days === 0) return 'ends today'
  return days === 1 ? '1 day left' : `${days} days left`
}

type StateKind = 'ok' | 'warn' | 'bad' | 'info'

const STATES: Record<PaymentStatus, { kind: StateKind; words: string }> = {
  CREATED: { kind: 'warn', words: 'Being sent' },
  ACCEPTED: { kind: 'warn', words: 'Waiting for your PIN' },
  PROCESSING: { kind: 'warn', words: 'Being confirmed' },
  IN_RECONCILIATION: { kind: 'warn', words: 'Being confirmed' },
  COMPLETED: { kind: 'ok', words: 'Completed' },
  FAILED: { kind: 'bad', words: 'Failed' },
  REJECTED: { kind: 'bad', words: 'Refused' },
  NEEDS_ATTENTION: { kind: 'info', words: 'Being checked by our team' },
}

/** Words for a state we do not know yet are better than none. */
export function stateWords(status: PaymentStatus, waitedFor = true): { kind: StateKind; words: string } {
  if (status === 'CREATED' && !waitedFor) return { kind: 'bad', words: 'Not sent' }
  return STATES[status] ?? { kind: 'info', words: 'Being checked' }
}
