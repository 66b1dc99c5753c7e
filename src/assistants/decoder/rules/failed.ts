import { ARRIVAL_REFUSALS, READING_REFUSALS } from '#capabilities/documents/contract.ts'

/** Why an analysis failed: a problem with its document, or a fault of ours. */
export const FAILED = {
  ...READING_REFUSALS,
  ...ARRIVAL_REFUSALS,
  'document-gone': 400,
  'too-little-text': 400,
  'our-fault': 500,
} as const
