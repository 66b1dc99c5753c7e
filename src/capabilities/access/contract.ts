/** The access calls and their shapes on the wire. */
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { CALLS, PURCHASE_ENDS, WHY_CLOSED } from './spec.ts'

/** One assistant's access, for the caller. Fields that do not apply to it are left out. */
export const AssistantAccess = z.object({
  paid: z.boolean(),
  /** The purchase in use; the last one if access is closed. */
  purchaseTimestamp: z.string().optional(),
  /** End of the last purchase in the queue. */
  validUntil: z.string().optional(),
  minutesUsed: z.number().optional(),
  minutesLeft: z.number().optional(),
  uploadsUsed: z.number().optional(),
  uploadsLeft: z.number().optional(),
  generationsUsed: z.number().optional(),
  generationsLeft: z.number().optional(),
  /** Only if it is closed. */
  reason: z.enum(WHY_CLOSED).optional(),
  /** The sentence that goes with the reason; if it is open, why nothing can be begun just now. */
  message: z.string().optional(),
})
export type AssistantAccess = z.infer<typeof AssistantAccess>

/** The keys are AITypes: defense, consultation, researchDecoder, powerpoint, humanizer, chat, voice. */
export const Access = z.object({ assistants: z.record(z.string(), AssistantAccess) })
export type Access = z.infer<typeof Access>

/** The specification's purchase record ('AI Payments Collect'), plus fields of ours. */
export const Purchase = z.object({
  id: z.string(),
  userID: z.string(),
  AIType: z.string(),
  /** In kwacha, as in the specification. 0 for a grant by an administrator. */
  price: z.number(),
  /** The deposit that paid for it; null for a grant. */
  paymentId: z.string().nullable(),
  purchaseTimestamp: z.string().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  /** `waiting` begins when the current one ends. */
  state: z.enum(['live', 'waiting', 'ended']),
  endedBecause: z.enum(PURCHASE_ENDS).nullable(),
  endedAt: z.string().nullable(),
  allowance: z
    .object({ unit: z.enum(['minutes', 'uploads', 'generations']), limit: z.number(), used: z.number() })
    .nullable(),
  /** The specification's fields, of an allowance of uploads. */
  uploadsUsed: z.number().optional(),
  lastUploadDate: z.string().nullable().optional(),
  /** And of an allowance of minutes. */
  minutesUsed: z.number().optional(),
  lastUsedTimestamp: z.string().nullable().optional(),
  /** Set if an administrator gave it. */
  grantReason: z.string().nullable(),
  testMoney: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

/** The person's own, newest first. */
export const Purchases = z.object({ purchases: z.array(Purchase) })
export type Purchases = z.infer<typeof Purchases>

export const readAccess = call(CALLS.readAccess, {
  summary: 'What one may use, and how much of it is left',
  answer: Access,
  refusals: SIGNED_IN,
})

export const listPurchases = call(CALLS.listPurchases, {
  summary: 'What one bought or was given',
  answer: Purchases,
  refusals: SIGNED_IN,
})
