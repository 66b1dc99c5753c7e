import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Auth, whoAsks } from '#capabilities/accounts/server/index.ts'
import { pageAt, type Visitor } from '#product/pages.ts'
import { isDatabaseAway } from '../http/errors.ts'
import type { PageSource } from './page-source.ts'

/** Decides on the server which page a visitor gets, so that no page appears and then redirects. */
export function pageRoutes(app: FastifyInstance, auth: Auth, source: PageSource): void {
  async function visitorOf(request: FastifyRequest): Promise<Visitor | 'unknown'> {
    try {
      const who = await whoAsks(auth, request)
      return { signedIn: who !== null, isAdmin: who?.isAdmin ?? false }
    } catch (error) {
      if (isDatabaseAway(error)) return 'unknown'
      throw error
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|ai|assets)\//.test(path))
      return reply.code(404).send({ error: 'Not found.', code: 'not-found' })

    const visitor = await visitorOf(request)
    // With the database unreachable visitors cannot be identified: the page loads and says so.
    if (visitor === 'unknown') return source.send(path === '/' ? 'landing' : 'app', request, reply)
    const answer = pageAt(path, visitor)
    if ('goTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.goTo, 302)
    return source.send(answer.show, request, reply)
  })
}
