/**
 * What follows from hearing something about a payment. Pure and complete: every status, every source, every
 * disagreement ends here in a decision; the server only carries it out (server/apply-result.ts).
 */
import type { Ngwee } from '#kit/money.ts'
import type { PaymentStatus } from '../contract.ts'
import { NOT_FOUND_IS_FINAL_AFTER, OPEN_NO_LONGER_THAN } from '../spec.ts'

/** In the order in which a payment moves; it never moves back. */
export const OPEN_STATUSES = ['CREATED', 'ACCEPTED', 'PROCESSING', 'IN_RECONCILIATION'] as const
type OpenStatus = (typeof OPEN_STATUSES)[number]
export const isOpen = (status: PaymentStatus): status is OpenStatus =>
  OPEN_STATUSES.some((open) => open === status)

export const HOLD_REASONS = [
  'unknown-status',
  'too-old',
  'money-differs',
  'account-deleted',
  'final-states-disagree',
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export type PaymentFacts = {
  status: PaymentStatus
  heldBecause: HoldReason | null
  failedBy: 'gateway' | 'us' | null
  neverSent: boolean
  amountNgwee: Ngwee
  currency: string
  createdAt: Date
  /** Whether the account that pays is still there. */
  payerExists: boolean
}

export type Heard =
  | { what: 'accepted' }
  | { what: 'duplicate' }
  | { what: 'refused'; code: string; message: string }
  | { what: 'misconfigured'; code: string; message: string }
  | { what: 'never-sent'; reason: string }
  | { what: 'no-answer'; reason: string; misconfigured: boolean }
  | { what: 'not-found' }
  | {
      what: 'status'
      status: 'ACCEPTED' | 'PROCESSING' | 'IN_RECONCILIATION' | 'COMPLETED' | 'FAILED' | { unknown: string }
      amount: Ngwee | { unreadable: string }
      currency: string | null
      failure: { code: string; message: string } | null
      providerTransactionId: string | null
    }
  /** Nothing new was heard, but the clock has gone on. */
  | { what: 'time-passed' }
  /** An administrator accepts money that was held. */
  | { what: 'accepted-by-hand' }

export type AlarmKind = HoldReason | 'late-completion' | 'failed-after-completed' | 'gateway-misconfigured'

export type Decision = {
  outcome: 'applied' | 'duplicate' | 'no-change' | 'held' | 'late' | 'refused' | 'error'
  to?: PaymentStatus
  heldBecause?: HoldReason
  failure?: { code: string; message: string; by: 'gateway' | 'us' }
  neverSent?: true
  /** `grant` writes transaction, purchase, ledger and letter; `book-held` books money nobody has earned yet. */
  money?: 'grant' | 'book-held' | 'release-held'
  alarm?: AlarmKind
}

const noChange: Decision = { outcome: 'no-change' }
const duplicate: Decision = { outcome: 'duplicate' }

export const NOT_FOUND = 'NOT_FOUND'
export const MISCONFIGURED = 'MISCONFIGURED'

export function decide(payment: PaymentFacts, heard: Heard, now: Date): Decision {
  switch (heard.what) {
    case 'accepted':
      return forward(payment, 'ACCEPTED')
    case 'duplicate':
      return duplicate
    case 'no-answer':
      return { outcome: 'error', ...(heard.misconfigured ? { alarm: 'gateway-misconfigured' } : {}) }
    case 'never-sent':
      return payment.status === 'CREATED' ? { outcome: 'error', neverSent: true } : { outcome: 'error' }
    case 'refused':
      return refusedAtTheDoor(payment, heard)
    case 'misconfigured':
      return {
        ...refusedAtTheDoor(payment, { code: MISCONFIGURED, message: `${heard.code}: ${heard.message}` }),
        alarm: 'gateway-misconfigured',
      }
    case 'not-found':
      return notFound(payment, now)
    case 'time-passed':
      return timePassed(payment, now)
    case 'accepted-by-hand':
      return acceptedByHand(payment)
    case 'status':
      return statusSeen(payment, heard)
  }
}

type Seen = Extract<Heard, { what: 'status' }>

function statusSeen(payment: PaymentFacts, seen: Seen): Decision {
  if (typeof seen.status === 'object') return unheardOf(payment)
  if (seen.status === 'COMPLETED') return completed(payment, seen)
  if (seen.status === 'FAILED') return failed(payment, seen)
  return forward(payment, seen.status)
}

function forward({ status }: PaymentFacts, to: OpenStatus): Decision {
  if (!isOpen(status)) return noChange
  return OPEN_STATUSES.indexOf(to) > OPEN_STATUSES.indexOf(status) ? { outcome: 'applied', to } : noChange
}

/** Parked by our own doubt, not by a contradiction: what the gateway says later still counts. */
const onlyInDoubt = ({ status, heldBecause }: PaymentFacts) =>
  status === 'NEEDS_ATTENTION' && (heldBecause === 'unknown-status' || heldBecause === 'too-old')

function unheardOf(payment: PaymentFacts): Decision {
  if (!isOpen(payment.status)) return noChange
  return { outcome: 'held', to: 'NEEDS_ATTENTION', heldBecause: 'unknown-status', alarm: 'unknown-status' }
}

function hold(because: HoldReason, seen: Seen, payment: PaymentFacts): Decision {
  // Only money we can name is booked; the rest is in the events, for a person.
  const bookable = isSoundAmount(seen.amount) && seen.currency === payment.currency
  return {
    outcome: 'held',
    to: 'NEEDS_ATTENTION',
    heldBecause: because,
    alarm: because,
    ...(bookable ? { money: 'book-held' } : {}),
  }
}

/** Between one ngwee and twenty million kwacha: anything else is a fault of somebody's arithmetic. */
const isSoundAmount = (amount: Seen['amount']): amount is Ngwee =>
  typeof amount === 'number' && amount >= 1 && amount <= 2_000_000_000

function completed(payment: PaymentFacts, seen: Seen): Decision {
  const { status, failedBy } = payment
  if (status === 'COMPLETED') return duplicate
  if (status === 'NEEDS_ATTENTION' && !onlyInDoubt(payment)) return duplicate
  if (seen.amount !== payment.amountNgwee || seen.currency !== payment.currency)
    return hold('money-differs', seen, payment)
  if (!payment.payerExists) return hold('account-deleted', seen, payment)
  if (status === 'REJECTED' || (status === 'FAILED' && failedBy === 'gateway'))
    return hold('final-states-disagree', seen, payment)
  const late = status === 'FAILED'
  return {
    outcome: late ? 'late' : 'applied',
    to: 'COMPLETED',
    money: 'grant',
    ...(late ? { alarm: 'late-completion' } : {}),
  }
}

function failed(payment: PaymentFacts, seen: Seen): Decision {
  if (payment.status === 'COMPLETED') return { ...noChange, alarm: 'failed-after-completed' }
  if (!isOpen(payment.status) && !onlyInDoubt(payment)) return duplicate
  const { code, message } = seen.failure ?? { code: 'UNSPECIFIED_FAILURE', message: '' }
  return { outcome: 'applied', to: 'FAILED', failure: { code, message, by: 'gateway' } }
}

function refusedAtTheDoor(
  { status }: PaymentFacts,
  { code, message }: { code: string; message: string },
): Decision {
  // A fault inside the gateway at the start is not an answer: the deposit may exist.
  if (code === 'UNKNOWN_ERROR') return { outcome: 'error' }
  if (status !== 'CREATED') return noChange
  return { outcome: 'refused', to: 'REJECTED', failure: { code, message, by: 'gateway' } }
}

/** Believed only of what the gateway never confirmed, deposit or refund, and not before it had time to appear. */
export const neverArrived = (
  { status, neverSent, createdAt }: { status: string; neverSent: boolean; createdAt: Date },
  now: Date,
): boolean =>
  status === 'CREATED' && (neverSent || now.getTime() - createdAt.getTime() >= NOT_FOUND_IS_FINAL_AFTER)

const notFound = (payment: PaymentFacts, now: Date): Decision =>
  neverArrived(payment, now)
    ? { outcome: 'applied', to: 'FAILED', failure: { code: NOT_FOUND, message: '', by: 'us' } }
    : noChange

function timePassed({ status, createdAt }: PaymentFacts, now: Date): Decision {
  if (!isOpen(status) || now.getTime() - createdAt.getTime() < OPEN_NO_LONGER_THAN) return noChange
  return { outcome: 'held', to: 'NEEDS_ATTENTION', heldBecause: 'too-old', alarm: 'too-old' }
}

/** Only where the money has really arrived and somebody is there to use it. */
export const mayBeAccepted = ({
  status,
  heldBecause,
  payerExists,
}: Pick<PaymentFacts, 'status' | 'heldBecause' | 'payerExists'>): boolean =>
  status === 'NEEDS_ATTENTION' &&
  (heldBecause === 'money-differs' || heldBecause === 'final-states-disagree') &&
  payerExists

const acceptedByHand = (payment: PaymentFacts): Decision =>
  mayBeAccepted(payment) ? { outcome: 'applied', to: 'COMPLETED', money: 'release-held' } : noChange
