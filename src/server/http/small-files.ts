/** The two files browsers and crawlers request by name, at the root. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const ICON = join(import.meta.dirname, '../../ui/art/logo-mark.svg')
/** Crawlers have no business with calls and screens behind the sign-in. */
const ROBOTS = 'User-agent: *\nDisallow: /api/\nDisallow: /ai/\n'

export function smallFiles(app: FastifyInstance): void {
  // Outside a page the colour roles do not exist; each drawing names its fallback colour.
  const icon = readFileSync(ICON, 'utf8').replace(/var\(--ill-\d,\s*(#[0-9a-f]+)\)/g, '$1')
  for (const path of ['/favicon.ico', '/favicon.svg'])
    app.get(path, async (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
    )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS))
}
