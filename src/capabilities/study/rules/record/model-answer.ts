/**
 * What a model answers about a work: one shape for every provider. All fields are there, and empty where there is nothing
 * to say, because strict schemas know no optional fields. Nothing here has been proved, and nothing here is ever shown.
 */
import { z } from 'zod'
import type { WorkStage } from '../facts/stage.ts'
import type { DocumentKind } from '../kind/document-type.ts'
import { REMARK_KINDS, SLOT_IDS, type SlotId } from './study-record.ts'

export const ANSWERED_KINDS = [
  'research',
  'cv_resume',
  'letter',
  'news_article',
  'business_report',
  'technical_manual',
  'other',
] as const satisfies readonly DocumentKind[]
export const ANSWERED_STAGES = [
  'paper',
  'thesis',
  'proposal',
  'chapter',
  'literature-review',
] as const satisfies readonly WorkStage[]

const CitedLine = z.object({
  at: z.int().describe('The number of the line.'),
  words: z.string().describe('Three to eight words copied from that line.'),
})
export type CitedLine = z.infer<typeof CitedLine>

const Entry = z.object({
  id: z.string().describe('Empty, or the id of the entry that this one replaces.'),
  slot: z.enum(SLOT_IDS as [SlotId, ...SlotId[]]),
  value: z.string(),
  evidence: z.array(CitedLine),
  figures: z.array(z.string()).describe('Results: the figures as printed. Else empty.'),
  table: z.string().describe('Results: the label of the table. Else empty.'),
  answers: z
    .string()
    .describe('Results: the question or objective answered; conclusions: what they rest on.'),
})
export type AnsweredEntry = z.infer<typeof Entry>

const AnsweredRemark = z.object({
  id: z.string().describe('Empty, or the id of the remark that this one replaces.'),
  kind: z.enum(REMARK_KINDS),
  says: z.string(),
  why: z.string(),
  do: z.string(),
  ask: z.string(),
  weight: z.int().describe('1 to 10.'),
  evidence: z.array(CitedLine),
  compute: z.array(z.string()).describe('Arithmetic for every number that the work does not print.'),
  printed: z.string().describe('The printed number that does not follow. Else empty.'),
})
export type AnsweredRemark = z.infer<typeof AnsweredRemark>

const AnsweredAbsence = z.object({
  id: z.string(),
  what: z.string(),
  words: z.array(z.string()).describe('Words by which it would be found.'),
})
export type AnsweredAbsence = z.infer<typeof AnsweredAbsence>

const Summary = z.object({ says: z.string(), evidence: z.array(CitedLine) })

export const ModelAnswer = z.object({
  kind: z.enum(ANSWERED_KINDS),
  stage: z.enum([...ANSWERED_STAGES, '']),
  entries: z.array(Entry),
  remarks: z.array(AnsweredRemark),
  absent: z.array(AnsweredAbsence),
  summary: z.array(Summary),
  withdraw: z.array(z.string()).describe('Ids of entries, remarks or absences that do not stand.'),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

export const emptyAnswer = (): ModelAnswer => ({
  kind: 'other',
  stage: '',
  entries: [],
  remarks: [],
  absent: [],
  summary: [],
  withdraw: [],
})

export const holdsNothing = ({ entries, remarks, absent, summary, withdraw }: ModelAnswer): boolean =>
  [entries, remarks, absent, summary, withdraw].every((list) => list.length === 0)

/** For providers that take a schema; the instructions describe the same in words. */
export const answerSchema = (): { name: string; jsonSchema: Record<string, unknown> } => {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(ModelAnswer, { target: 'draft-7' })
  return { name: 'study_record', jsonSchema: withoutRanges(jsonSchema) as Record<string, unknown> }
}

/** Some providers refuse the bounds of whole numbers. */
function withoutRanges(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRanges)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'minimum' && key !== 'maximum')
      .map(([key, held]) => [key, withoutRanges(held)]),
  )
}
