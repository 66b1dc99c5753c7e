/** Loads the server as the product's own program does, reports that, and starts it once it receives the settings. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { minutes } from '#kit/time.ts'
import { PATIENCE as WITH_MODELS } from '#ports/ai-text/model/model-settings.ts'
import { PATIENCE } from '#ports/database/database-patience.ts'
import { preferLighterModules } from '#server/lighter-modules.ts'
import { LONG } from './long-database-patience.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferLighterModules()
Object.assign(PATIENCE, LONG)
// A model is part of the test's process, which may stand still for longer than a model may be silent.
Object.assign(WITH_MODELS, { first: minutes(30), quiet: minutes(30), total: minutes(30) })
const { startKillable } = await import('./killable-server.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
process.once('message', async (settings: Record<string, string>) => {
  const { port } = await startKillable(settings)
  process.send?.({ port })
})
process.send?.('loaded')
