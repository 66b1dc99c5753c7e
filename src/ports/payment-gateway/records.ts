/** The gateway's report of a deposit or a refund, in our terms. */
import type { Ngwee } from '#kit/money.ts'

export const depositStatuses = ['ACCEPTED', 'PROCESSING', 'IN_RECONCILIATION', 'COMPLETED', 'FAILED'] as const
export const refundStatuses = [...depositStatuses, 'ENQUEUED'] as const

/** An unknown status is kept as received: a person decides, not a default branch. */
export type DepositStatus = (typeof depositStatuses)[number] | { unknown: string }
type RefundStatus = (typeof refundStatuses)[number] | { unknown: string }

/** An amount we cannot read exactly is kept as received, never rounded. */
export type ReceivedAmount = Ngwee | { unreadable: string }

export type Failure = { code: string; message: string }

type MoneyRecord = {
  amount: ReceivedAmount
  currency: string | null
  phone: string | null
  provider: string | null
  /** The operator's own receipt number. */
  providerTransactionId: string | null
  /** `code` is for rules; `message` is for staff. Only where the record has FAILED. */
  failure: Failure | null
  created: string | null
  /** Present in a lookup, absent from callbacks. */
  clientReferenceId: string | null
  metadata: Record<string, string>
}

export type DepositRecord = MoneyRecord & { depositId: string; status: DepositStatus }
export type RefundRecord = MoneyRecord & { refundId: string; status: RefundStatus }

export type NoReading =
  /** The gateway never accepted this id, or does not have it yet. */
  | { reading: 'not-found' }
  /** Nothing was learnt: no answer, an error, or an answer that makes no sense. On 401 and 403 alarm the operator. */
  | { reading: 'unreachable'; reason: string; misconfigured: boolean }

export type DepositReading = { reading: 'found'; deposit: DepositRecord } | NoReading
export type RefundReading = { reading: 'found'; refund: RefundRecord } | NoReading
