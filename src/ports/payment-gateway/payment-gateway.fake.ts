/** A gateway without a network, for tests of code above the port: they decide the outcome of every deposit. */
import { ok } from '#kit/result.ts'
import { PROVIDERS, providerIds } from '#product/mobile-money.ts'
import type { CallbackRequest } from './callback.ts'
import { callbackBody } from './pawapay/check-callback.ts'
import type { DepositOrder, PaymentGateway, RefundOrder, StartOutcome } from './payment-gateway.ts'
import type { DepositReading, DepositRecord, DepositStatus, RefundRecord } from './records.ts'

export type FakeGateway = PaymentGateway & {
  /** The charges made: one entry per deposit, however often it was requested. */
  readonly charges: Map<string, DepositOrder>
  readonly refunds: Map<string, RefundOrder>
  /** Every request to start a deposit, repeats included. */
  readonly asked: DepositOrder[]
  /** Gives a deposit another state from now on, or changes any other field. */
  change(depositId: string, changes: Partial<DepositRecord>): void
  /** The next start answers this; with `charged` the deposit exists in any case. */
  answerNextStart(outcome: StartOutcome, options?: { charged?: boolean }): void
  answerNextRead(reading: DepositReading): void
  /** A callback as it would arrive. */
  callback(depositId: string, signature?: 'verified' | 'forged' | 'unsigned'): CallbackRequest
}

const SIGNATURE_HEADER = 'x-fake-signature'
const CREATED = '2026-01-31T08:00:00Z'

export function fakeGateway(
  statusOf: (order: DepositOrder) => DepositStatus = () => 'COMPLETED',
): FakeGateway {
  const charges = new Map<string, DepositOrder>()
  const refunds = new Map<string, RefundOrder>()
  const changes = new Map<string, Partial<DepositRecord>>()
  const starts: { outcome: StartOutcome; charged: boolean }[] = []
  const reads: DepositReading[] = []
  const asked: DepositOrder[] = []

  const record = (depositId: string): DepositRecord | undefined => {
    const order = charges.get(depositId)
    return order && { ...recordOf(order, statusOf(order)), ...changes.get(depositId) }
  }
  const charge = (order: DepositOrder): StartOutcome => {
    if (charges.has(order.depositId)) return { outcome: 'duplicate', created: CREATED }
    charges.set(order.depositId, order)
    return { outcome: 'accepted', created: CREATED }
  }

  return {
    environment: 'emulator',
    charges,
    refunds,
    asked,
    change: (depositId, change) => changes.set(depositId, { ...changes.get(depositId), ...change }),
    answerNextStart: (outcome, { charged = false } = {}) => starts.push({ outcome, charged }),
    answerNextRead: (reading) => reads.push(reading),
    callback(depositId, signature = 'verified') {
      const headers = signature === 'unsigned' ? {} : { [SIGNATURE_HEADER]: signature }
      const rawBody = new TextEncoder().encode(JSON.stringify(onWire(record(depositId), depositId)))
      return { method: 'POST', authority: 'localhost', path: '/callback', headers, rawBody }
    },

    async startDeposit(order) {
      asked.push(order)
      const next = starts.shift()
      if (!next) return charge(order)
      if (next.charged) charge(order)
      return next.outcome
    },
    async readDeposit(depositId) {
      const deposit = record(depositId)
      return reads.shift() ?? (deposit ? { reading: 'found', deposit } : { reading: 'not-found' })
    },
    async resendCallback(depositId) {
      const status = record(depositId)?.status
      if (status === 'COMPLETED' || status === 'FAILED') return { outcome: 'accepted' }
      return { outcome: 'refused', code: status ? 'INVALID_STATE' : 'NOT_FOUND', message: '' }
    },
    async checkCallback({ headers, rawBody }) {
      const body = callbackBody(rawBody)
      const signature = headers[SIGNATURE_HEADER]
      if (signature === 'verified') return { signature, keyId: 'fake', body }
      return signature === 'forged' ? { signature, reason: 'forged', body } : { signature: 'unsigned', body }
    },
    activeConfiguration: async () => ok(configuration()),
    availability: async () => ok(providerIds.map((provider) => ({ provider, deposits: 'OPERATIONAL' }))),
    async predictProvider(written) {
      const phone = written.replace(/\D/g, '')
      const national = phone.slice(2, 5)
      const provider = providerIds.find((id) =>
        (PROVIDERS[id].prefixes as readonly string[]).includes(national),
      )
      if (!provider || phone.length !== 12)
        return { ok: false, problem: { code: 'refused', message: 'INVALID_PARAMETER' } }
      return ok({ provider, phone, country: 'ZMB' })
    },
    async startRefund(order) {
      if (refunds.has(order.refundId)) return { outcome: 'duplicate', created: CREATED }
      const deposit = record(order.depositId)
      if (deposit?.status !== 'COMPLETED')
        return { outcome: 'refused', code: deposit ? 'INVALID_STATE' : 'NOT_FOUND', message: '' }
      refunds.set(order.refundId, order)
      return { outcome: 'accepted', created: CREATED }
    },
    async readRefund(refundId) {
      const order = refunds.get(refundId)
      const deposit = order && record(order.depositId)
      return deposit ? { reading: 'found', refund: refundOf(order, deposit) } : { reading: 'not-found' }
    },
  }
}

const recordOf = (order: DepositOrder, status: DepositStatus): DepositRecord => ({
  depositId: order.depositId,
  status,
  amount: order.amount,
  currency: 'ZMW',
  phone: order.phone,
  provider: order.provider,
  providerTransactionId: status === 'COMPLETED' ? `receipt-${order.depositId.slice(0, 8)}` : null,
  failure: status === 'FAILED' ? { code: 'UNSPECIFIED_FAILURE', message: '' } : null,
  created: CREATED,
  clientReferenceId: order.clientReferenceId ?? null,
  metadata: Object.fromEntries((order.metadata ?? []).map(({ key, value }) => [key, value])),
})

function refundOf(order: RefundOrder, deposit: DepositRecord): RefundRecord {
  const { depositId: _, ...money } = deposit
  return { ...money, refundId: order.refundId, status: 'COMPLETED', amount: order.amount ?? deposit.amount }
}

/** The body of a callback, in wire format: four decimals and none of our references. */
function onWire(deposit: DepositRecord | undefined, depositId: string) {
  if (!deposit) return { depositId, status: 'COMPLETED' }
  const { status, amount, failure, phone, provider, clientReferenceId: _, ...rest } = deposit
  return {
    ...rest,
    status: typeof status === 'string' ? status : status.unknown,
    amount: typeof amount === 'number' ? (amount / 100).toFixed(4) : amount.unreadable,
    payer: { type: 'MMO', accountDetails: { phoneNumber: phone, provider } },
    ...(failure ? { failureReason: { failureCode: failure.code, failureMessage: failure.message } } : {}),
  }
}

const configuration = () => ({
  companyName: 'Weekbe4',
  signedRequestsOnly: false,
  signedCallbacks: true,
  providers: providerIds.map((provider) => ({
    provider,
    name: PROVIDERS[provider].name,
    nameDisplayedToCustomer: 'Weekbe4',
    currency: 'ZMW',
    status: 'OPERATIONAL' as const,
    minAmount: 100,
    maxAmount: 2_000_000,
    decimals: 2 as const,
    pinPrompt: 'AUTOMATIC',
    pinPromptRevivable: false,
    pinPromptInstructions: [],
    callbackUrl: null,
  })),
})
