/** The study-card calls and their shapes on the wire. */
import { z } from 'zod'
import { CLOSED } from '#capabilities/access/spec.ts'
import { Quoted } from '#capabilities/study/contract.ts'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { CALLS, CARD_LIMITS } from './spec.ts'

/** When a card comes again, and what ts-fsrs has to know to say when after that. Moments are milliseconds. */
export const Schedule = z.object({
  due: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  state: z.enum(['new', 'learning', 'review', 'relearning']),
  /** Which of the short steps of learning it is at. */
  step: z.number(),
  days: z.number(),
  reviews: z.number(),
  lapses: z.number(),
  reviewedAt: z.number().nullable(),
})
export type Schedule = z.infer<typeof Schedule>

/** Location of the text a card rests on. `quote` is the text there. */
export const CardPlace = Quoted.extend({ documentId: z.string(), name: z.string() })
export type CardPlace = z.infer<typeof CardPlace>

export const Draft = z.object({ question: z.string(), answer: z.string(), place: CardPlace })
export type Draft = z.infer<typeof Draft>

export const Card = Draft.extend({ id: z.string(), createdAt: z.number(), schedule: Schedule })
export type Card = z.infer<typeof Card>

const Id = z.string().regex(/^[\w:-]{1,80}$/)

/** Created on the device with its own id: sent twice, it counts once. */
export const Review = z.object({
  id: Id,
  cardId: Id,
  rating: z.number().int().min(1).max(4),
  at: z.number().int().min(0),
})
export type Review = z.infer<typeof Review>

const text = (longest: number) => z.string().trim().min(1).max(longest)

export const listCards = call(CALLS.list, {
  summary: 'One’s own study cards, each with when it comes again',
  answer: z.object({ cards: z.array(Card) }),
  refusals: SIGNED_IN,
})

export const draftCards = call(CALLS.draft, {
  summary: 'Cards that a document offers: questions, answers and the words they rest on',
  query: z.object({ documentId: z.string() }),
  answer: z.object({ drafts: z.array(Draft) }),
  refusals: { ...SIGNED_IN, ...CLOSED, 'not-found': 404 },
})

export const keepCards = call(CALLS.keep, {
  summary: 'Keep cards. The quotation of each is read from its place in the document, whatever was sent',
  body: z.object({
    cards: z
      .array(
        z.object({
          id: Id,
          documentId: z.string(),
          sentenceId: z.string(),
          question: text(CARD_LIMITS.longestQuestion),
          answer: text(CARD_LIMITS.longestAnswer),
        }),
      )
      .min(1)
      .max(CARD_LIMITS.atOnce),
  }),
  answer: z.object({ cards: z.array(Card) }),
  refusals: { ...SIGNED_IN, ...CLOSED, 'not-found': 404, 'too-many': 409, 'not-understood': 400 },
})

export const removeCard = call(CALLS.remove, {
  summary: 'Delete a card with its reviews',
  answer: 'nothing',
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const reviewCards = call(CALLS.review, {
  summary: 'Reviews of one device, also such as are days old; each counts once',
  body: z.object({ reviews: z.array(Review).min(1).max(CARD_LIMITS.reviewsAtOnce) }),
  answer: z.object({ cards: z.array(Card) }),
  refusals: { ...SIGNED_IN, 'not-understood': 400 },
})
