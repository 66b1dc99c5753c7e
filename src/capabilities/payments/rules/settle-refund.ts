/** Decides what news about a refund means. As with deposits, unknown is not failed. */
import { NOT_FOUND_IS_FINAL_AFTER } from '../spec.ts'
import { NOT_FOUND } from './settle.ts'

export const OPEN_REFUNDS = ['CREATED', 'ACCEPTED', 'ENQUEUED', 'PROCESSING', 'IN_RECONCILIATION'] as const
export const REFUND_STATUSES = [
  ...OPEN_REFUNDS,
  'COMPLETED',
  'FAILED',
  'REJECTED',
  'NEEDS_ATTENTION',
] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

export const isOpenRefund = (status: RefundStatus): boolean => OPEN_REFUNDS.some((open) => open === status)

export type RefundHeard =
  | { type: 'accepted' | 'duplicate' | 'not-found' }
  | { type: 'no-answer' | 'never-sent'; reason: string }
  | { type: 'refused' | 'misconfigured'; code: string; message: string }
  | {
      type: 'status'
      status: Exclude<RefundStatus, 'CREATED' | 'REJECTED' | 'NEEDS_ATTENTION'> | { unknown: string }
      failure: { code: string; message: string } | null
    }

export type RefundDecision = {
  to?: RefundStatus
  failure?: { code: string; message: string }
  neverSent?: true
  /** Money has gone back: the ledger and the purchase follow. */
  paidBack?: true
  alarm?: 'refund-failed' | 'refund-unknown-status' | 'gateway-misconfigured'
}

const NOTHING: RefundDecision = {}

/** Believed only of a refund that the gateway never confirmed, and not before it had time to appear. */
const neverArrived = (
  { status, neverSent, createdAt }: { status: RefundStatus; neverSent: boolean; createdAt: Date },
  now: Date,
): boolean =>
  status === 'CREATED' && (neverSent || now.getTime() - createdAt.getTime() >= NOT_FOUND_IS_FINAL_AFTER)

export function decideRefund(
  refund: { status: RefundStatus; neverSent: boolean; createdAt: Date },
  heard: RefundHeard,
  now: Date,
): RefundDecision {
  const { status } = refund
  const paidBackAfterAll = heard.type === 'status' && heard.status === 'COMPLETED' && status !== 'COMPLETED'
  if (paidBackAfterAll) return { to: 'COMPLETED', paidBack: true }
  if (!isOpenRefund(status)) return NOTHING
  switch (heard.type) {
    case 'accepted':
      return forward(status, 'ACCEPTED')
    case 'duplicate':
    case 'no-answer':
      return NOTHING
    case 'never-sent':
      return status === 'CREATED' ? { neverSent: true } : NOTHING
    case 'refused':
    case 'misconfigured':
      if (status !== 'CREATED' || heard.code === 'UNKNOWN_ERROR') return NOTHING
      return {
        to: 'REJECTED',
        failure: { code: heard.code, message: heard.message },
        alarm: heard.type === 'misconfigured' ? 'gateway-misconfigured' : 'refund-failed',
      }
    case 'not-found':
      if (!neverArrived(refund, now)) return NOTHING
      return { to: 'FAILED', failure: { code: NOT_FOUND, message: '' }, alarm: 'refund-failed' }
    case 'status':
      if (typeof heard.status === 'object') return { to: 'NEEDS_ATTENTION', alarm: 'refund-unknown-status' }
      if (heard.status === 'FAILED')
        return {
          to: 'FAILED',
          failure: heard.failure ?? { code: 'UNSPECIFIED_FAILURE', message: '' },
          alarm: 'refund-failed',
        }
      return forward(status, heard.status)
  }
}

const rank = (status: RefundStatus) => REFUND_STATUSES.indexOf(status)
const forward = (from: RefundStatus, to: RefundStatus): RefundDecision =>
  rank(to) > rank(from) ? { to } : NOTHING
