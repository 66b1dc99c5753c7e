/**
 * A mobile-money payment from "Pay Now" to its outcome, as a table of steps.
 * Pure: the driver (web/use-payment.ts) does the waiting and the asking, and reports back here.
 *
 *   idle ─pay─▶ checking ─reachable─▶ requesting ─accepted─▶ waiting ◀──▶ reading ─completed─▶ paid
 *                  │                      │                     ▲ offline    │
 *                  └──────────────────────┴─────────broke───────┴────────────┴──▶ unpaid, held
 */
import { assertNever } from '#kit/assert-never.ts'
import type { ProviderId } from '#product/mobile-money.ts'
import { POLLING, SAYS } from '../spec.ts'

export type Order = {
  /** Made with the press, so that repeating the request can never charge twice. */
  attemptId: string
  purchaseType: string
  amount: number
  provider: ProviderId
  phone: string
}

/** `message` is the specification's sentence, `reason` our explanation beneath it; `signedOut` offers the way to log in. */
export type Unpaid = { message: string; reason?: string; late?: boolean; signedOut?: boolean }

export type PaymentState =
  | { name: 'idle' }
  | { name: 'checking'; order: Order }
  | { name: 'requesting'; order: Order }
  | { name: 'waiting'; depositId: string; reads: number; ms: number; offline: boolean }
  | { name: 'reading'; depositId: string; reads: number; retries: number }
  /** A look that failed is repeated up to five times, after a pause that doubles. */
  | { name: 'pausing'; depositId: string; reads: number; retries: number; ms: number }
  | { name: 'paid'; depositId: string; receiptNumber?: string }
  | ({ name: 'unpaid'; depositId?: string } & Unpaid)
  /** A person decides: nothing is waited for here, and nothing is to be paid again. */
  | { name: 'held'; depositId: string; words: string }

export type PaymentEvent =
  | { type: 'pay-pressed'; order: Order }
  | { type: 'reachable' }
  /** `reused`: an open payment was found, asked for earlier and perhaps at another phone. */
  | { type: 'deposit-accepted'; depositId: string; reused?: boolean }
  | { type: 'found-open'; depositId: string }
  | { type: 'wait-ended' }
  | { type: 'deposit-read'; status: 'undecided' }
  | { type: 'deposit-read'; status: 'COMPLETED'; receiptNumber?: string }
  | { type: 'deposit-read'; status: 'FAILED'; reason?: string }
  | { type: 'held'; words: string }
  | { type: 'look-failed' }
  | { type: 'connection-lost' }
  | { type: 'broke'; problem: Unpaid }
  | { type: 'try-again' }

export const initialPayment: PaymentState = { name: 'idle' }

const SETTLED: readonly PaymentState['name'][] = ['paid', 'unpaid', 'held']
const isSettled = (state: PaymentState) => SETTLED.includes(state.name)
export const isProcessing = (state: PaymentState) => state.name !== 'idle' && !isSettled(state)

type Late = Extract<PaymentState, { name: 'unpaid' }> & { depositId: string }

/** Timed out on the screen only: the server keeps asking, and a late result is still shown. */
export const isLate = (state: PaymentState): state is Late =>
  state.name === 'unpaid' && state.late === true && state.depositId !== undefined

export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'pay-pressed':
      // A second press must never start a second deposit: the student would be charged twice.
      return isProcessing(state) ? state : { name: 'checking', order: event.order }

    case 'reachable':
      return state.name === 'checking' ? { name: 'requesting', order: state.order } : state

    case 'deposit-accepted':
      return state.name === 'requesting' ? firstWait(event.depositId) : state

    case 'found-open':
      // A reload or a second tab takes up the payment that is under way; it never starts another.
      return state.name === 'idle' ? firstWait(event.depositId) : state

    case 'wait-ended':
      if (state.name === 'waiting')
        return { name: 'reading', depositId: state.depositId, reads: state.reads, retries: 0 }
      return state.name === 'pausing' ? { ...look(state), retries: state.retries } : state

    case 'deposit-read':
      if (isLate(state) && event.status !== 'undecided')
        return afterReading({ name: 'reading', depositId: state.depositId, reads: 0, retries: 0 }, event)
      return state.name === 'reading' ? afterReading(state, event) : state

    case 'held':
      return state.name === 'reading' || isLate(state)
        ? { name: 'held', depositId: state.depositId, words: event.words }
        : state

    case 'look-failed':
      return state.name === 'reading' ? afterFailedLook(state) : state

    case 'connection-lost':
      if (state.name !== 'reading') return state
      // The money may already have moved, so losing the line never counts as a look.
      return {
        name: 'waiting',
        depositId: state.depositId,
        reads: state.reads,
        ms: POLLING.offlineWait,
        offline: true,
      }

    case 'broke':
      return isSettled(state) || state.name === 'idle' ? state : { name: 'unpaid', ...event.problem }

    case 'try-again':
      return state.name === 'unpaid' || state.name === 'held' ? initialPayment : state

    default:
      return assertNever(event)
  }
}

const firstWait = (depositId: string): PaymentState => ({
  name: 'waiting',
  depositId,
  reads: 0,
  ms: POLLING.firstAfter,
  offline: false,
})

const look = ({ depositId, reads }: { depositId: string; reads: number }) =>
  ({ name: 'reading', depositId, reads, retries: 0 }) as const

type ResultPolling = Extract<PaymentState, { name: 'reading' }>

function afterReading(
  { depositId, reads }: ResultPolling,
  event: Extract<PaymentEvent, { type: 'deposit-read' }>,
): PaymentState {
  if (event.status === 'COMPLETED')
    return {
      name: 'paid',
      depositId,
      ...(event.receiptNumber ? { receiptNumber: event.receiptNumber } : {}),
    }
  if (event.status === 'FAILED')
    return {
      name: 'unpaid',
      depositId,
      message: SAYS.depositFailed,
      ...(event.reason ? { reason: event.reason } : {}),
    }
  if (reads + 1 >= POLLING.most) return { name: 'unpaid', depositId, message: SAYS.timedOut, late: true }
  return { name: 'waiting', depositId, reads: reads + 1, ms: POLLING.every, offline: false }
}

function afterFailedLook({ depositId, reads, retries }: ResultPolling): PaymentState {
  if (retries < POLLING.lookupRetries)
    return {
      name: 'pausing',
      depositId,
      reads,
      retries: retries + 1,
      ms: POLLING.lookupFirstDelay * 2 ** retries,
    }
  // Five failed repeats count as one undecided poll: the server keeps asking anyway.
  return afterReading(
    { name: 'reading', depositId, reads, retries },
    { type: 'deposit-read', status: 'undecided' },
  )
}
