/** The document calls and their shapes on the wire. */
import { z } from 'zod'
import { call } from '#contracts/call.ts'
import { formText } from '#contracts/form-text.ts'
import { Id, Ordinal } from '#contracts/params.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { CALLS, PIECES } from './rules/addresses.ts'
import { ARRIVAL_REFUSALS, READING_REFUSALS } from './rules/refusals.ts'
import { UPLOAD_PURPOSES } from './spec.ts'

export { ARRIVAL_REFUSALS, READING_REFUSALS } from './rules/refusals.ts'

/** For a form that may carry a file instead. */
export const KeptDocumentId = formText(100).meta({ description: 'Of one that is here already' })

export const Purpose = z.enum(UPLOAD_PURPOSES)

/** The position in a file without pages. */
export const Within = z.object({ section: z.string(), paragraph: z.number() })
/** Words that were recognised in the picture of a page: how sure, 0 to 100. */
export const Recognised = z.object({ sure: z.number(), hasDoubtfulFigure: z.boolean() })
const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

export const DocumentSummary = z.object({
  id: z.string(),
  name: z.string(),
  purpose: Purpose,
  bytes: z.number(),
  status: z.enum(['uploading', 'reading', 'ready', 'refused']),
  /** The current step in words, and progress: of the reading alone. */
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
  /** True if its pages are the file's own and can be shown. */
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

/** A page as text: for screen readers, and to locate each sentence. */
export const DocumentPage = z.object({
  page: z.number(),
  label: z.string().nullable(),
  of: z.number(),
  width: z.number(),
  height: z.number(),
  /** True for a page of the file itself, false for one of our leaves. */
  paged: z.boolean(),
  /** True if it has a picture; other formats are shown as text. */
  pictured: z.boolean(),
  sentences: z.array(
    z.object({ id: z.string(), text: z.string(), boxes: z.array(Box), recognised: Recognised.optional() }),
  ),
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
  /** How far down the page, 0 to 1; null if there are no page pictures. */
  at: z.number().nullable(),
  recognised: Recognised.optional(),
})
export type SentencePlace = z.infer<typeof SentencePlace>

export const SearchAnswer = z.object({
  passages: z.array(
    z.object({
      page: z.number(),
      within: Within.optional(),
      recognised: Recognised.optional(),
      section: z.string(),
      text: z.string(),
      sentences: z.array(z.string()),
      best: z.string().nullable(),
      score: z.number(),
    }),
  ),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

const OWN = { ...SIGNED_IN, 'not-found': 404 } as const
/** Refusals of an upload. Reasons why an accepted file cannot be read are in the document itself. */
const NOT_TAKEN = { ...SIGNED_IN, ...ARRIVAL_REFUSALS } as const

export const listDocuments = call(CALLS.listDocuments, {
  summary: 'One’s own documents, and how far each is read',
  answer: DocumentList,
  refusals: SIGNED_IN,
})

export const uploadDocument = call(CALLS.uploadDocument, {
  summary: 'Upload a document in one form',
  query: z.object({ purpose: Purpose.default('library') }),
  body: { form: z.object({}), files: { document: 'The file, under its own name' } },
  answer: DocumentAnswer,
  status: 201,
  refusals: NOT_TAKEN,
})

export const readDocument = call(CALLS.readDocument, {
  summary: 'One document, and how far it is read',
  answer: DocumentAnswer,
  refusals: OWN,
})

export const removeDocument = call(CALLS.removeDocument, {
  summary: 'Delete a document and everything that was read from it',
  answer: z.object({ status: z.literal(true) }),
  refusals: OWN,
})

export const readOutline = call(CALLS.readOutline, {
  summary: 'What a document is made of',
  answer: DocumentOutline,
  refusals: OWN,
})

export const readPage = call(CALLS.readPage, {
  summary: 'A page in words, each sentence with its place',
  params: z.object({ id: Id, page: Ordinal }),
  answer: DocumentPage,
  refusals: OWN,
})

export const readPagePicture = call(CALLS.readPagePicture, {
  summary: 'A page as it looks',
  params: z.object({ id: Id, page: Ordinal }),
  query: z.object({ width: z.string().optional() }),
  headers: { 'If-None-Match': 'Of a picture that is here already; answered with 304 while it is the same' },
  answer: { bytes: ['image/webp'] },
  status: [200, 304],
  refusals: { ...READING_REFUSALS, ...OWN },
})

export const readSentence = call(CALLS.readSentence, {
  summary: 'A sentence, and where it stands',
  answer: SentencePlace,
  refusals: OWN,
})

export const searchDocument = call(CALLS.searchDocument, {
  summary: 'Passages that speak of something',
  query: z.object({ q: z.string().default('') }),
  answer: SearchAnswer,
  refusals: OWN,
})

const TUS = { 'Tus-Resumable': '1.0.0' } as const
const TUS_REFUSALS = { ...NOT_TAKEN, 'tus-version': 412 } as const

export const describeUploads = call(PIECES.describe, {
  summary: 'What of tus 1.0 is spoken here',
  answer: 'nothing',
  refusals: SIGNED_IN,
})

export const beginUpload = call(CALLS.beginUpload, {
  summary: 'Announce a file that will come in pieces; its address is in Location',
  headers: {
    ...TUS,
    'Upload-Length': 'Bytes',
    'Upload-Metadata': 'filename, filetype and purpose, in Base64',
  },
  answer: 'nothing',
  status: 201,
  refusals: TUS_REFUSALS,
})

export const readUploadOffset = call(PIECES.readOffset, {
  summary: 'How much of a file has arrived, in Upload-Offset',
  headers: TUS,
  answer: 'nothing',
  status: 200,
  refusals: TUS_REFUSALS,
})

export const sendPiece = call(PIECES.send, {
  summary: 'Send the next piece of a file',
  headers: { ...TUS, 'Upload-Offset': 'Where this piece begins' },
  body: { bytes: ['application/offset+octet-stream'] },
  answer: 'nothing',
  refusals: { ...TUS_REFUSALS, 'wrong-offset': 409, 'being-sent': 423 },
})

export const dropUpload = call(PIECES.drop, {
  summary: 'Give up a file that has not arrived whole',
  headers: TUS,
  answer: 'nothing',
  refusals: TUS_REFUSALS,
})
