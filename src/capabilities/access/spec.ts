/** Sentences and limits of access: the specification's if it has one, otherwise ours. */

import { get } from '#contracts/call.ts'
import { minutes, seconds } from '#kit/time.ts'
import { ASSISTANTS, type AssistantId } from '#product/assistants.ts'

export const CALLS = {
  readAccess: get('/api/access'),
  listPurchases: get('/api/access/purchases'),
} as const

/** Reasons why an assistant is closed. */
export const WHY_CLOSED = ['never-bought', 'expired', 'used-up', 'incomplete', 'refunded'] as const
export type WhyClosed = (typeof WHY_CLOSED)[number]
/** Everything that is left is set aside for work that has begun: nothing has to be bought, only waited for. */
export const UNDER_WAY = 'under-way'
/** Refusals shared by every call that needs paid access. */
export const CLOSED: Readonly<Record<WhyClosed, 402> & Record<typeof UNDER_WAY, 409>> = {
  [UNDER_WAY]: 409,
  'never-bought': 402,
  expired: 402,
  'used-up': 402,
  incomplete: 402,
  refunded: 402,
}

/** Reasons why a call of a paid assistant is open anyway: each contract names one of these, or is `CLOSED`. */
export const OPEN = {
  pastWork: 'what was paid for stays its owner’s when the access has ended',
  underWay: 'it was paid for when it began',
  beforeBuying: 'one may look before buying: nothing is made of anybody’s document',
  ownUse: 'one may know how much one has used',
} as const

/** A record is never deleted: it ends, with one of these reasons (house ruling 1). */
export const PURCHASE_ENDS = ['expired', 'used-up', 'incomplete', 'refunded'] as const
export type PurchaseEnd = (typeof PURCHASE_ENDS)[number]

/** An unsettled reservation is released after this long: its work has crashed. */
export const RESERVATION_LASTS = minutes(15)

/** An allowance of uploads ends this long after its last upload was counted. */
export const LAST_UPLOAD_STAYS = seconds(2)

const NEW_SESSION = 'You have used all your purchased time. Please purchase a new session.'
const DECODER_LIMIT =
  "You've reached your monthly upload limit of 10 documents. Your subscription has ended. Please subscribe again to continue."

const assistantName = (id: AssistantId): string => ASSISTANTS[id].name
const buy = (id: AssistantId) => `Please purchase ${assistantName(id)} to use it in full.`
const over = (id: AssistantId) =>
  `Your access to ${assistantName(id)} has expired. Please renew to continue using it.`

/** The specification's sentences; the missing ones are written in the same tone below. */
const given: Partial<Record<AssistantId, Partial<Record<WhyClosed, string>>>> = {
  defense: { 'used-up': NEW_SESSION },
  consultant: { 'used-up': NEW_SESSION },
  decoder: {
    'never-bought': 'Please subscribe to Research Decoder to upload documents.',
    incomplete: 'Please subscribe to Research Decoder to upload documents.',
    expired: 'Your subscription has expired. Please renew to continue using Research Decoder.',
    'used-up': DECODER_LIMIT,
  },
  slides: {
    'used-up': 'You have used all 5 generations of your pack. Please purchase a new pack to continue.',
  },
}

/** Messages shown when access to an assistant is refused. */
export function whyClosedWords(id: AssistantId, why: WhyClosed): string {
  const sentence = given[id]?.[why]
  if (sentence) return sentence
  if (why === 'expired') return over(id)
  if (why === 'refunded') return `Your payment for ${assistantName(id)} was refunded. ${buy(id)}`
  return buy(id)
}

/** What is set aside counts when its work is done, and comes back where the work fails. */
export function underWayWords(kind: 'minutes' | 'uploads' | 'generations', held: number): string {
  if (kind === 'minutes') return 'A session is under way with the minutes you have left. Please end it first.'
  const what = kind === 'uploads' ? 'document' : 'deck'
  return held === 1
    ? `One ${what} is under way, and it is the last you have. If it fails, you get it back.`
    : `${held} ${what}s are under way, and they are all you have left. Any that fail come back to you.`
}
