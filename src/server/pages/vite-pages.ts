import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { PageSource } from './page-source.ts'

/** In development Vite runs in the same process and on the same port; changed screens appear at once. */
export async function vitePages(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    // Vite answers for its own modules and passes everything else on to us.
    if (/^\/(api|ai)\//.test(request.url)) return next()
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  return {
    hashes: { scripts: [], styles: [] },
    async send(page, request, reply) {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      if (page === 'app')
        return reply.send(await vite.transformIndexHtml(request.url, readFileSync('app.html', 'utf8')))
      const { renderLandingForDevelopment } = await import('../../../scripts/prerender.ts')
      return reply.send(await renderLandingForDevelopment(vite))
    },
  }
}
