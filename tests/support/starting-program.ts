/** The product's own start, settings and sentences included; only the pages are left out, since they need a build. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { minutes } from '#kit/time.ts'
import { PATIENCE as WITH_MODELS } from '#ports/ai-text/model/model-settings.ts'
import { PATIENCE } from '#ports/database/database-patience.ts'
import { PATIENCE as WITH_STORE } from '#ports/files/files.s3.ts'
import { preferLighterModules } from '#server/lighter-modules.ts'
import { LONG } from './long-database-patience.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferLighterModules()
Object.assign(PATIENCE, LONG)
// The store is part of the test's process, which may stand still for longer than a store may be silent.
Object.assign(WITH_STORE, { answer: minutes(3) })
// A model that never answers does so for as long as the test wants it, also where everything else takes minutes.
Object.assign(WITH_MODELS, { first: minutes(30), quiet: minutes(30), total: minutes(30) })
const { startOrSayWhy } = await import('#server/start.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
await startOrSayWhy(process.argv.includes('--dev'), async () => ({
  hashes: { scripts: [], styles: [] },
  send: async (_page, _request, reply) => reply.send(''),
}))
