import { ARRIVAL_REFUSALS, READING_REFUSALS } from '#capabilities/documents/rules/refusals.ts'

/** Why an analysis failed: what was wrong with its document, or with us. */
export const FAILED = {
  ...READING_REFUSALS,
  ...ARRIVAL_REFUSALS,
  'document-gone': 400,
  'too-little-text': 400,
  'our-fault': 500,
} as const
