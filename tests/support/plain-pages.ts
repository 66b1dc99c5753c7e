import type { AppSettings } from '#server/app.ts'

/** For tests that only make calls: a page is its name. */
export const plainPages: AppSettings['makePages'] = async () => ({
  hashes: { scripts: [], styles: [] },
  send: async (page, _request, reply) => reply.type('text/html').send(`<title>${page}</title>`),
})
