/** The product's own start, settings and sentences included; only the pages are left out, since they need a build. */
import './patient-program.ts'
import { flushCompileCache } from 'node:module'
import { minutes } from '#kit/time.ts'
import { PATIENCE as WITH_STORE } from '#ports/files/files.s3.ts'

// The store is part of the test's process, which may stand still for longer than a store may be silent.
Object.assign(WITH_STORE, { answer: minutes(3) })
const { startServer } = await import('#server/start.ts')
// A killed process writes nothing on the way out.
flushCompileCache()
await startServer(process.argv.includes('--dev'), async () => ({
  hashes: { scripts: [], styles: [] },
  send: async (_page, _request, reply) => reply.send(''),
}))
