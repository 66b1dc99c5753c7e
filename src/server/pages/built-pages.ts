import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OF_PAGES } from '../http/security-headers.ts'
import type { PageSource } from './page-source.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

type Text = { plain: Buffer; brotli: Buffer }

/** The build left a compressed copy beside it. */
function loadBuiltPage(folder: string, name: string): Text {
  const file = join(folder, name)
  if (!existsSync(file)) throw new Error('The web app is not built yet: run npm run build first.')
  return { plain: readFileSync(file), brotli: readFileSync(`${file}.br`) }
}

/** The policy is kept, in its shortest form, for a file opened directly or run as a worker. */
function withShortHeaders(answer: ServerResponse): void {
  for (const name of [...OF_PAGES, 'referrer-policy']) answer.removeHeader(name)
  answer.setHeader('Content-Security-Policy', "default-src 'self'")
}

/** Serves dist/web: pages from memory, hashed assets precompressed and kept by the browser for a year. */
export async function builtPages(app: FastifyInstance, folder: string): Promise<PageSource> {
  const pages = { landing: loadBuiltPage(folder, 'landing.html'), app: loadBuiltPage(folder, 'app.html') }
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    // The build leaves no dotfiles; any others are not for visitors.
    dotfiles: 'ignore',
    // The plugin would overwrite our header with max-age=0.
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply) {
      reply.header('cache-control', A_YEAR).removeHeader('permissions-policy')
      withShortHeaders(reply.raw)
    },
  })
  const worker = loadBuiltPage(folder, 'service-worker.js')
  app.get('/service-worker.js', async (request, reply) => {
    withShortHeaders(reply.raw)
    reply.type('text/javascript; charset=utf-8').removeHeader('permissions-policy')
    return sendPlainOrBrotli(worker, request, reply)
  })
  return {
    hashes: JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')),
    async send(name, request, reply) {
      reply.type('text/html; charset=utf-8')
      return sendPlainOrBrotli(pages[name], request, reply)
    },
  }
}

function sendPlainOrBrotli({ plain, brotli }: Text, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie')
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(plain)
}
