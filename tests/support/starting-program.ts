/** The product's own start, settings and sentences included; only the pages are left out, since they need a build. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { PATIENCE } from '#ports/database/database-patience.ts'
import { preferLighterModules } from '#server/lighter-modules.ts'
import { LONG } from './long-database-patience.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferLighterModules()
Object.assign(PATIENCE, LONG)
const { startOrSayWhy } = await import('#server/start.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
await startOrSayWhy(process.argv.includes('--dev'), async () => ({
  hashes: { scripts: [], styles: [] },
  send: async (_page, _request, reply) => reply.send(''),
}))
