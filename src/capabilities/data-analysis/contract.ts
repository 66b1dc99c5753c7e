/** What crosses the wire: the card of a sheet, corrections to it, and what an answer keeps of an analysis. */
import { z } from 'zod'
import { OPEN } from '#capabilities/access/spec.ts'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { Plan } from './rules/plan/plan.ts'
import { Correction } from './rules/table/corrections.ts'
import { VARIABLE_KINDS } from './rules/table/table.ts'
import { CALLS } from './spec.ts'

export { Chart } from './rules/printing/chart.ts'

const Oddity = z.object({
  words: z.string(),
  fix: z.object({ words: z.string(), correction: Correction }).optional(),
})

export const CardVariable = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(VARIABLE_KINDS),
  missing: z.number(),
  levels: z.array(z.object({ label: z.string(), value: z.number(), count: z.number() })),
  summary: z.string(),
  oddities: z.array(Oddity),
  coding: z.object({ words: z.string(), order: z.array(z.string()) }).optional(),
})
export type CardVariable = z.infer<typeof CardVariable>

export const DataCard = z.object({
  name: z.string(),
  rows: z.number(),
  notes: z.array(z.string()),
  variables: z.array(CardVariable),
})
export type DataCard = z.infer<typeof DataCard>

export const ReadCard = z.object({
  cards: z.array(DataCard),
  /** What the student has said about the first sheet, in order; the card has it applied. */
  corrections: z.array(Correction),
})
export type ReadCard = z.infer<typeof ReadCard>

const ReportTable = z.object({
  title: z.string(),
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  note: z.string().optional(),
})

/** One analysis as an answer keeps it: enough to change it, to run it again elsewhere, and to put it into a chapter. */
export const KeptAnalysis = z.object({
  documentId: z.string(),
  /** Absent where a question was asked back. */
  plan: Plan.optional(),
  line: z.string(),
  /** To choose from with a tap. */
  fits: z.array(z.object({ line: z.string(), plan: Plan })).optional(),
  /** It was named, and is run when they say so. */
  advised: z.boolean().optional(),
  tables: z.array(ReportTable).optional(),
  sentences: z.array(z.string()).optional(),
  assumptions: z
    .array(z.object({ name: z.string(), state: z.enum(['met', 'not-met', 'to-judge']), words: z.string() }))
    .optional(),
  /** The objective of the student's own study that names the same columns. */
  objective: z.object({ number: z.number(), words: z.string() }).optional(),
  syntax: z.object({ r: z.string(), spss: z.string() }).optional(),
})
export type KeptAnalysis = z.infer<typeof KeptAnalysis>

const REFUSALS = { ...SIGNED_IN, 'not-found': 404, 'not-readable': 422 } as const

export const readCard = call(CALLS.readCard, {
  summary: 'What each column of a sheet holds, and what looks wrong',
  open: OPEN.pastWork,
  answer: ReadCard,
  refusals: REFUSALS,
})

export const correctCard = call(CALLS.correctCard, {
  summary: 'What the student says about the columns; it is kept, and every analysis goes by it',
  open: OPEN.pastWork,
  body: z.object({ corrections: z.array(Correction).max(500) }),
  answer: ReadCard,
  refusals: { ...REFUSALS, 'not-understood': 400 },
})
