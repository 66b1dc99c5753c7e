import { DOCUMENT_PROBLEMS } from '#capabilities/documents/rules/document-problems.ts'
import { ARRIVAL_PROBLEMS, FILE_NAME_PROBLEMS } from '#capabilities/documents/spec.ts'
import { allWith } from '#wire/refusal.ts'

/** Why an analysis failed: what was wrong with its document, or with us. */
export const FAILED = {
  ...allWith(DOCUMENT_PROBLEMS, 400),
  ...allWith(FILE_NAME_PROBLEMS, 400),
  ...allWith(ARRIVAL_PROBLEMS, 400),
  'document-gone': 400,
  'too-little-text': 400,
  'too-large': 413,
  'too-many-documents': 409,
  'no-room-left': 409,
  'too-many-at-once': 429,
  'too-much-reading': 429,
  'our-fault': 500,
  'not-kept': 507,
  'not-found': 404,
} as const
