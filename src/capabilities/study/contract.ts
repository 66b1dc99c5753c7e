/** The wire types of what is understood of a document, used wherever it is shown. */
import { z } from 'zod'
import { Recognised, Within } from '#capabilities/documents/contract.ts'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { ASSESSMENT_KINDS } from './rules/record/assessment.ts'
import { DISPUTED, READERS } from './rules/record/disputed.ts'
import { SLOT_IDS } from './rules/record/study-record.ts'
import { CALLS, RECORD_LIMITS } from './spec.ts'

/** A sentence of a document with its place. */
export const Quoted = z.object({
  sentenceId: z.string(),
  page: z.number(),
  within: Within.optional(),
  recognised: Recognised.optional(),
  quote: z.string(),
})

/** A remark by a model: code has proved its evidence and its figures; the judgement is the model's own. */
export const Assessed = z.object({
  id: z.string(),
  kind: z.enum(ASSESSMENT_KINDS),
  says: z.string(),
  why: z.string().optional(),
  advice: z.string().optional(),
  question: z.string().optional(),
  evidence: z.array(Quoted),
  words: z.enum(['of the model', 'ours']),
  /** A figure or a name in it could not be proved. */
  isUnproved: z.literal(true).optional(),
  /** The author of the opinion. */
  by: z.string(),
})
export type Assessed = z.infer<typeof Assessed>

const Side = z.object({ says: z.string(), evidence: Quoted })
/** A point on which the rules and a model read the work differently; the student decides. */
export const Disagreement = z.object({
  about: z.enum(DISPUTED),
  builtIn: Side,
  model: Side,
  chosen: z.enum(READERS).nullable(),
})
export type Disagreement = z.infer<typeof Disagreement>

const Slot = z.enum(SLOT_IDS)

const Entry = z.object({ value: z.string(), evidence: z.array(Quoted) })

/** One slot of the record, as it stands with the student's answer. */
export const RecordSlot = z.object({
  slot: Slot,
  state: z.enum(['confirmed', 'proved', 'unsure', 'not-mine', 'empty']),
  entries: z.array(Entry),
  /** At most three, likeliest first: to be asked about, never to be shown as a statement. */
  candidates: z.array(Entry),
  isComplete: z.boolean(),
  /** How often it was answered: sent back with the next answer. */
  revision: z.number(),
})
export type RecordSlot = z.infer<typeof RecordSlot>

export const RecordAnswered = z.object({
  slots: z.array(RecordSlot),
  /** What the student is asked to confirm, in order. Empty for a document that is no study. */
  asked: z.array(Slot),
})
export type RecordAnswered = z.infer<typeof RecordAnswered>

export const readRecord = call(CALLS.read, {
  summary: 'What a document says about its own work, slot by slot, with the student’s answers',
  answer: RecordAnswered,
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const answerRecord = call(CALLS.answer, {
  summary: 'The student’s word on one slot: right, one of the candidates, other words, or not in this work',
  body: z.object({
    slot: Slot,
    says: z.enum(['right', 'candidate', 'words', 'not-mine']),
    /** Which candidate, from 0. */
    candidate: z.number().int().min(0).max(2).optional(),
    /** The student's own words, or words selected on the page: found in the document, or kept as theirs. */
    words: z.array(z.string().trim().min(1).max(RECORD_LIMITS.words)).max(RECORD_LIMITS.entries).optional(),
    /** The revision that the device has seen. */
    seen: z.number().int().min(0),
  }),
  answer: RecordAnswered,
  refusals: { ...SIGNED_IN, 'not-found': 404, 'not-understood': 400, 'answered-elsewhere': 409 },
})
