/**
 * Decides what any news about a payment means. Pure and complete: every status, source and disagreement ends here in a
 * decision; the server only carries it out (server/settle/apply-result.ts).
 */
import type { Ngwee } from '#kit/money.ts'
import type { PaymentStatus } from '../contract.ts'
import { OPEN_NO_LONGER_THAN } from '../spec.ts'
import { afterNotFound, type Delivery, type DeliveryFacts } from './delivery.ts'

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

export type PaymentFacts = DeliveryFacts & {
  heldBecause: HoldReason | null
  failedBy: 'gateway' | 'us' | null
  amountNgwee: Ngwee
  currency: string
  /** True if the paying account still exists. */
  payerExists: boolean
}

export type GatewayResult =
  | { type: 'accepted' }
  | { type: 'duplicate' }
  | { type: 'refused'; code: string; message: string }
  | { type: 'misconfigured'; code: string; message: string }
  | { type: 'never-sent'; reason: string }
  /** `toRequest`: to the request itself, and not to a look. */
  | { type: 'no-answer'; reason: string; misconfigured: boolean; toRequest?: boolean }
  | { type: 'not-found' }
  | {
      type: 'status'
      status: 'ACCEPTED' | 'PROCESSING' | 'IN_RECONCILIATION' | 'COMPLETED' | 'FAILED' | { unknown: string }
      amount: Ngwee | { unreadable: string }
      currency: string | null
      failure: { code: string; message: string } | null
      providerTransactionId: string | null
      /** The phone the gateway charged. */
      payer?: { phone: string; provider: string } | undefined
    }
  /** No news, but time has passed. */
  | { type: 'time-passed' }
  /** An administrator accepts money that was held. */
  | { type: 'accepted-by-hand' }

export type AlarmKind = HoldReason | 'late-completion' | 'failed-after-completed' | 'gateway-misconfigured'

export type Decision = {
  outcome: 'applied' | 'duplicate' | 'no-change' | 'held' | 'late' | 'refused' | 'error'
  to?: PaymentStatus
  heldBecause?: HoldReason
  failure?: { code: string; message: string; by: 'gateway' | 'us' }
  delivery?: Delivery
  /** A crash left it unsent, and its student may still be waiting. */
  sendAgain?: true
  /** `grant` writes transaction, purchase, ledger and letter; `book-held` books money that is not earned yet. */
  money?: 'grant' | 'book-held' | 'release-held'
  alarm?: AlarmKind
}

const noChange: Decision = { outcome: 'no-change' }
const duplicate: Decision = { outcome: 'duplicate' }

export const NOT_FOUND = 'NOT_FOUND'
export const MISCONFIGURED = 'MISCONFIGURED'

export function decide(payment: PaymentFacts, heard: GatewayResult, now: Date): Decision {
  switch (heard.type) {
    case 'accepted':
      return forward(payment, 'ACCEPTED')
    case 'duplicate':
      // Accepted earlier: by a request whose answer never reached us.
      return payment.status === 'CREATED' ? forward(payment, 'ACCEPTED') : duplicate
    case 'no-answer':
      return {
        outcome: 'error',
        ...(heard.misconfigured ? { alarm: 'gateway-misconfigured' } : {}),
        ...(heard.toRequest ? unanswered(payment) : {}),
      }
    case 'never-sent':
      // That this one cannot have left proves nothing about an earlier one.
      return { outcome: 'error', ...unanswered(payment, payment.sends > 1 ? 'unanswered' : 'unsent') }
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

type Seen = Extract<GatewayResult, { type: 'status' }>

function statusSeen(payment: PaymentFacts, seen: Seen): Decision {
  if (typeof seen.status === 'object') return unheardOf(payment)
  if (seen.status === 'COMPLETED') return completed(payment, seen)
  if (seen.status === 'FAILED') return failed(payment, seen)
  return forward(payment, seen.status)
}

const unanswered = ({ status }: PaymentFacts, delivery: Delivery = 'unanswered'): Partial<Decision> =>
  status === 'CREATED' ? { delivery } : {}

function forward({ status }: PaymentFacts, to: OpenStatus): Decision {
  if (!isOpen(status)) return noChange
  const isFurther = OPEN_STATUSES.indexOf(to) > OPEN_STATUSES.indexOf(status)
  return isFurther ? { outcome: 'applied', to, delivery: 'answered' } : noChange
}

/** Held because of our own doubt, not a contradiction: the gateway's later answer still counts. */
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

/** Between one ngwee and twenty million kwacha: anything else is an arithmetic error. */
export const isSoundAmount = (amount: Seen['amount']): amount is Ngwee =>
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
  payment: PaymentFacts,
  { code, message }: { code: string; message: string },
): Decision {
  // A fault inside the gateway at the start is not an answer: the deposit may exist.
  if (code === 'UNKNOWN_ERROR') return { outcome: 'error', ...unanswered(payment) }
  if (payment.status !== 'CREATED') return noChange
  const refused = { outcome: 'refused', delivery: 'answered' } as const
  // A refusal of the second request says nothing about the first, so failing it is our decision and may be wrong.
  if (payment.sends > 1) return { ...refused, to: 'FAILED', failure: { code, message, by: 'us' } }
  return { ...refused, to: 'REJECTED', failure: { code, message, by: 'gateway' } }
}

/**
 * Believed only if the gateway never confirmed it: once it has accepted a deposit, its absence is the gateway's
 * problem.
 */
function notFound(payment: PaymentFacts, now: Date): Decision {
  if (payment.status !== 'CREATED') return noChange
  switch (afterNotFound(payment, now)) {
    case 'gone':
      return { outcome: 'applied', to: 'FAILED', failure: { code: NOT_FOUND, message: '', by: 'us' } }
    case 'absent':
      return { ...noChange, delivery: 'absent' }
    case 'send-again':
      return { ...noChange, sendAgain: true }
    case 'wait':
      return noChange
  }
}

function timePassed({ status, createdAt }: PaymentFacts, now: Date): Decision {
  if (!isOpen(status) || now.getTime() - createdAt.getTime() < OPEN_NO_LONGER_THAN) return noChange
  return { outcome: 'held', to: 'NEEDS_ATTENTION', heldBecause: 'too-old', alarm: 'too-old' }
}

/** Only if the money has really arrived and the account still exists. */
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
