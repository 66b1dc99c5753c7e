/** Loads the server as the product's own program does, reports that, and starts it once it receives the settings. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { PATIENCE } from '#ports/database/database-patience.ts'
import { preferLighterModules } from '#server/lighter-modules.ts'
import { LONG } from './long-database-patience.ts'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferLighterModules()
Object.assign(PATIENCE, LONG)
const { startKillable } = await import('./killable-server.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
process.once('message', async (settings: Record<string, string>) => {
  const { port } = await startKillable(settings)
  process.send?.({ port })
})
process.send?.('loaded')
