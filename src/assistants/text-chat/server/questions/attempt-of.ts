import type { FastifyRequest } from 'fastify'
import { ATTEMPT_HEADER } from '../../spec.ts'

/** Chosen by the browser, from characters that are safe everywhere. */
export function attemptOf({ headers }: FastifyRequest): string | undefined {
  const name = headers[ATTEMPT_HEADER.toLowerCase()]
  return typeof name === 'string' && /^[\w.:-]{8,200}$/.test(name) ? name : undefined
}
