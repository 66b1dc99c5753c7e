/** The payment calls and their shapes on the wire. */
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import { Refusal, SIGNED_IN } from '#contracts/refusal.ts'
import { CALLBACK, CALLS } from './spec.ts'

export const PAYMENT_STATUSES = [
  'CREATED',
  'ACCEPTED',
  'PROCESSING',
  'IN_RECONCILIATION',
  'COMPLETED',
  'FAILED',
  /** Refused before any wallet was asked. */
  'REJECTED',
  /** Something does not add up: an administrator decides, and nothing is lost until then. */
  'NEEDS_ATTENTION',
] as const
export const PaymentStatus = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** The specification's payload, plus two fields of ours. */
export const DepositRequest = z.object({
  userId: z.string().min(1),
  PhoneNumber: z.string().max(40),
  /** In kwacha. The server charges from the catalogue: another amount is refused. */
  amount: z.union([z.number(), z.string().max(40)]),
  /** The provider id. */
  correspondent: z.string().max(60),
  TimeStamp: z.string().max(60),
  customerID: z.string().max(200),
  customerEmail: z.string().max(254),
  BaseURL: z.string().max(500),
  Currency: z.string().max(10),
  depositStatus: z.literal('pending'),
  paymentDescription: z.string().max(200),
  purchaseType: z.string().max(60),
  /** Made once for a press of Pay Now, in lower case; it becomes the deposit id, so a repeat charges once. */
  attemptId: z.uuidv4(),
})
export type DepositRequest = z.infer<typeof DepositRequest>

/** `reused` says that an open payment for the same assistant was found and is shown instead of a second one. */
export const DepositAnswer = z.object({
  depositData: z.object({ depositID: z.string(), status: PaymentStatus, reused: z.boolean() }),
})
export type DepositAnswer = z.infer<typeof DepositAnswer>

/** Codes for programs, words for people: the reason shown under the title. */
export const FailureReason = z.object({ code: z.string(), message: z.string() })
export type FailureReason = z.infer<typeof FailureReason>

/** Once there is a conclusive result. */
export const DepositResult = z.object({
  status: z.enum(['COMPLETED', 'FAILED']),
  depositId: z.string(),
  purchaseType: z.string(),
  amountNgwee: z.number(),
  reason: FailureReason.nullable(),
  receiptNumber: z.string().nullable(),
})
export type DepositResult = z.infer<typeof DepositResult>

/** The 404 while there is none: undecided, not failed (house ruling 2); held for a person; or never sent. */
export const NoResultYet = z.object({
  error: z.string(),
  code: z.enum(['no-result-yet', 'held', 'not-sent']),
  state: PaymentStatus,
})
export type NoResultYet = z.infer<typeof NoResultYet>

/** Everything a printed receipt says. */
export const ReceiptFacts = z.object({
  number: z.string(),
  paidAt: z.string(),
  paidBy: z.string(),
  phone: z.string(),
  providerName: z.string(),
  /** The operator's own receipt number. */
  providerTransactionId: z.string().nullable(),
  description: z.string(),
  offer: z.string(),
  amountNgwee: z.number(),
  currency: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  refundedAt: z.string().nullable(),
  testMoney: z.boolean(),
})
export type ReceiptFacts = z.infer<typeof ReceiptFacts>

/** One of the caller's payments. `id` is the deposit id. */
export const Payment = z.object({
  id: z.string(),
  purchaseType: z.string(),
  assistantName: z.string(),
  amountNgwee: z.number(),
  currency: z.string(),
  provider: z.string(),
  providerName: z.string(),
  phone: z.string(),
  status: PaymentStatus,
  /** Waiting for a result; the server keeps asking. False if the gateway never accepted it. */
  open: z.boolean(),
  reason: FailureReason.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  testMoney: z.boolean(),
  receipt: ReceiptFacts.nullable(),
})
export type Payment = z.infer<typeof Payment>

/** Newest first. */
export const Payments = z.object({ payments: z.array(Payment) })
export type Payments = z.infer<typeof Payments>

export const OnePayment = z.object({ payment: Payment })
export type OnePayment = z.infer<typeof OnePayment>

export const ProviderState = z.object({
  provider: z.string(),
  name: z.string(),
  prefixes: z.array(z.string()),
  /** UNKNOWN never blocks: no answer is not a closed operator. */
  status: z.enum(['OPERATIONAL', 'DELAYED', 'CLOSED', 'UNKNOWN']),
  /** The sentence for DELAYED and CLOSED. */
  notice: z.string().nullable(),
  /** The merchant name shown in the PIN prompt. */
  nameDisplayedToCustomer: z.string().nullable(),
  pinPromptRevivable: z.boolean(),
  pinSteps: z.array(z.string()),
})
export type ProviderState = z.infer<typeof ProviderState>

export const TestNumber = z.object({ phone: z.string(), provider: z.string(), outcome: z.string() })
export type TestNumber = z.infer<typeof TestNumber>

export const PaymentsConfiguration = z.object({
  mode: z.enum(['emulator', 'sandbox', 'live', 'off']),
  /** The permanent badge if no real money moves; null in live mode. */
  badge: z.string().nullable(),
  /** Why payments are unavailable; null if they are available. */
  unavailable: z.string().nullable(),
  providers: z.array(ProviderState),
  /** Empty in live mode. */
  testNumbers: z.array(TestNumber),
  /** Emulator only: the page for approving or declining a pending prompt, as on the phone. */
  phoneSimulator: z.string().nullable(),
  /** What each assistant can do on this server, by its id. */
  doesHere: z.record(z.string(), z.string()),
  /** Assistants that are not on sale here yet: 'Opens soon on this server'. */
  opensSoon: z.array(z.string()),
})
export type PaymentsConfiguration = z.infer<typeof PaymentsConfiguration>

export const askForDeposit = call(CALLS.requestDeposit, {
  summary: 'Ask a phone for money; it is asked once for one attempt',
  body: DepositRequest,
  answer: DepositAnswer,
  refusals: {
    ...SIGNED_IN,
    'missing-data': 400,
    'unknown-product': 400,
    'wrong-amount': 400,
    'wrong-currency': 400,
    'unknown-provider': 400,
    'invalid-phone': 400,
    'another-person': 403,
    'operator-closed': 409,
    'opens-soon': 409,
    'attempt-used': 422,
    'sent-too-often': 429,
    'too-many-for-phone': 429,
    'too-many-for-user': 429,
    'not-sent': 502,
    'switched-off': 503,
  },
})

export const readResult = call(CALLS.readResult, {
  summary: 'How a payment ended. 404 while it has not, with its state',
  answer: DepositResult,
  refusals: { ...SIGNED_IN, 'not-found': 404, 'no-result-yet': 404, held: 404, 'not-sent': 404 },
  refusal: z.union([NoResultYet, Refusal]),
})

export const readConfiguration = call(CALLS.readConfiguration, {
  summary: 'Which operators can be paid with just now',
  answer: PaymentsConfiguration,
  refusals: SIGNED_IN,
})

export const listPayments = call(CALLS.listPayments, {
  summary: 'One’s own payments; with open=1 those that wait for a result',
  query: z.object({ open: z.string().optional() }),
  answer: Payments,
  refusals: SIGNED_IN,
})

export const readPayment = call(CALLS.readPayment, {
  summary: 'One payment of one’s own',
  answer: OnePayment,
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const takeCallback = call(CALLBACK, {
  summary: 'pawaPay tells what became of a deposit or a refund; its signature is checked',
  headers: {
    Signature: 'RFC 9421, over the body’s digest',
    'Content-Digest': 'of the bytes as they are sent',
  },
  // The shape is pawaPay's. An unreadable body gets the same answer as a callback about an unknown payment.
  body: { bytes: ['application/json'] },
  answer: z.object({ status: z.literal('ok') }),
  refusals: { unparsable: 400, signature: 401, 'not-confirmed': 503 },
})
