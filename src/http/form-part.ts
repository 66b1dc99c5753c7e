/** What a part of a form says of itself. It is read by whoever expects it, long after the body of any other request was looked at. */
import type { Multipart } from '@fastify/multipart'
import { isWellFormedText } from '#kit/well-formed.ts'

export const notUnderstood = {
  code: 'bad-request',
  message: 'This request could not be understood.',
} as const

const textsOf = (part: Multipart): unknown[] =>
  part.type === 'file'
    ? [part.fieldname, part.filename, part.mimetype]
    : [part.fieldname, part.value, part.mimetype]

export const isWellFormedPart = (part: Multipart): boolean =>
  textsOf(part).every((text) => typeof text !== 'string' || isWellFormedText(text))
