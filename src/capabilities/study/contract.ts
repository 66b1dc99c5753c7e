/** The wire types of a document's book of facts, used wherever it is shown. */
import { z } from 'zod'
import { Recognised, Within } from '#capabilities/documents/contract.ts'
import { ASSESSMENT_KINDS } from './rules/merged/assessment.ts'
import { DISPUTED, READERS } from './rules/merged/disputed.ts'

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
