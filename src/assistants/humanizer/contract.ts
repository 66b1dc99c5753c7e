/** The Text Humanizer's contract. `prompt`, `instructions` and `response` are the specification's. */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { NOTICES } from './rules/rewrite/rewriting.ts'
import { CHANGE_KINDS } from './rules/text/change.ts'
import { CALLS, HUMANIZER, optionKeys, SOURCES, STRENGTHS } from './spec.ts'

const Rate = z.number().min(0).max(1_000)

/** The measures of an earlier chapter; the chapter itself stays on the device. */
const Voice = z.object({
  sentenceLength: Rate,
  sentenceSpread: Rate,
  hedges: Rate,
  connectives: Rate,
  firstPerson: Rate,
  contractions: Rate,
  spelling: z.enum(['ise', 'ize']).optional(),
})

export const HumanizeRequest = z.object({
  /** The standard prompt, the prompts of the chosen options and the text, concatenated. */
  prompt: z.string(),
  /** Sent as specified. Never followed: only we decide a model's instructions. */
  instructions: z.string(),
  /** A page that was opened before may ask for one that is gone. */
  strength: z.enum(STRENGTHS).catch('medium').default('medium'),
  terms: z.array(z.string().max(HUMANIZER.longestTerm)).max(HUMANIZER.mostTerms).default([]),
  rulesOff: z.array(z.string().max(100)).max(500).default([]),
  voice: Voice.optional(),
})
export type HumanizeRequest = z.infer<typeof HumanizeRequest>

const Change = z.object({
  from: z.number(),
  to: z.number(),
  text: z.string(),
  rule: z.string(),
  kind: z.enum(CHANGE_KINDS),
  option: z.string().optional(),
})

export const Humanized = z.object({
  /** The rewritten text. */
  response: z.string(),
  /** The text the changes' offsets refer to: the input without invisible characters. */
  text: z.string(),
  changes: z.array(Change),
  notice: z.enum(NOTICES).optional(),
  /** Invisible characters removed. */
  hidden: z.number(),
  engine: z.object({ name: z.string(), builtIn: z.boolean() }),
  /** Where a model is connected and did not answer: what the student can do. */
  standsIn: z.string().optional(),
  /** A model's sentences that may say something else than the student's; each is theirs to take or to leave. */
  choices: z
    .array(z.object({ from: z.number(), to: z.number(), text: z.string(), differs: z.string() }))
    .default([]),
  /** A model's sentences that are not shown, because a fact was lost or added. */
  turnedDown: z.number(),
  /** What was wrong with each of them. */
  turnedDownFor: z.array(z.string()).default([]),
})
export type Humanized = z.infer<typeof Humanized>

export const HumanizeLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.number(), of: z.number() }),
  Humanized.extend({ type: z.literal('complete') }),
  z.object({ type: z.literal('error'), message: z.string(), code: z.string() }),
])
export type HumanizeLine = z.infer<typeof HumanizeLine>

const REFUSALS = {
  ...SIGNED_IN,
  ...CLOSED,
  blank: 400,
  'not-understood': 400,
  'too-long': 413,
  'too-fast': 429,
} as const

export const humanize = call(CALLS.humanize, {
  summary: 'Rewrite a text',
  body: HumanizeRequest,
  answer: Humanized,
  refusals: REFUSALS,
})

export const humanizeInPieces = call(CALLS.humanizeInPieces, {
  summary: 'Rewrite a long text, and say how far it is',
  body: HumanizeRequest,
  answer: { lines: HumanizeLine },
  refusals: REFUSALS,
})

const Accepted = z.object({
  was: z.string().max(2_000),
  now: z.string().max(2_000),
  why: z.string().max(300),
})
const VersionKept = z.object({
  text: z.string(),
  source: z.enum(SOURCES),
  /** The suggestions the student took. */
  accepted: z.array(Accepted).max(500),
  /** How many were offered and not taken. */
  left: z.number().int().min(0).max(10_000),
  /** A language model made suggestions, not only the rules. */
  byModel: z.boolean(),
})
export const TextVersion = VersionKept.extend({ at: z.string() })
export type TextVersion = z.infer<typeof TextVersion>

const Work = z.object({ id: z.string(), name: z.string(), versions: z.number(), at: z.string() })

export const keepVersion = call(CALLS.keepVersion, {
  summary: 'Keep a version of a text, for the record of its writing',
  open: OPEN.pastWork,
  body: VersionKept.extend({ work: z.string() }),
  answer: Work,
  refusals: {
    ...SIGNED_IN,
    blank: 400,
    nameless: 400,
    'not-understood': 400,
    'too-long': 413,
    unchanged: 409,
    'too-many': 409,
  },
})

export const listWorks = call(CALLS.listWorks, {
  summary: 'The works whose versions are kept, the latest first',
  open: OPEN.pastWork,
  answer: z.object({ works: z.array(Work) }),
  refusals: SIGNED_IN,
})

export const readWork = call(CALLS.readWork, {
  summary: 'The record of the writing of one work',
  open: OPEN.pastWork,
  answer: z.object({ id: z.string(), name: z.string(), versions: z.array(TextVersion) }),
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const removeWork = call(CALLS.removeWork, {
  summary: 'Delete all kept versions of a work',
  open: OPEN.pastWork,
  answer: 'nothing',
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

const PastText = z.object({
  id: z.string(),
  /** The start of the text. */
  title: z.string(),
  at: z.string(),
  characters: z.number(),
  changes: z.number(),
})
export type PastText = z.infer<typeof PastText>

export const listTexts = call(CALLS.listTexts, {
  summary: 'The last twenty texts of this account, the latest first',
  open: OPEN.pastWork,
  answer: z.object({ texts: z.array(PastText) }),
  refusals: SIGNED_IN,
})

export const readText = call(CALLS.readText, {
  summary: 'One of them, as it was rewritten',
  open: OPEN.pastWork,
  answer: Humanized.extend({
    id: z.string(),
    at: z.string(),
    options: z.array(z.enum(optionKeys)),
    strength: z.enum(STRENGTHS),
  }),
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const removeText = call(CALLS.removeText, {
  summary: 'Delete one of them',
  open: OPEN.pastWork,
  answer: 'nothing',
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})
