import { DOCUMENT_PROBLEMS } from '#capabilities/documents/rules/document-problems.ts'
import { ARRIVAL_PROBLEMS, FILE_NAME_PROBLEMS } from '#capabilities/documents/spec.ts'
import { allWith } from '#wire/refusal.ts'

/** Why no deck was begun: what was wrong with the document, or with us. */
export const ARRIVALS = {
  ...allWith(DOCUMENT_PROBLEMS, 400),
  ...allWith(FILE_NAME_PROBLEMS, 400),
  ...allWith(ARRIVAL_PROBLEMS, 400),
  'too-large': 413,
  'too-many-documents': 409,
  'no-room-left': 409,
  'too-many-at-once': 429,
  'too-much-reading': 429,
  'not-kept': 507,
  'not-found': 404,
} as const
