/**
 * Writes must come from our own pages. Browsers name the page's origin on every write; a program that is
 * no browser sends neither header, carries no other user's cookie, and is let through.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOurs(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (!URL.canParse(origin)) return false
  if (origin === publicOrigin) return true
  // Without a public address the product accepts whatever host name it was reached by.
  return publicOrigin === undefined && new URL(origin).host === request.headers.host
}

/** `exempt` are paths for machines that authenticate otherwise, such as a signed callback. */
export function guardOrigin(
  app: FastifyInstance,
  publicOrigin: string | undefined,
  exempt: string[] = [],
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || exempt.some((path) => request.url.startsWith(path))) return undefined
    if (isOurs(request, publicOrigin)) return undefined
    app.auditRefusal(request, 'cross-site-write')
    return reply.code(403).send({ error: 'This request came from another site.', code: 'wrong-origin' })
  })
}
