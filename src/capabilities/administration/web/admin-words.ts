/** Labels of states and outcomes for the people who handle the money. */

import { stateWords } from '#capabilities/payments/web/index.ts'
import { hours } from '#kit/time.ts'
import { ASSISTANTS, assistantOfPurchase } from '#product/assistants.ts'
import type { ChipKind } from '#ui/feedback/chip.tsx'
import type { DepositRow, PaymentEvent, Refund } from '../contract.ts'

export type StateChip = { kind: ChipKind; words: string }

export function depositState({ status, refunded }: Pick<DepositRow, 'status' | 'refunded'>): StateChip {
  if (refunded === 'yes') return { kind: 'info', words: 'Refunded' }
  if (refunded === 'running') return { kind: 'warn', words: 'Being refunded' }
  if (status === 'NEEDS_ATTENTION') return { kind: 'bad', words: 'Needs attention' }
  if (status === 'ACCEPTED' || status === 'CREATED') return { kind: 'warn', words: 'Pending' }
  return stateWords(status)
}

const OUTCOMES: Record<PaymentEvent['outcome'], StateChip> = {
  applied: { kind: 'ok', words: 'Applied' },
  duplicate: { kind: 'plain', words: 'Duplicate' },
  'no-change': { kind: 'plain', words: 'No change' },
  held: { kind: 'warn', words: 'Held' },
  late: { kind: 'info', words: 'Late' },
  refused: { kind: 'bad', words: 'Refused' },
  error: { kind: 'bad', words: 'Error' },
}
export const outcomeChip = (outcome: PaymentEvent['outcome']): StateChip =>
  OUTCOMES[outcome] ?? { kind: 'plain', words: outcome }

export function refundChip(status: Refund['status']): StateChip {
  if (status === 'COMPLETED') return { kind: 'ok', words: 'Refunded' }
  if (status === 'FAILED' || status === 'REJECTED') return { kind: 'bad', words: 'Not refunded' }
  if (status === 'NEEDS_ATTENTION') return { kind: 'bad', words: 'Needs attention' }
  return { kind: 'warn', words: 'In progress' }
}

const AT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lusaka',
})
const AT_WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Africa/Lusaka',
})

/** For lists; includes the year if it is not the current one. */
export function whenShort(iso: string, now = new Date()): string {
  const at = new Date(iso)
  const old = Math.abs(now.getTime() - at.getTime()) > hours(24 * 300)
  return old ? AT_WITH_YEAR.format(at) : AT.format(at)
}
/** In a history every second counts. */
export const whenExact = (iso: string): string => AT_WITH_YEAR.format(new Date(iso))

/** The beginning identifies an id; its own page shows all of it. */
export const shortId = (id: string): string => id.slice(0, 8)

export const assistantNames = (purchaseTypes: readonly string[]): string =>
  purchaseTypes
    .map((type) => {
      const id = assistantOfPurchase(type)
      return id ? ASSISTANTS[id].name : type
    })
    .join(', ')

/** The raw detail beside the status is kept unchanged; its fields read better in a row. */
export function detailWords(detail: string): string {
  const fields = fieldsIn(detail)
  return fields ? fields.map(([name, value]) => `${name}: ${String(value)}`).join(', ') : detail
}

function fieldsIn(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? Object.entries(value) : undefined
  } catch {
    return undefined
  }
}
