/** The contract of a deck. The specification's fields are used verbatim; ours are added beside them. */
import { z } from 'zod'
import { CLOSED, OPEN } from '#capabilities/access/spec.ts'
import { ARRIVAL_REFUSALS, KeptDocumentId, READING_REFUSALS } from '#capabilities/documents/contract.ts'
import { call } from '#contracts/call.ts'
import { Refusal, SIGNED_IN } from '#contracts/refusal.ts'
import { FORMAT_IDS, SLIDES_IN_DECK } from './rules/deck/keys.ts'
import { DrawnSlide } from './rules/drawing/drawn.ts'
import { TALKS } from './rules/talk/talk-of.ts'
import { CALLS } from './spec.ts'

const FormatId = z.enum(FORMAT_IDS)

/** The specification's stored presentation, with our additions. */
export const PresentationRecord = z.object({
  id: z.string(),
  sourceFilename: z.string(),
  url: z.string(),
  filename: z.string(),
  /** Not downloaded yet. */
  pending: z.boolean(),
  title: z.string(),
  format: FormatId,
  slideCount: z.number(),
  createdAt: z.string(),
  keptUntil: z.string(),
})
export type PresentationRecord = z.infer<typeof PresentationRecord>

/** A deck whose outline waits for the student's decision. */
export const WaitingOutline = PresentationRecord.pick({ id: true, sourceFilename: true, title: true }).extend(
  {
    waitsUntil: z.string(),
  },
)

export const Presentations = z.object({
  presentations: z.array(PresentationRecord),
  outlines: z.array(WaitingOutline),
})

export const OnePresentation = PresentationRecord.extend({
  documentId: z.string(),
  documentGone: z.boolean(),
  slides: z.array(DrawnSlide),
  /** How the document was read, as far as the student must know. */
  note: z.string().optional(),
  /** For a deck in a university's look: whether its fonts are included, and its logo as a data address. */
  look: z
    .object({ fonts: z.boolean(), logo: z.string().optional(), width: z.number(), height: z.number() })
    .optional(),
  /** The length allowed, and the length of the notes' script, in minutes. */
  talk: z.object({ minutes: z.number(), written: z.number() }),
  /** Each with the slides, counted from 1, that fail it; 0 means the deck. */
  checks: z.array(z.object({ id: z.string(), passes: z.string(), fails: z.array(z.number()).readonly() })),
})
export type OnePresentation = z.infer<typeof OnePresentation>

export type Presentations = z.infer<typeof Presentations>

export const JOB_STATES = ['queued', 'processing', 'outlined', 'completed', 'failed'] as const
export const JobStatus = z.object({
  status: z.enum(JOB_STATES),
  data: z.object({
    step: z.string(),
    progress: z.number(),
    presentationUrl: z.string().optional(),
    presentationData: z.object({ title: z.string(), slideCount: z.number() }).optional(),
    /** Ours: the id to open the deck. */
    presentationId: z.string().optional(),
    sourceFilename: z.string().optional(),
  }),
  error: z.string().optional(),
})
export type JobStatus = z.infer<typeof JobStatus>

export const Started = z.object({ success: z.literal(true), jobId: z.string(), estimatedTime: z.string() })

export const Usage = z.object({
  powerpoint_usage: z
    .object({
      userId: z.string(),
      generationCount: z.number(),
      createdAt: z.string(),
      lastGeneratedAt: z.string().nullable(),
    })
    .nullable(),
  /** 5 per pack, minus the used ones. */
  remaining: z.number(),
})
export type Usage = z.infer<typeof Usage>

export const Formats = z.object({
  formats: z.array(z.object({ id: FormatId, name: z.string(), description: z.string() })),
})

const StartRefusal = Refusal.extend({ success: z.literal(false) })
const ABOUT_OWN = { refusals: { ...SIGNED_IN, 'not-found': 404, 'not-finished': 409 } } as const

export const start = call(CALLS.start, {
  summary: 'Make a deck of 18 slides from a document',
  headers: { 'x-session-id': 'The same for every try of one generation: it is made and counted once' },
  body: {
    form: z.object({
      format: FormatId,
      documentId: KeptDocumentId,
      outline: z.enum(['first', 'ask']).optional().meta({
        description:
          'first: the outline is wanted before the deck; ask: the first deck of a document waits a few minutes for what the student says of the study',
      }),
    }),
    files: { document: 'A file that goes along' },
  },
  answer: Started,
  status: 202,
  refusals: {
    ...SIGNED_IN,
    ...CLOSED,
    ...READING_REFUSALS,
    ...ARRIVAL_REFUSALS,
    'still-arriving': 409,
    'unknown-format': 400,
    'our-fault': 500,
  },
  refusal: StartRefusal,
})

export const readStatus = call(CALLS.readStatus, {
  summary: 'How far a deck is, and what became of it',
  open: OPEN.underWay,
  answer: JobStatus,
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const Sample = z.object({ title: z.string(), slideCount: z.number(), slides: z.array(DrawnSlide) })
export type Sample = z.infer<typeof Sample>

export const readSample = call(CALLS.readSample, {
  summary: 'The deck of an invented thesis, for whoever looks before buying',
  open: OPEN.beforeBuying,
  query: z.object({ format: FormatId.optional() }),
  answer: Sample,
  refusals: SIGNED_IN,
})

export const listFormats = call(CALLS.listFormats, {
  summary: 'The three formats',
  open: OPEN.beforeBuying,
  answer: Formats,
  refusals: SIGNED_IN,
})

export const readUsage = call(CALLS.readUsage, {
  summary: 'How many generations were used and are left',
  open: OPEN.ownUse,
  answer: Usage,
  refusals: SIGNED_IN,
})

export const listPresentations = call(CALLS.listPresentations, {
  summary: 'The decks of the last 30 days',
  open: OPEN.pastWork,
  answer: Presentations,
  refusals: SIGNED_IN,
})

const OutlineEntry = z.object({
  id: z.string(),
  part: z.string(),
  kicker: z.string(),
  title: z.string(),
  /** The first of its lines, to show its subject. */
  lines: z.array(z.string()),
  /** It waits for the student: what is asked, and sentences of the document to choose from. */
  ask: z.object({ says: z.string(), candidates: z.array(z.string()) }).optional(),
  /** What does not add up in its source. */
  marks: z.array(z.string()).optional(),
})
export const DeckOutline = z.object({
  id: z.string(),
  /** The document it is planned from, while it is there. */
  documentId: z.string().nullable(),
  sourceFilename: z.string(),
  title: z.string(),
  first: z.array(OutlineEntry),
  body: z.array(OutlineEntry),
  last: z.array(OutlineEntry),
  /** Other slides the document could fill. */
  spares: z.array(OutlineEntry),
})
export type DeckOutline = z.infer<typeof DeckOutline>

export const readOutline = call(CALLS.readOutline, {
  summary: 'What the slides will be, before they are made',
  open: OPEN.pastWork,
  answer: DeckOutline,
  refusals: { ...SIGNED_IN, 'not-found': 404, 'no-outline': 409 },
})

/** Every slide between the agenda and the references, in the chosen order. */
export const ChosenOutline = z.object({
  slides: z
    .array(
      z.object({
        id: z.string().max(40),
        title: z.string().trim().min(1).max(300).optional(),
        /** The student's words for a slide that waits for them: one line each. */
        words: z.string().trim().max(1200).optional(),
      }),
    )
    .length(SLIDES_IN_DECK - 3),
  /** What the student says where the first slide asks for the title or the name. */
  first: z.string().trim().max(200).optional(),
})

export const chooseOutline = call(CALLS.chooseOutline, {
  summary: 'Make the deck with these slides, in this order and with these titles',
  open: OPEN.underWay,
  body: ChosenOutline,
  answer: Started,
  status: 202,
  refusals: { ...SIGNED_IN, 'not-found': 404, 'no-outline': 409, 'not-understood': 400 },
})

export const readPresentation = call(CALLS.readPresentation, {
  summary: 'One deck, drawn',
  open: OPEN.pastWork,
  query: z.object({ format: FormatId.optional() }),
  answer: OnePresentation,
  ...ABOUT_OWN,
})

/** A slide by its id; omitted fields stay unchanged. */
export const DeckChange = z.object({
  format: FormatId.optional(),
  minutes: z.literal(TALKS).optional(),
  /** Back from a university's look to ours. */
  ownLook: z.literal(true).optional(),
  /** A slide to remake from other statements of its document. */
  again: z.string().max(40).optional(),
  /** Fixes the failed checks, as far as possible. */
  mend: z.literal(true).optional(),
  order: z.array(z.string().max(40)).length(SLIDES_IN_DECK).optional(),
  slide: z
    .object({
      id: z.string().max(40),
      title: z.string().trim().min(1).max(300).optional(),
      points: z.array(z.string().trim().max(600)).max(8).optional(),
    })
    .optional(),
})
export type DeckChange = z.infer<typeof DeckChange>

export const changePresentation = call(CALLS.changePresentation, {
  summary: 'Another format, length or order, other words on a slide, a slide made once more, faults mended',
  open: OPEN.pastWork,
  body: DeckChange,
  answer: OnePresentation,
  refusals: { ...ABOUT_OWN.refusals, 'not-understood': 400, 'nothing-else': 409 },
})

export const takeTemplate = call(CALLS.takeTemplate, {
  summary: 'Take over the colours, fonts and logo of a .pptx, for all three formats',
  open: OPEN.pastWork,
  body: { form: z.object({}), files: { template: 'The .pptx of the university, up to 20 MB' } },
  answer: OnePresentation,
  refusals: {
    ...ABOUT_OWN.refusals,
    'no-file': 400,
    'too-large': 413,
    'no-presentation': 400,
    'has-macros': 400,
    'no-look': 400,
  },
})

export const removePresentation = call(CALLS.removePresentation, {
  summary: 'Delete it',
  open: OPEN.pastWork,
  answer: 'nothing',
  refusals: { ...SIGNED_IN, 'not-found': 404 },
})

export const readFigure = call(CALLS.readFigure, {
  summary: 'The figure of the document that a slide shows, as it is in the file',
  open: OPEN.pastWork,
  answer: { bytes: ['image/jpeg'] },
  ...ABOUT_OWN,
})

const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'
export const readFile = call(CALLS.readFile, {
  summary: 'The deck as a .pptx file',
  open: OPEN.pastWork,
  query: z.object({ format: FormatId.optional() }),
  answer: { bytes: [PPTX] },
  ...ABOUT_OWN,
})
