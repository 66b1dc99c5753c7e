/** The calls about the list of references of an analysed work. */
import { z } from 'zod'
import { Claimed, FormatName, ListedEntry, StyleName } from '#capabilities/references/contract.ts'
import { FORMAT_FILES, FORMATS, REFERENCES } from '#capabilities/references/spec.ts'
import { call } from '#contracts/call.ts'
import { SIGNED_IN } from '#contracts/refusal.ts'
import { Evidence, PAST } from '../contract.ts'
import { FAILED } from '../rules/failed.ts'
import { CALLS, SAVING } from '../spec.ts'

/** The list of references held against a style, entry by entry. */
export const ReferenceList = z.object({
  style: StyleName,
  /** The style the work says it follows, or its list is closest to. */
  claimed: Claimed.nullable(),
  entries: z.array(
    ListedEntry.extend({
      evidence: Evidence,
      /** That the work was retracted, in a sentence. */
      retracted: z.string().optional(),
    }),
  ),
  /** Registries that can be asked whether the works exist, and whether the student has agreed to it. */
  registries: z.object({ names: z.array(z.string()), agreed: z.boolean() }),
  /** About the list as a whole, in sentences. */
  notes: z.array(z.string()),
  /** Why there is nothing to judge. */
  unusable: z.string().nullable(),
})
export type ReferenceList = z.infer<typeof ReferenceList>

export const OF_REFERENCES = {
  ...SIGNED_IN,
  ...FAILED,
  'not-finished': 409,
  'file-gone': 410,
  'no-list': 404,
  'no-library': 400,
} as const

export const readReferences = call(CALLS.readReferences, {
  summary: 'The list of references: what differs from a style, with the line as it should be',
  ...PAST,
  query: z.object({ style: StyleName.optional() }),
  answer: ReferenceList,
  refusals: OF_REFERENCES,
})

export const prepareReferences = call(CALLS.prepareReferences, {
  summary: 'Reads the list of references ahead, as soon as the student comes near it',
  ...PAST,
  answer: 'nothing',
  refusals: OF_REFERENCES,
})

export const judgeWithLibrary = call(CALLS.judgeWithLibrary, {
  summary:
    'The same, with what the list leaves out filled in from the student’s own .bib, .ris or CSL-JSON file',
  ...PAST,
  body: z.object({
    style: StyleName.optional(),
    library: z.string().min(1).max(REFERENCES.libraryCharacters),
  }),
  answer: ReferenceList,
  refusals: OF_REFERENCES,
})

export const saveReferences = call(CALLS.saveReferences, {
  summary: 'The list of references as a file for Zotero, Mendeley and others',
  ...PAST,
  query: z.object({ format: FormatName }),
  answer: { bytes: FORMATS.map((format) => FORMAT_FILES[format].type) },
  refusals: OF_REFERENCES,
})

export const correctReferences = call(CALLS.correctReferences, {
  summary: 'The student’s own Word file with its list of references corrected, as tracked changes',
  ...PAST,
  query: z.object({ style: StyleName.optional() }),
  answer: { bytes: [SAVING.type] },
  refusals: { ...OF_REFERENCES, 'no-word-file': 409 },
})

/** What registries say of the works; `left`: so many are still to be asked, by the same call again. */
export const ReferencesExist = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['same', 'different', 'doi-elsewhere', 'not-found', 'not-asked', 'unknown']),
      says: z.string(),
    }),
  ),
  left: z.number(),
})
export type ReferencesExist = z.infer<typeof ReferencesExist>

export const checkReferences = call(CALLS.checkReferences, {
  summary: 'Whether the works in the list are in the registries the server may ask',
  ...PAST,
  body: z.object({
    /** The student was told what leaves the server, and agrees. */
    agreed: z.literal(true),
  }),
  answer: ReferencesExist,
  refusals: { ...OF_REFERENCES, 'no-registry': 409 },
})
