/** A deck as stored: the content of its slides, with the sentence behind every line, independent of format. */
import { z } from 'zod'
import { Quoted } from '#capabilities/study/contract.ts'
import { THEME_COLOURS } from '#kit/pptx/model.ts'
import { FORMS } from './keys.ts'

export const SlideSource = Quoted
export type SlideSource = z.infer<typeof SlideSource>

export const Point = z.object({
  text: z.string().max(600),
  /** Its subject, in a word or two. */
  head: z.string().max(60).optional(),
  /** Written by the student: it is never shortened. */
  edited: z.boolean().optional(),
  /** A model reworded the first of its sentences, and code has proved the words. */
  worded: z.boolean().optional(),
  /** In our words, computed from the cells of its table, or from the record. */
  computed: z.boolean().optional(),
  /** Where it rests on rows of a table: their cells with their heads. */
  row: z.string().optional(),
  sources: z.array(SlideSource),
})
export type Point = z.infer<typeof Point>

export const Metric = z.object({
  value: z.string().max(24),
  label: z.string().max(120),
  sources: z.array(SlideSource),
})
export type Metric = z.infer<typeof Metric>

export const LiftedChart = z.object({
  kind: z.literal('chart'),
  drawn: z.enum(['columns', 'bars', 'line', 'doughnut']),
  categories: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number().nullable()) })),
  unit: z.string(),
  caption: z.string(),
  sources: z.array(SlideSource),
})
export type LiftedChart = z.infer<typeof LiftedChart>

export const LiftedTable = z.object({
  kind: z.literal('table'),
  /** The first is the header. */
  rows: z.array(z.array(z.string())),
  /** Rows of the work that had no room: the slide says how many. */
  left: z.number().int().positive().optional(),
  caption: z.string(),
  sources: z.array(SlideSource),
})
export type LiftedTable = z.infer<typeof LiftedTable>

const Share = z.number().min(0).max(1)
/** A figure of the document, cropped from the picture of its page. */
export const LiftedPicture = z.object({
  kind: z.literal('picture'),
  page: z.number(),
  /** Its position on the page, in fractions of it. */
  box: z.object({ left: Share, top: Share, width: Share, height: Share }),
  /** Width divided by height. */
  shape: z.number().positive(),
  caption: z.string(),
  /** Its text, for readers who cannot see it. */
  reads: z.string(),
  sources: z.array(SlideSource),
  /** Cropped after the deck is planned; in base64. */
  image: z.object({ data: z.string(), type: z.enum(['png', 'jpeg']) }).optional(),
})
export type LiftedPicture = z.infer<typeof LiftedPicture>

export const Visual = z.discriminatedUnion('kind', [LiftedChart, LiftedTable, LiftedPicture])
export type Visual = z.infer<typeof Visual>

export const DeckSlide = z.object({
  id: z.string(),
  /** The part of the talk it belongs to. */
  part: z.string(),
  kicker: z.string(),
  title: z.string().max(300),
  /** Set by the student in the outline: never replaced. */
  titleChosen: z.boolean().optional(),
  /** In a model’s words, proved when they came. */
  titleWorded: z.boolean().optional(),
  form: z.enum(FORMS),
  points: z.array(Point),
  metrics: z.array(Metric),
  visual: Visual.optional(),
  /** Gaps of the document, for the notes. */
  missing: z.string().optional(),
  /** Nobody filled it: what the student is asked for, with sentences to choose from. */
  ask: z
    .object({
      says: z.string(),
      candidates: z.array(z.object({ text: z.string(), sources: z.array(SlideSource) })),
    })
    .optional(),
  /** Every line is shown, however many there are. */
  whole: z.boolean().optional(),
  /** What a comparison has found wrong in its source: to be mended before it is presented. */
  marks: z.array(z.string()).optional(),
  /** Further statements on the same matter: for the longer talks, and for a slide made again. */
  more: z.array(Point).optional(),
  /** The speaker's text: sentences with their places. */
  script: z.array(
    z.object({
      text: z.string().max(2000),
      sources: z.array(SlideSource),
      /** Only in answer to a question: in older decks. */
      asked: z.boolean().optional(),
      /** It leads to this slide, and is said while the one before is still shown. */
      leads: z.boolean().optional(),
      /** The shortest talk that has room for it. */
      from: z.number().optional(),
    }),
  ),
})
export type DeckSlide = z.infer<typeof DeckSlide>

/** A university's look, extracted from its template: for all three formats. */
export const Brand = z.object({
  colours: z.partialRecord(z.enum(THEME_COLOURS), z.string().regex(/^[0-9A-F]{6}$/)),
  fonts: z.object({ heading: z.string().optional(), body: z.string().optional() }),
  logo: z
    .object({ data: z.string(), type: z.enum(['png', 'jpeg']), width: z.number(), height: z.number() })
    .optional(),
})
export type Brand = z.infer<typeof Brand>

export const Deck = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  /** The kind of work it presents, in words. */
  work: z.string(),
  language: z.string(),
  /** The length of the talk; older decks have none. */
  minutes: z.number().optional(),
  brand: Brand.optional(),
  /** How the document was read, as far as the student must know. */
  note: z.string().optional(),
  /** What the panel may ask, each with the place of its answer. */
  panel: z.array(z.object({ text: z.string(), sources: z.array(SlideSource) })).optional(),
  slides: z.array(DeckSlide),
})
export type Deck = z.infer<typeof Deck>

/** A deck that is planned but not made yet. */
export type PlannedDeck = Deck & {
  spares: DeckSlide[]
  /** Tables that results of a model’s reading stand in: shown only where the model says so. */
  tables?: { id: string; of: string[]; visual: LiftedTable }[]
  /** Of what the student had said of the study: after another answer, the outline is planned anew. */
  answers?: string | undefined
}
