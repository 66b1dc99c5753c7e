/** The Decoder's subscription, as the specification names its states. */
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { type WhyClosed, whyClosedWords } from '#capabilities/access/spec.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { SAYS } from '../../spec.ts'

export type Subscription =
  | { name: 'checking' }
  | { name: 'unknown'; sentence: string }
  | { name: 'active'; used: number; of: number; until?: string | undefined }
  | { name: 'none' | 'expired' | 'limit-reached'; sentence: string }

type KnownAccess =
  | { name: 'checking' }
  | { name: 'unknown' }
  | { name: 'paid' | 'unpaid'; access: AssistantAccess }

const { limit } = ASSISTANTS.decoder.access.allowance

export function subscriptionOf(known: KnownAccess): Subscription {
  if (known.name === 'checking') return { name: 'checking' }
  if (known.name === 'unknown') return { name: 'unknown', sentence: SAYS.accessUnknown }
  const { paid, uploadsUsed: used = 0, uploadsLeft: left, validUntil: until, reason, message } = known.access
  if (paid && left !== 0) return { name: 'active', used, of: left === undefined ? limit : used + left, until }
  const why: WhyClosed = paid ? 'used-up' : (reason ?? 'never-bought')
  return { name: STATE[why], sentence: message ?? whyClosedWords('decoder', why) }
}

const STATE: Record<WhyClosed, 'none' | 'expired' | 'limit-reached'> = {
  'never-bought': 'none',
  incomplete: 'none',
  refunded: 'none',
  expired: 'expired',
  'used-up': 'limit-reached',
}
