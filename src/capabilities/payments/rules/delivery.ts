/**
 * Whether the gateway has received a deposit, as far as we know. It accepts a deposit id once, so resending the same id
 * can never charge twice; a second id could.
 */
import type { PaymentStatus } from '../contract.ts'
import {
  MOST_SENDS,
  NOT_FOUND_IS_FINAL_AFTER,
  SENDING_TAKES,
  SENT_BY_ITSELF_FOR,
  STORING_TAKES,
} from '../spec.ts'

export const DELIVERIES = [
  /** No request was sent. */
  'unsent',
  /** A request is in flight, or the program ended during it. */
  'sending',
  /** It ended without an answer: the deposit may be there or not. */
  'unanswered',
  /** It ended without an answer, and the gateway has said since that it knows no such deposit. */
  'absent',
  /** The gateway has spoken about it. */
  'answered',
] as const
export type Delivery = (typeof DELIVERIES)[number]

export type DeliveryFacts = {
  status: PaymentStatus
  delivery: Delivery
  /** Requests so far. */
  sends: number
  sentAt: Date | null
  createdAt: Date
}

/** Pay Now was pressed but the gateway does not have the deposit: there is nothing to wait for. */
export const isNotSent = ({ status, delivery }: Pick<DeliveryFacts, 'status' | 'delivery'>): boolean =>
  status === 'CREATED' && delivery === 'absent'

const wasNeverTried = ({ delivery, sends }: DeliveryFacts) => delivery === 'unsent' && sends === 0

/** A running request may still be working on it. */
function isInHand(payment: DeliveryFacts, now: Date): boolean {
  const waits = wasNeverTried(payment) ? STORING_TAKES : payment.delivery === 'sending' ? SENDING_TAKES : 0
  const age = now.getTime() - (payment.sentAt ?? payment.createdAt).getTime()
  return age >= 0 && age < waits
}

export type MaySend = 'yes' | 'no' | 'too-often'

/** The student presses Pay Now again. */
export function maySendAgain(payment: DeliveryFacts, now: Date): MaySend {
  if (payment.status !== 'CREATED' || payment.delivery === 'answered' || isInHand(payment, now)) return 'no'
  return payment.sends < MOST_SENDS ? 'yes' : 'too-often'
}

export type Absence = 'wait' | 'send-again' | 'absent' | 'gone'

/**
 * The gateway does not know a deposit that it never confirmed. One left unsent by a crash is sent while its student may
 * still be waiting, but not later: a prompt for an abandoned payment must never appear.
 */
export function afterNotFound(payment: DeliveryFacts, now: Date): Absence {
  if (isInHand(payment, now)) return 'wait'
  const leftByCrash = wasNeverTried(payment) || payment.delivery === 'sending'
  if (leftByCrash && now.getTime() - payment.createdAt.getTime() < SENT_BY_ITSELF_FOR) return 'send-again'
  if (payment.delivery === 'unsent') return 'gone'
  const sentAt = payment.sentAt ?? payment.createdAt
  return now.getTime() - sentAt.getTime() >= NOT_FOUND_IS_FINAL_AFTER ? 'gone' : 'absent'
}
