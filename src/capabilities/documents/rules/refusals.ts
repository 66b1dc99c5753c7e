/** HTTP status of each document problem: the same in every room that takes one. */
import { allWith } from '#contracts/refusal.ts'
import { ARRIVAL_PROBLEMS, FILE_NAME_PROBLEMS } from '../spec.ts'
import { DOCUMENT_PROBLEMS } from './document-problems.ts'

/** Why an upload is refused. */
export const ARRIVAL_REFUSALS = {
  ...allWith(FILE_NAME_PROBLEMS, 400),
  ...allWith(ARRIVAL_PROBLEMS, 400),
  'not-found': 404,
  'too-many-documents': 409,
  'no-room-left': 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many-at-once': 429,
  'too-much-reading': 429,
  'not-kept': 507,
} as const

/** Why an accepted document cannot be read or shown. */
export const READING_REFUSALS = {
  ...allWith(DOCUMENT_PROBLEMS, 400),
  'wrong-type': 415,
  'unsupported-type': 415,
  'no-such-page': 404,
  'no-page-pictures': 404,
} as const
