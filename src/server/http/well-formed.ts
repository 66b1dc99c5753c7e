/** Refuses addresses and bodies that contain malformed text. Forms are checked by their readers. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notUnderstood } from '#http/default-error-messages.ts'
import { isWellFormedText } from '#kit/well-formed.ts'
import { leastHeaders } from './security-headers.ts'

const DEEPEST = 50

/** Values JSON can produce. A stream, or bytes on their way into a file, are not text yet. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' &&
    value !== null &&
    [Object.prototype, null].includes(Object.getPrototypeOf(value)))

function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isWellFormedText(value)
  if (!isPlain(value)) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(
    ([key, inside]) => isWellFormedText(key) && isWellFormed(inside, depth + 1),
  )
}

/** Half a surrogate pair cannot be encoded in an address: its bytes are then invalid UTF-8. */
function isWellFormedAddress(url: string): boolean {
  try {
    return isWellFormedText(decodeURIComponent(url.replaceAll('+', ' ')))
  } catch {
    return false
  }
}

const ILL_FORMED = { error: notUnderstood.message, code: notUnderstood.code }

/** For an address that is not valid text: it never reaches a route, nor the error handler. */
export const refuseAddress =
  (https: boolean) =>
  (_error: unknown, _request: unknown, reply: FastifyReply): void =>
    void reply.code(400).headers(leastHeaders(https)).send(ILL_FORMED)

export function refuseIllFormed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isWellFormedAddress(request.url)) return reply.code(400).send(ILL_FORMED)
    return undefined
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!isWellFormed(request.body)) return reply.code(400).send(ILL_FORMED)
    return undefined
  })
}
