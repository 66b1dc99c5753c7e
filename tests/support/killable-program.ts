/** Loads the server as the product's own program does, reports that, and starts it once it receives the settings. */
import './patient-program.ts'
import { flushCompileCache } from 'node:module'

const { startKillable } = await import('./killable-server.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
process.once('message', async (settings: Record<string, string>) => {
  const { port } = await startKillable(settings)
  process.send?.({ port })
})
process.send?.('loaded')
