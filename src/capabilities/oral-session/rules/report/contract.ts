/** The report of a session, on the wire. */
import { z } from 'zod'
import { Quoted } from '#capabilities/study/contract.ts'
import { Engine, HeardOnTheWire } from '#capabilities/voice/contract.ts'
import { call } from '#contracts/call.ts'
import { ChatMessage, Mark, OWN } from '../../contract.ts'
import { CALLS, STYLES, WORD_FILE } from '../../spec.ts'
import { AREAS, ROOMS, VERDICTS, WITHIN } from '../names.ts'

export const AnswerCard = z.object({
  questionId: z.string(),
  area: z.enum(AREAS),
  question: z.string(),
  /** Evidence for the question. */
  place: Quoted,
  /** Two to four sentences made from the record of the work. */
  better: z.array(z.string()),
  /** Where they stand. */
  places: z.array(Quoted),
  /** Whether the question was answered; if not, why it earned nothing. */
  verdict: z.enum(VERDICTS),
  answer: z.string(),
  heard: HeardOnTheWire.nullable(),
  attempts: z.number(),
  marks: z.array(Mark),
  /** Out of `outOf`; both leave out marks that cannot be judged. */
  total: z.number(),
  outOf: z.number(),
  /** Worth another try, and asked again in the next session. */
  again: z.boolean(),
  /** Better in an earlier session on this document: that one counts. */
  bestFromBefore: z.boolean(),
  advice: z.string(),
})
export type AnswerCard = z.infer<typeof AnswerCard>

export const Actions = z.object({
  within: z.enum(WITHIN),
  items: z.array(z.object({ says: z.string(), place: Quoted.nullable() })),
})

export const Report = z.object({
  sessionId: z.string(),
  assistant: z.enum(ROOMS),
  at: z.string(),
  document: z.object({ id: z.string().nullable(), name: z.string(), title: z.string() }),
  /** How it was asked for: another try is held the same way. */
  style: z.enum(STYLES),
  examiners: z.number(),
  seconds: z.number(),
  answered: z.number(),
  planned: z.number(),
  /** Out of 100. */
  score: z.number().nullable(),
  /** What is to be mended, the heaviest first; and how much it is, in one sentence. */
  fixes: z.array(z.object({ says: z.string(), advice: z.string(), place: Quoted })),
  fixSummary: z.string(),
  /** The three answers to practise; the rest of them. */
  practise: z.array(AnswerCard),
  cards: z.array(AnswerCard),
  /** Given up and not answered: asked again in the next session. */
  leftOpen: z.array(
    z.object({ questionId: z.string(), question: z.string(), place: Quoted, advice: z.string() }),
  ),
  strengths: z.array(z.string()),
  /** Marks a rough transcript leaves open. */
  notJudged: z.array(z.string()),
  /** What the student asked the Consultant, and what they were told. */
  advised: z.array(z.object({ asked: z.string(), told: z.string() })),
  /** The Consultant's list. */
  actions: z.array(Actions),
  transcript: z.array(ChatMessage),
  /** The sessions on this document, the oldest first. */
  progress: z.array(z.object({ sessionId: z.string(), at: z.string(), score: z.number().nullable() })),
  engine: Engine,
})
export type Report = z.infer<typeof Report>

const REPORT = { ...OWN, 'not-running': 409, 'nothing-said': 409 } as const

export const readReport = call(CALLS.readReport, {
  summary: 'What came of a session, once it has ended',
  answer: Report,
  refusals: REPORT,
})

export const saveReportAsText = call(CALLS.saveReportAsText, {
  summary: 'The report and the transcript as text',
  answer: { bytes: ['text/plain'] },
  refusals: REPORT,
})

export const saveReportAsWord = call(CALLS.saveReportAsWord, {
  summary: 'The report and the transcript as a Word file',
  answer: { bytes: [WORD_FILE.type] },
  refusals: REPORT,
})
