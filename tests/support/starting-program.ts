/** The product's own start, settings and sentences included; only the pages are left out, since they need a build. */
import { startOrSayWhy } from '#server/start.ts'

await startOrSayWhy(process.argv.includes('--dev'), async () => ({
  hashes: { scripts: [], styles: [] },
  send: async (_page, _request, reply) => reply.send(''),
}))
