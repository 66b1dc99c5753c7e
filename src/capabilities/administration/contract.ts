/** The administration calls and their shapes on the wire. Every call needs an administrator. */
import { z } from 'zod'
import { Purchase } from '#capabilities/access/contract.ts'
import { PaymentStatus } from '#capabilities/payments/contract.ts'
import { REFUND_STATUSES } from '#capabilities/payments/index.ts'
import { type Address, call } from '#contracts/call.ts'
import { ADMINISTRATOR, CODE_AGAIN } from '#contracts/refusal.ts'
import { CALLS } from './spec.ts'

/** All lists are searched, filtered and paged the same way, through the query string. */
export const ListQuery = z.object({
  q: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(25),
  /** Days, inclusive, as in Lusaka: 2026-11-20. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  purchaseType: z.string().max(60).optional(),
  provider: z.string().max(60).optional(),
  /** Deposits only. */
  status: PaymentStatus.optional(),
  /** By default the one the server runs in. */
  environment: z.enum(['emulator', 'sandbox', 'live']).optional(),
  /** Alarms only: 1 for unacknowledged ones. */
  open: z.literal('1').optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

const paged = { total: z.number(), page: z.number(), pageSize: z.number() }

/** 'Earnings from AI', a sum over the ledger. Refunds are taken off. */
export const Earnings = z.object({
  environment: z.enum(['emulator', 'sandbox', 'live']),
  currency: z.string(),
  /** In kwacha, the specification's field. */
  amount: z.number(),
  amountNgwee: z.number(),
  lastUpdated: z.string().nullable(),
  payments: z.number(),
  refundedNgwee: z.number(),
  averageNgwee: z.number(),
  smallestNgwee: z.number(),
  largestNgwee: z.number(),
  /** Open payments: not counted above. */
  waiting: z.object({ payments: z.number(), amountNgwee: z.number() }),
  /** Money that has been received but is on hold until somebody decides. */
  heldNgwee: z.number(),
  perAssistant: z.array(
    z.object({
      purchaseType: z.string(),
      name: z.string(),
      amountNgwee: z.number(),
      payments: z.number(),
    }),
  ),
  /** Every day of the span that has any, as in Lusaka. */
  perDay: z.array(z.object({ day: z.string(), amountNgwee: z.number(), payments: z.number() })),
})
export type Earnings = z.infer<typeof Earnings>

/** The specification's transaction record ('allTransactions'), with its field names. */
export const TransactionRecord = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  userName: z.string(),
  userEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** In kwacha. */
  amount: z.number(),
  currency: z.string(),
  paymentMethod: z.string(),
  status: z.string(),
  timestamp: z.string(),
  transactionId: z.string(),
  paymentProcessor: z.string(),
  purchaseType: z.string(),
})
export type TransactionRecord = z.infer<typeof TransactionRecord>

export const Transactions = z.object({ transactions: z.array(TransactionRecord), ...paged })
export type Transactions = z.infer<typeof Transactions>

export const DepositRow = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  userName: z.string(),
  userEmail: z.string().nullable(),
  phone: z.string().nullable(),
  purchaseType: z.string(),
  assistantName: z.string(),
  amountNgwee: z.number(),
  currency: z.string(),
  provider: z.string(),
  providerName: z.string(),
  environment: z.string(),
  status: PaymentStatus,
  failureCode: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  refunded: z.enum(['no', 'running', 'yes']),
})
export type DepositRow = z.infer<typeof DepositRow>

export const Deposits = z.object({ deposits: z.array(DepositRow), ...paged })
export type Deposits = z.infer<typeof Deposits>

export const PaymentEvent = z.object({
  at: z.string(),
  source: z.string(),
  /** The result: a status word of the gateway, or the event instead. */
  heard: z.string(),
  outcome: z.enum(['applied', 'duplicate', 'no-change', 'held', 'late', 'refused', 'error']),
  detail: z.string().nullable(),
  signature: z.string().nullable(),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

export const Refund = z.object({
  id: z.string(),
  amountNgwee: z.number(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  failure: z.string().nullable(),
  requestedBy: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type Refund = z.infer<typeof Refund>

export const Alarm = z.object({
  id: z.string(),
  kind: z.string(),
  message: z.string(),
  depositId: z.string().nullable(),
  raisedAt: z.string(),
  times: z.number(),
  acknowledgedAt: z.string().nullable(),
  acknowledgedBy: z.string().nullable(),
})
export type Alarm = z.infer<typeof Alarm>

export const Alarms = z.object({ alarms: z.array(Alarm), ...paged })
export type Alarms = z.infer<typeof Alarms>

/** One check and its current state. */
export const AdminCheck = z.object({ what: z.string(), fine: z.boolean(), says: z.string() })
export type AdminCheck = z.infer<typeof AdminCheck>

export const Checks = z.object({ at: z.string(), checks: z.array(AdminCheck) })
export type Checks = z.infer<typeof Checks>

export const LedgerEntry = z.object({
  id: z.string(),
  kind: z.string(),
  at: z.string(),
  lines: z.array(z.object({ account: z.string(), amountNgwee: z.number() })),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** One deposit's history; also the answer of look-up, refund and accept. */
export const DepositHistory = z.object({
  deposit: DepositRow,
  attemptedAt: z.string().nullable(),
  nextCheckAt: z.string().nullable(),
  checks: z.number(),
  providerTransactionId: z.string().nullable(),
  events: z.array(PaymentEvent),
  transaction: TransactionRecord.nullable(),
  purchase: Purchase.nullable(),
  ledger: z.array(LedgerEntry),
  refunds: z.array(Refund),
  alarms: z.array(Alarm),
  /** Actions an administrator may take now. */
  may: z.object({ lookUp: z.boolean(), refund: z.boolean(), accept: z.boolean() }),
})
export type DepositHistory = z.infer<typeof DepositHistory>

/** `said`: a sentence about the gateway's answer. */
export const LookUpAnswer = z.object({ said: z.string(), history: DepositHistory })
export type LookUpAnswer = z.infer<typeof LookUpAnswer>

const reason = z.string().trim().min(3).max(500)
/** `code`: of the authenticator app, where the administrator has set one up. */
const MoneyAct = z.object({ reason, code: z.string().max(40).optional() })

/** Everything is refunded. `refundId` is made once per press. */
export const RefundRequest = MoneyAct.extend({ refundId: z.uuidv4() })
export type RefundRequest = z.infer<typeof RefundRequest>

/** Opens the assistant for money that arrived but was held. */
export const AcceptRequest = MoneyAct

/** `user` is an e-mail address or a uid. */
export const GrantRequest = MoneyAct.extend({
  user: z.string().min(1).max(254),
  purchaseType: z.string().max(60),
})
export type GrantRequest = z.infer<typeof GrantRequest>
export const GrantAnswer = z.object({ purchase: Purchase })
export type GrantAnswer = z.infer<typeof GrantAnswer>

export const UserRow = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  createdAt: z.string(),
  isAdmin: z.boolean(),
  payments: z.number(),
  paidNgwee: z.number(),
  /** AITypes that are open to them now. */
  paidAssistants: z.array(z.string()),
})
export type UserRow = z.infer<typeof UserRow>

export const Users = z.object({ users: z.array(UserRow), ...paged })
export type Users = z.infer<typeof Users>

export const UserHistory = z.object({
  user: UserRow,
  deposits: z.array(DepositRow),
  purchases: z.array(Purchase),
})
export type UserHistory = z.infer<typeof UserHistory>

export const AlarmAnswer = z.object({ alarm: Alarm })
export type AlarmAnswer = z.infer<typeof AlarmAnswer>

export const AuditAct = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  act: z.string(),
  about: z.string().nullable(),
  reason: z.string().nullable(),
  detail: z.string().nullable(),
})
export type AuditAct = z.infer<typeof AuditAct>

export const AuditLog = z.object({ acts: z.array(AuditAct), ...paged })
export type AuditLog = z.infer<typeof AuditLog>

const ACT = { ...ADMINISTRATOR, 'not-possible': 409 } as const
const MONEY_ACT = { ...ACT, ...CODE_AGAIN } as const

const listed = <A extends Address, S extends z.ZodType>(address: A, summary: string, answer: S) =>
  call(address, { summary, query: ListQuery, answer, refusals: ADMINISTRATOR })
const asFile = <A extends Address>(address: A, summary: string) =>
  call(address, { summary, query: ListQuery, answer: { bytes: ['text/csv'] }, refusals: ADMINISTRATOR })
const query = <A extends Address, S extends z.ZodType>(address: A, summary: string, answer: S) =>
  call(address, { summary, answer, refusals: ADMINISTRATOR })

export const readEarnings = listed(CALLS.readEarnings, 'What was earned in a span of days', Earnings)
export const exportEarnings = asFile(CALLS.exportEarnings, 'What was earned, as a file')
export const listDeposits = listed(CALLS.listDeposits, 'Every deposit that was asked for', Deposits)
export const exportDeposits = asFile(CALLS.exportDeposits, 'The same deposits as a file')
export const listTransactions = listed(CALLS.listTransactions, 'Every completed payment', Transactions)
export const exportTransactions = asFile(CALLS.exportTransactions, 'The same payments as a file')
export const listUsers = listed(CALLS.listUsers, 'Everybody with an account', Users)
export const listAlarms = listed(CALLS.listAlarms, 'What does not add up by itself', Alarms)
export const listActs = listed(CALLS.listActs, 'Every act of an administrator', AuditLog)
export const readUser = query(CALLS.readUser, 'One account: what was bought, and every payment', UserHistory)
export const readDeposit = query(CALLS.readDeposit, 'Everything about one deposit', DepositHistory)

export const readChecks = query(CALLS.readChecks, 'What is wrong now', Checks)

export const acknowledgeAlarm = call(CALLS.acknowledgeAlarm, {
  summary: 'Look after an alarm',
  answer: AlarmAnswer,
  refusals: ACT,
})
export const lookUpDeposit = call(CALLS.lookUpDeposit, {
  summary: 'Ask the gateway about a deposit now',
  answer: LookUpAnswer,
  refusals: ACT,
})
export const refundDeposit = call(CALLS.refundDeposit, {
  summary: 'Pay a deposit back, once for one refundId',
  body: RefundRequest,
  answer: DepositHistory,
  refusals: MONEY_ACT,
})
export const acceptDeposit = call(CALLS.acceptDeposit, {
  summary: 'Earn money that arrived and was held, and open the assistant',
  body: AcceptRequest,
  answer: DepositHistory,
  refusals: MONEY_ACT,
})
export const grantAccess = call(CALLS.grantAccess, {
  summary: 'Give one purchase without a payment',
  body: GrantRequest,
  answer: GrantAnswer,
  refusals: { ...MONEY_ACT, 'unknown-user': 404, 'unknown-product': 400 },
})
export const signUserOut = call(CALLS.signUserOut, {
  summary: 'End every session of one account, and the links that could open a new one',
  body: z.object({ reason }),
  answer: z.object({ sessions: z.number() }),
  refusals: ADMINISTRATOR,
})
