/** The contract of an analysis. The specification's fields are used verbatim; ours are added beside them. */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { KeptDocumentId } from '#capabilities/documents/contract.ts'
import { Assessed, Disagreement, Quoted } from '#capabilities/study/contract.ts'
import { DISPUTED, READERS } from '#capabilities/study/index.ts'
import { call } from '#contracts/call.ts'
import { Refusal, SIGNED_IN } from '#contracts/refusal.ts'
import { FAILED } from './rules/failed.ts'
import {
  DOCUMENT_TYPES,
  KINDS,
  SCORE_KEYS,
  SECTION_KEYS,
  type SectionKey,
  STAGES,
  WORK_STAGES,
} from './rules/keys.ts'
import { CALLS, SAVING } from './spec.ts'

export const Evidence = Quoted
export type Evidence = z.infer<typeof Evidence>

export const AnalysisSection = z.object({
  title: z.string(),
  content: z.array(z.string()),
  /** One per point in `content`, in the same order. */
  evidence: z.array(z.array(Evidence)),
})
export type AnalysisSection = z.infer<typeof AnalysisSection>

export const CHECK_AREAS = [
  'methodology',
  'data',
  'statistics',
  'literature',
  'interpretation',
  'writing',
] as const

export const AnalysisCheck = z.object({
  id: z.string(),
  /** The score it counts towards. */
  area: z.enum(CHECK_AREAS),
  label: z.string(),
  outcome: z.enum(['passed', 'look-again', 'not-found', 'does-not-apply']),
  says: z.string(),
  advice: z.string().optional(),
  weight: z.number(),
  evidence: z.array(Evidence),
  /** The text may show it, but no sentence proves it: neither a fault nor full marks. */
  unsure: z.boolean().optional(),
  /** The stages that require it, and its outcome at one of them; absent when every stage does. */
  stages: z.array(z.enum(WORK_STAGES)).optional(),
  owed: z
    .object({
      outcome: z.enum(['passed', 'look-again', 'not-found', 'does-not-apply']),
      says: z.string(),
      advice: z.string().optional(),
    })
    .optional(),
})
export type AnalysisCheck = z.infer<typeof AnalysisCheck>

export const Score = z.object({
  value: z.number(),
  says: z.string(),
  restsOn: z.array(z.string()),
  /** The most it can be, which the rings are drawn against; and one sentence on what would raise it. */
  most: z.number().optional(),
  raise: z.string().optional(),
})
export type Score = z.infer<typeof Score>

/** A row of the statistical summary: a printed result, and what follows from it. */
export const StatisticRow = z.object({
  reports: z.string(),
  writes: z.string(),
  computes: z.string(),
  verdict: z.enum(['agrees', 'look-again', 'cannot-be-computed']),
  note: z.string().optional(),
  evidence: Evidence,
  against: Evidence.optional(),
})
export type StatisticRow = z.infer<typeof StatisticRow>

export const DefenseItem = z.object({ id: z.string(), question: z.string(), evidence: z.array(Evidence) })
export type DefenseItem = z.infer<typeof DefenseItem>

/** The derived stats of the specification. */
export const Stats = z.object({
  methodologyScore: z.number(),
  dataQuality: z.number(),
  statisticalRigor: z.number(),
  defenseReadiness: z.number(),
  totalInsights: z.number(),
  sectionsAnalyzed: z.number(),
  isResearch: z.boolean(),
  documentType: z.enum(DOCUMENT_TYPES),
  sampleSize: z.string().optional(),
  significance: z.string().optional(),
})
export type Stats = z.infer<typeof Stats>

const sections = z.object(
  Object.fromEntries(SECTION_KEYS.map((key) => [key, AnalysisSection])) as Record<
    SectionKey,
    typeof AnalysisSection
  >,
)

export const Analysis = sections.extend({
  documentType: z.enum(DOCUMENT_TYPES),
  isResearch: z.boolean(),
  stats: Stats,
  scores: z.record(z.enum(SCORE_KEYS), Score),
  checks: z.array(AnalysisCheck),
  statistics: z.array(StatisticRow),
  defenseChecklist: z.array(DefenseItem),
  /** How the type was determined, and whether the student corrected it. */
  type: z.object({
    found: z.enum(KINDS),
    corrected: z.boolean(),
    signals: z.array(z.object({ says: z.string(), present: z.boolean() })),
    /** For research: the stage it is judged at here, the one it was read as, and whether it builds a system. */
    stage: z.enum(WORK_STAGES).optional(),
    stageFound: z.enum(WORK_STAGES).optional(),
    builds: z.boolean().optional(),
    chapters: z.array(z.string()).optional(),
  }),
  /** Sections only research has, kept in case the student says that this is research after all. */
  heldBack: z
    .object({
      sections: z.partialRecord(z.enum(SECTION_KEYS), AnalysisSection),
      defenseChecklist: z.array(DefenseItem),
    })
    .optional(),
  document: z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    kind: z.string(),
    pages: z.number(),
    /** Whether it has page pictures. */
    paged: z.boolean(),
    bytes: z.number(),
  }),
  /** The narrator, and what a student must know about it. */
  narrator: z.object({ name: z.string(), builtIn: z.boolean(), standsInBecause: z.string().optional() }),
  /** Absent when no model read it. */
  opinions: z.array(Assessed).optional(),
  disagreements: z.array(Disagreement).optional(),
  /** Parts the reader and the study engine could not make out or set aside, in words. */
  notes: z.array(z.string()),
})
export type Analysis = z.infer<typeof Analysis>

/** The specification's fields. When refused, those of `AnalysisRefusal`. */
export const AnalyzeAnswer = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  status: z.enum(['completed', 'processing']),
  analysis: Analysis.optional(),
  message: z.string(),
})
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswer>

/** `details` and `error` are the same sentence: the screen shows one, the rest of the product the other. */
export const AnalysisRefusal = Refusal.extend({
  success: z.literal(false),
  details: z.string(),
  /** Present when an analysis exists but failed. */
  sessionId: z.string().optional(),
})
export type AnalysisRefusal = z.infer<typeof AnalysisRefusal>

export const StatusAnswer = z.object({
  status: z.enum(['completed', 'failed', 'processing']),
  analysis: Analysis.optional(),
  error: z.string().optional(),
  message: z.string(),
  processingDurationMs: z.number(),
  /** In seconds; while it is running. */
  estimatedTimeRemaining: z.number().optional(),
  stage: z.enum(STAGES),
  /** 0 to 100, measured: from pages read and parts made. */
  progress: z.number(),
  /** A step that takes minutes: 'Reading scanned page 12 of 84'. */
  doing: z.string().optional(),
})
export type StatusAnswer = z.infer<typeof StatusAnswer>

/** The user's own from the last 30 days, newest first. */
export const PastAnalysis = z.object({
  sessionId: z.string(),
  documentId: z.string(),
  name: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'failed', 'processing']),
  isResearch: z.boolean(),
  stats: Stats.optional(),
  error: z.string().optional(),
  createdAt: z.string(),
  keptUntil: z.string(),
  /** The analysis stays when its document is deleted; its pages can no longer be shown. */
  documentGone: z.boolean(),
})
export type PastAnalysis = z.infer<typeof PastAnalysis>
export const PastAnalyses = z.object({ analyses: z.array(PastAnalysis) })
export type PastAnalyses = z.infer<typeof PastAnalyses>

export const OneAnalysis = z.object({
  sessionId: z.string(),
  analysis: Analysis,
  createdAt: z.string(),
  /** Ids of `defenseChecklist` the student ticked. */
  ready: z.array(z.string()),
  keptUntil: z.string(),
  documentGone: z.boolean(),
  /** Shown instead of the pages when they are gone. */
  pagesMessage: z.string().optional(),
})
export type OneAnalysis = z.infer<typeof OneAnalysis>

/** `kind` and `stage` correct the document's type, and the scores follow; `chosen` picks one of two readers; `ready` stores the ticks. */
export const AnalysisChange = z.object({
  kind: z.enum(KINDS).optional(),
  stage: z.enum(WORK_STAGES).optional(),
  chosen: z.object({ about: z.enum(DISPUTED), reader: z.enum(READERS) }).optional(),
  ready: z.array(z.string().max(1_000)).max(200).optional(),
})
export type AnalysisChange = z.infer<typeof AnalysisChange>

const ABOUT_OWN = { refusals: { ...SIGNED_IN, 'not-found': 404 }, refusal: AnalysisRefusal } as const

export const analyze = call(CALLS.analyze, {
  summary: 'Analyse a document; a small one is answered at once',
  headers: { 'Idempotency-Key': 'The same for every try of one upload: it is counted and analysed once' },
  body: {
    form: z.object({ documentId: KeptDocumentId }),
    files: { document: 'A file that goes along' },
  },
  answer: AnalyzeAnswer,
  status: [200, 202],
  refusals: {
    ...SIGNED_IN,
    ...CLOSED,
    ...FAILED,
    'still-arriving': 409,
    'access-unknown': 500,
    'end-not-kept': 500,
    'count-not-kept': 500,
  },
  refusal: AnalysisRefusal,
})

export const readStatus = call(CALLS.readStatus, {
  summary: 'How far an analysis is, and what became of it',
  open: OPEN.underWay,
  query: z.object({ sessionId: z.string().default('') }),
  answer: StatusAnswer,
  ...ABOUT_OWN,
})

export const PAST = { open: OPEN.pastWork, refusal: AnalysisRefusal } as const
export const listAnalyses = call(CALLS.listAnalyses, {
  ...PAST,
  summary: 'What one had analysed in the last 30 days',
  answer: PastAnalyses,
  refusals: SIGNED_IN,
})

export const readAnalysis = call(CALLS.readAnalysis, {
  summary: 'One analysis',
  ...PAST,
  answer: OneAnalysis,
  refusals: { ...SIGNED_IN, ...FAILED, 'not-finished': 409 },
})

export const changeAnalysis = call(CALLS.changeAnalysis, {
  summary: 'Correct what the document is, or keep the ticks',
  ...PAST,
  body: AnalysisChange,
  answer: OneAnalysis,
  refusals: { ...SIGNED_IN, ...FAILED, 'not-finished': 409, 'not-understood': 400 },
})

export const removeAnalysis = call(CALLS.removeAnalysis, {
  summary: 'Delete it',
  open: OPEN.pastWork,
  answer: 'nothing',
  ...ABOUT_OWN,
})

export const saveAsWord = call(CALLS.saveAsWord, {
  summary: 'The student’s own Word file with each finding as a comment, or a new one with the findings',
  ...PAST,
  answer: { bytes: [SAVING.type] },
  refusals: { ...SIGNED_IN, ...FAILED, 'not-finished': 409 },
})
