/** The payment flow's requests, answered as the flow's own events. */
import { type CallProblem, callApi } from '#api-client/call-api.ts'
import type {
  askForDeposit,
  DepositRequest,
  DepositResult,
  listPayments,
  Payment,
  readResult,
} from '../contract.ts'
import type { PaymentEvent } from '../rules/payment-flow.ts'
import { CALLS, REFUSALS, SAYS } from '../spec.ts'

export type PaymentsApi = {
  isReachable(): Promise<boolean>
  start(request: DepositRequest): Promise<PaymentEvent>
  read(depositId: string): Promise<PaymentEvent>
  /** The payment that is under way for this product, here or on another device. */
  findOpen(purchaseType: string): Promise<Payment | undefined>
}

/** Our own favicon: 1 KB, and no third party learns about a coming payment. */
const PROBE = '/favicon.ico'

async function isReachable(): Promise<boolean> {
  try {
    // Any answer will do; the number keeps caches between us and the server from giving it.
    await fetch(`${PROBE}?${Date.now()}`, { method: 'GET', mode: 'no-cors', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

async function start(request: DepositRequest): Promise<PaymentEvent> {
  const answer = await callApi<typeof askForDeposit>(CALLS.requestDeposit, {
    body: request,
    staysOpen: true,
  })
  if (!answer.ok) return notStarted(answer.problem)
  const { depositID: depositId, reused } = answer.value.depositData ?? {}
  return depositId
    ? { type: 'deposit-accepted', depositId, ...(reused ? { reused } : {}) }
    : { type: 'broke', problem: { message: SAYS.otherFailure } }
}

const LINE_WAS_LOST =
  'The connection was lost. If the payment did start, it is shown here and in your purchases; you are never charged twice.'

const signedOut: PaymentEvent = { type: 'broke', problem: { message: SAYS.notSignedIn, signedOut: true } }
const notSent: PaymentEvent = {
  type: 'broke',
  problem: { message: SAYS.requestFailed, reason: REFUSALS.notSent },
}

function notStarted({ status, code, message }: CallProblem): PaymentEvent {
  if (status === 401) return signedOut
  if (code === 'not-sent') return notSent
  if (message === SAYS.requestFailed) return { type: 'broke', problem: { message } }
  return {
    type: 'broke',
    problem: { message: SAYS.requestFailed, reason: status === 0 ? LINE_WAS_LOST : message },
  }
}

async function look(depositId: string): Promise<PaymentEvent> {
  if (!navigator.onLine) return { type: 'connection-lost' }
  const answer = await callApi<typeof readResult>(CALLS.readResult, {
    params: { id: depositId },
    staysOpen: true,
  })
  if (answer.ok) return told(answer.value)
  const { status, code, message } = answer.problem
  if (code === 'no-result-yet') return { type: 'deposit-read', status: 'undecided' }
  if (code === 'held') return { type: 'held', words: message }
  if (code === 'not-sent') return notSent
  if (status === 401) return signedOut
  if (status === 0 && !navigator.onLine) return { type: 'connection-lost' }
  return { type: 'look-failed' }
}

function told(result: DepositResult): PaymentEvent {
  if (result.status === 'COMPLETED')
    return {
      type: 'deposit-read',
      status: 'COMPLETED',
      ...(result.receiptNumber ? { receiptNumber: result.receiptNumber } : {}),
    }
  if (result.status === 'FAILED')
    return {
      type: 'deposit-read',
      status: 'FAILED',
      ...(result.reason ? { reason: result.reason.message } : {}),
    }
  // A word we do not know is no result: the server's own clock decides.
  return { type: 'deposit-read', status: 'undecided' }
}

async function findOpen(purchaseType: string): Promise<Payment | undefined> {
  const answer = await callApi<typeof listPayments>(CALLS.listPayments, { query: { open: '1' } })
  // Unknown is no reason to bother the student: the server refuses a second open payment anyway.
  if (!answer.ok) return undefined
  return answer.value.payments.find((payment) => payment.open && payment.purchaseType === purchaseType)
}

export const paymentsApi: PaymentsApi = { isReachable, start, read: look, findOpen }
