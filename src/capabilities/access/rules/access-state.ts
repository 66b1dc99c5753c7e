/**
 * Decides access: which assistants are open, until when, and how much is left. Pure: records and a clock in, an answer
 * out.
 */
import { oneMonthAfter } from '#kit/time.ts'
import type { AccessTerms } from '#product/assistants.ts'
import { LAST_UPLOAD_STAYS, type PurchaseEnd, type WhyClosed } from '../spec.ts'
import { parseTime } from './parse-time.ts'

export type PurchaseRecord = {
  id: string
  /** In any of the shapes records come in; without one the record is incomplete. */
  purchaseTimestamp: unknown
  /** Set when a purchase queues behind an earlier one; otherwise it begins when it was bought. */
  startsAt: Date | null
  /** Null for an assistant without a meter. */
  limit: number | null
  used: number
  /** Reserved by running work. */
  held: number
  /** When a use was last counted. */
  lastUsedAt: Date | null
  ended: PurchaseEnd | null
}

export type Standing =
  | { name: 'live' | 'waiting'; from: Date; until: Date }
  | { name: 'ended'; because: PurchaseEnd; from: Date | null; until: Date | null }

export const accessEnd = ({ validity }: AccessTerms, start: Date): Date =>
  validity.kind === 'duration' ? new Date(start.getTime() + validity.ms) : oneMonthAfter(start)

/** When a record counts as used up. After the last upload it stays visible for a moment before it ends. */
function usedUpFrom(
  { allowance }: AccessTerms,
  { limit, used, lastUsedAt }: PurchaseRecord,
): Date | undefined {
  if (limit === null || used < limit) return undefined
  if (allowance.kind !== 'uploads' || !lastUsedAt) return new Date(0)
  return new Date(lastUsedAt.getTime() + LAST_UPLOAD_STAYS)
}

export function standingOf(terms: AccessTerms, record: PurchaseRecord, now: Date): Standing {
  const bought = parseTime(record.purchaseTimestamp)
  const from = record.startsAt ?? bought
  const until = from && accessEnd(terms, from)
  if (record.ended) return { name: 'ended', because: record.ended, from, until }
  if (!bought || !from || !until) return { name: 'ended', because: 'incomplete', from: null, until: null }
  const usedUp = usedUpFrom(terms, record)
  if (usedUp && now >= usedUp) return { name: 'ended', because: 'used-up', from, until }
  // Still live at exactly the last moment; only later counts as expired.
  if (now > until) return { name: 'ended', because: 'expired', from, until }
  // Only behind another one does it wait: a machine's clock that is set back closes nothing that was bought.
  const waits = terms.allowance.kind === 'unlimited' && from > bought && from > now
  return { name: waits ? 'waiting' : 'live', from, until }
}

/** Live ones, first to expire first: the order in which a meter is used up. */
const byEnd = (a: { until: Date | null }, b: { until: Date | null }) =>
  (a.until?.getTime() ?? 0) - (b.until?.getTime() ?? 0)

function liveOnes(terms: AccessTerms, records: PurchaseRecord[], now: Date) {
  return records
    .map((record) => ({ record, standing: standingOf(terms, record, now) }))
    .filter(({ standing }) => standing.name === 'live')
    .sort((a, b) => byEnd(a.standing, b.standing))
    .map(({ record, standing }) => ({ record, until: standing.until }))
}

export type AccessState =
  | { name: 'paid'; bought: Date; until: Date; used: number; left: number | null; held: number }
  | { name: 'unpaid'; why: WhyClosed; bought: Date | null; until: Date | null; used: number }

const leftOf = ({ limit, used, held }: PurchaseRecord) =>
  limit === null ? 0 : Math.max(0, limit - used - held)

/** `records` are one person's purchases of one assistant, oldest first. */
export function accessState(terms: AccessTerms, records: PurchaseRecord[], now: Date): AccessState {
  const live = liveOnes(terms, records, now)
  const [current] = live
  if (current) {
    const metered = terms.allowance.kind !== 'unlimited'
    const ends = records
      .map((record) => standingOf(terms, record, now))
      .flatMap((standing) => (standing.name !== 'ended' ? [standing.until.getTime()] : []))
    return {
      name: 'paid',
      bought: parseTime(current.record.purchaseTimestamp) ?? now,
      until: new Date(Math.max(...ends)),
      used: sum(live.map(({ record }) => record.used + record.held)),
      left: metered ? sum(live.map(({ record }) => leftOf(record))) : null,
      held: sum(live.map(({ record }) => record.held)),
    }
  }
  const last = records.at(-1)
  if (!last) return { name: 'unpaid', why: 'never-bought', bought: null, until: null, used: 0 }
  const standing = standingOf(terms, last, now)
  return {
    name: 'unpaid',
    // A waiting row cannot be the latest state; it would follow a live one.
    why: standing.name === 'ended' ? standing.because : 'never-bought',
    bought: parseTime(last.purchaseTimestamp),
    until: standing.until,
    used: last.used,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Start of a new purchase (house ruling 3). A time-limited assistant starts its new time when the live ones end; a
 * metered one starts at once, beside the remaining allowance.
 */
export function startOfNext(terms: AccessTerms, records: PurchaseRecord[], now: Date): Date {
  if (terms.allowance.kind !== 'unlimited') return now
  const ends = records
    .map((record) => standingOf(terms, record, now))
    .flatMap((standing) => (standing.name !== 'ended' ? [standing.until] : []))
  return new Date(Math.max(now.getTime(), ...ends.map((end) => end.getTime())))
}

export type Share = { id: string; amount: number }

/** Spreads a use over the live allowances, first to expire first. Undefined when there is not enough. */
export function shareOut(
  terms: AccessTerms,
  records: PurchaseRecord[],
  amount: number,
  now: Date,
): Share[] | undefined {
  let missing = amount
  const shares: Share[] = []
  for (const { record } of liveOnes(terms, records, now)) {
    const take = Math.min(missing, leftOf(record))
    if (take > 0) shares.push({ id: record.id, amount: take })
    missing -= take
  }
  return missing === 0 ? shares : undefined
}
