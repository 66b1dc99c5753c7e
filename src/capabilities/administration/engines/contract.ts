/** The calls of the engines screens and their shapes on the wire. Every call needs an administrator. */
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import { ADMINISTRATOR } from '#contracts/refusal.ts'
import { CALLS } from '../spec.ts'

/** Days, inclusive, as in Lusaka: 2026-11-20. */
export const CostsQuery = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
export type CostsQuery = z.infer<typeof CostsQuery>

const Engine = z.object({ name: z.string(), builtIn: z.boolean() })
const sums = { incomeNgwee: z.number(), costNgwee: z.number(), calls: z.number() }

/** Engine costs against assistant earnings. */
export const Costs = z.object({
  environment: z.enum(['emulator', 'sandbox', 'live']),
  currency: z.string(),
  /** The engine in use now. */
  engine: Engine,
  total: z.object(sums),
  /** All seven assistants, followed by administrators' trials, if any. */
  perAssistant: z.array(
    z.object({
      assistant: z.string(),
      name: z.string(),
      ...sums,
      tokensIn: z.number(),
      tokensOut: z.number(),
      images: z.number(),
      audioSeconds: z.number(),
      parseSeconds: z.number(),
      /** Pages that are pictures. */
      recogniseSeconds: z.number(),
      /** Calls of models without a price in the settings: their cost is not in the sum. */
      unpricedCalls: z.number(),
    }),
  ),
  /** Every assistant's days that have any income or use, the newest first. */
  perDay: z.array(z.object({ day: z.string(), assistant: z.string(), name: z.string(), ...sums })),
})
export type Costs = z.infer<typeof Costs>

/** One short question to the configured engine. */
export const EngineCheck = z.object({ question: z.string().trim().min(1).max(500).optional() }).default({})

const Trouble = z.object({
  code: z.string(),
  message: z.string(),
  retryAfterMs: z.number().optional(),
  detail: z.string().optional(),
})
const Used = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  images: z.number(),
  estimated: z.boolean().optional(),
})

/** One line each; the last is `finished` or `broke`. */
export const EngineCheckEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    engine: Engine,
    /** Why the engine that should have answered did not. */
    standsInFor: z.object({ engine: Engine, problem: Trouble }).optional(),
  }),
  z.object({ type: z.literal('more'), delta: z.string() }),
  z.object({
    type: z.literal('finished'),
    text: z.string(),
    ending: z.enum(['complete', 'length']),
    usage: Used,
  }),
  z.object({ type: z.literal('broke'), problem: Trouble, partial: z.string(), usage: Used }),
])
export type EngineCheckEvent = z.infer<typeof EngineCheckEvent>

export const readCosts = call(CALLS.readCosts, {
  summary: 'What the engines cost, against what the assistants earned',
  query: CostsQuery,
  answer: Costs,
  refusals: ADMINISTRATOR,
})

/**
 * Each model's proposals about documents, and how many code could prove. Contains no user text and identifies no
 * person.
 */
export const Proofs = z.object({
  models: z.array(
    z.object({
      model: z.string(),
      readings: z.number(),
      parts: z.number(),
      /** Visits on which the model did not read to the end. */
      unanswered: z.number(),
      /** In tokens. */
      estimated: z.number(),
      spent: z.number(),
      proposed: z.number(),
      kept: z.number(),
      /** Readings in which it raised nothing. */
      approving: z.number(),
      dropped: z.array(z.object({ why: z.string(), count: z.number() })),
    }),
  ),
})
export type Proofs = z.infer<typeof Proofs>

export const readProofs = call(CALLS.readProofs, {
  summary: 'What models found in documents, and how much of it was proved',
  answer: Proofs,
  refusals: ADMINISTRATOR,
})

export const checkEngine = call(CALLS.checkEngine, {
  summary: 'Ask the engine one short question, and hear its answer as it comes',
  body: EngineCheck,
  answer: { lines: EngineCheckEvent },
  refusals: ADMINISTRATOR,
})
