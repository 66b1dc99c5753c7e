/** What crosses the wire about documents. */
import { z } from 'zod'
import { UPLOAD_PURPOSES } from './spec.ts'

export const Purpose = z.enum(UPLOAD_PURPOSES)

/** How a place is told where the file has no pages of its own. */
const Within = z.object({ section: z.string(), paragraph: z.number() })
const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

export const DocumentSummary = z.object({
  id: z.string(),
  name: z.string(),
  purpose: Purpose,
  bytes: z.number(),
  status: z.enum(['uploading', 'reading', 'ready', 'refused']),
  /** What is being done, in words, and how far: of the reading alone. */
  step: z.string(),
  percent: z.number(),
  /** Why it was refused. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  kind: z.string().nullable(),
  pages: z.number().nullable(),
  createdAt: z.string(),
  keptUntil: z.string(),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

export const DocumentAnswer = z.object({ document: DocumentSummary })
export type DocumentAnswer = z.infer<typeof DocumentAnswer>
export const DocumentList = z.object({ documents: z.array(DocumentSummary), keptDays: z.number() })
export type DocumentList = z.infer<typeof DocumentList>

export const DocumentOutline = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  language: z.string(),
  kind: z.string(),
  /** Whether its pages are its own, and can be shown. */
  paged: z.boolean(),
  outline: z.array(
    z.object({ title: z.string(), level: z.number(), role: z.string(), firstPage: z.number() }),
  ),
  counts: z.object({
    pages: z.number(),
    words: z.number(),
    sentences: z.number(),
    tables: z.number(),
    figures: z.number(),
    references: z.number(),
  }),
  notes: z.array(z.string()),
})
export type DocumentOutline = z.infer<typeof DocumentOutline>

/** A page in words: what a reader of pictures cannot see, and where each sentence stands. */
export const DocumentPage = z.object({
  page: z.number(),
  label: z.string().nullable(),
  of: z.number(),
  width: z.number(),
  height: z.number(),
  /** Whether it is a page of the file itself, or one of our leaves. */
  paged: z.boolean(),
  /** Whether there is a picture of it; other formats are shown in words. */
  pictured: z.boolean(),
  sentences: z.array(z.object({ id: z.string(), text: z.string(), boxes: z.array(Box) })),
})
export type DocumentPage = z.infer<typeof DocumentPage>

export const SentencePlace = z.object({
  id: z.string(),
  text: z.string(),
  page: z.number(),
  label: z.string().nullable(),
  of: z.number(),
  section: z.string(),
  within: Within.optional(),
  /** How far down the page, 0 to 1; null where there are no page pictures. */
  at: z.number().nullable(),
})
export type SentencePlace = z.infer<typeof SentencePlace>

export const SearchAnswer = z.object({
  passages: z.array(
    z.object({
      page: z.number(),
      within: Within.optional(),
      section: z.string(),
      text: z.string(),
      sentences: z.array(z.string()),
      best: z.string().nullable(),
      score: z.number(),
    }),
  ),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>
