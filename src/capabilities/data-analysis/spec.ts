/** Calls, sentences and limits of the analysis of data. */

import { get, patch } from '#contracts/call.ts'
import { seconds } from '#kit/time.ts'

export const CALLS = {
  readCard: get('/ai/data/:documentId'),
  correctCard: patch('/ai/data/:documentId/corrections'),
} as const

export const ANALYSIS_LIMITS = {
  /** CPU time of the process that reads and computes. */
  reading: seconds(45),
  computing: seconds(20),
  /** Of its heap, in megabytes. */
  heap: 900,
  mostRows: 200_000,
} as const

export const DATA_SENTENCES = {
  notFound: 'This sheet was not found.',
  notReadable:
    'This sheet could not be read as data. Please check that it has a row of headings with rows of values below.',
  tooMuch: 'This took too much time or memory, so it was stopped. Try it with fewer columns or fewer rows.',
  tooManyRows: (kept: number) => `Only the first ${kept.toLocaleString('en')} rows were read.`,
  notUnderstood: 'This could not be understood.',
} as const
