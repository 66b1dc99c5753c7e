/** The calls about the files of cited works that a student puts beside an analysed work. */
import { z } from 'zod'
import { PassageOutcome } from '#capabilities/references/contract.ts'
import { call } from '#contracts/call.ts'
import { Id } from '#contracts/params.ts'
import { Evidence, PAST } from '../contract.ts'
import { OF_REFERENCES } from '../references/contract.ts'
import { CALLS } from '../spec.ts'

export const OwnSources = z.object({
  sources: z.array(
    z.object({
      documentId: z.string(),
      name: z.string(),
      status: z.enum(['reading', 'ready', 'refused']),
      /** Why it could not be read. */
      problem: z.string().nullable(),
    }),
  ),
})
export type OwnSources = z.infer<typeof OwnSources>

const InSource = z.object({ documentId: z.string(), name: z.string(), evidence: Evidence })

export const ComparedSources = z.object({
  /** Which entry of the list each file is; null where only the student can tell. */
  matched: z.array(
    z.object({ documentId: z.string(), entry: z.object({ id: z.string(), written: z.string() }).nullable() }),
  ),
  /** Entries of the list, for the student to choose from. */
  entries: z.array(z.object({ id: z.string(), written: z.string() })),
  /** Each citation that names a page, with what stands there. */
  passages: z.array(
    z.object({
      outcome: PassageOutcome,
      /** The student's sentence. */
      own: Evidence,
      documentId: z.string(),
      name: z.string(),
      /** "p. 14", as it is cited. */
      cited: z.string(),
      says: z.string(),
      source: Evidence.nullable(),
    }),
  ),
  /** Sentences of the student's that stand word for word in a source of theirs, without quotation marks. */
  same: z.array(z.object({ own: Evidence, source: InSource })),
})
export type ComparedSources = z.infer<typeof ComparedSources>

export const readSources = call(CALLS.readSources, {
  summary: 'The files of cited works beside an analysed work, and how far each is read',
  ...PAST,
  answer: OwnSources,
  refusals: OF_REFERENCES,
})

export const addSource = call(CALLS.addSource, {
  summary: 'Put a PDF that is here beside the work, or say which entry of its list it is',
  ...PAST,
  body: z.object({ documentId: Id, entryId: z.string().max(10).optional() }),
  answer: OwnSources,
  refusals: { ...OF_REFERENCES, 'too-many-sources': 409, 'not-a-source': 409, 'source-gone': 404 },
})

export const removeSource = call(CALLS.removeSource, {
  summary: 'Take a file away from the work; it stays among the documents',
  ...PAST,
  params: z.object({ sessionId: Id, documentId: Id }),
  answer: OwnSources,
  refusals: OF_REFERENCES,
})

export const compareSources = call(CALLS.compareSources, {
  summary: 'What the sources say on the cited pages, and which sentences are the same word for word',
  ...PAST,
  answer: ComparedSources,
  refusals: { ...OF_REFERENCES, 'no-source-read': 409 },
})
