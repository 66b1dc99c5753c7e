/** Sentences for requests refused before any route saw them, by status. */

import type { AnywhereCode } from '#contracts/refusal.ts'
import type { Problem } from '#kit/result.ts'

export const notUnderstood = {
  code: 'bad-request',
  message: 'Something went wrong with this request. Please reload the page and try again.',
} as const

const BY_STATUS: Readonly<Record<number, Problem<AnywhereCode>>> = {
  406: { ...notUnderstood, code: 'not-acceptable' },
  413: { code: 'request-too-large', message: 'This is too large to send.' },
  415: { code: 'wrong-content', message: 'This kind of content is not accepted here.' },
  429: { code: 'too-many-requests', message: 'Too many requests. Please wait a moment.' },
}

export const saidAnywhere = (status: number): Problem<AnywhereCode> => BY_STATUS[status] ?? notUnderstood
