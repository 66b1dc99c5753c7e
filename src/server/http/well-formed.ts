/** Addresses and bodies that hold what is no text. Forms are looked at by whoever reads them. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notUnderstood } from '#http/said-anywhere.ts'
import { isWellFormedText } from '#kit/well-formed.ts'
import { leastHeaders } from './security-headers.ts'

const DEEPEST = 50

/** What JSON makes. A stream or bytes on their way into a file are no text yet. */
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

/** Half a sign cannot be written in an address: its bytes are then no text at all. */
function isWellFormedAddress(url: string): boolean {
  try {
    return isWellFormedText(decodeURIComponent(url.replaceAll('+', ' ')))
  } catch {
    return false
  }
}

const ILL_FORMED = { error: notUnderstood.message, code: notUnderstood.code }

/** Of an address that is no text at all: it never reaches a route, nor the error handler. */
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
