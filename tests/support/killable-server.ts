/** The real server, without its pages. */
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { connectOutside } from '#server/services.ts'
import { plainPages } from './plain-pages.ts'

/** Listens on a free port and reports it: one looked up beforehand may be taken by then. */
export async function startKillable(
  settings: Record<string, string>,
): Promise<{ port: number; close(): Promise<void> }> {
  const env = readEnv(settings)
  const baseUrl = `http://127.0.0.1:${env.PORT}`
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const { services, database, close } = await connectOutside(env, silent, {
    baseUrl,
    callbackUrl: baseUrl + CALLBACK.path,
  })
  const app = await buildApp(services, database, {
    development: false,
    checkAnswers: true,
    worker: true,
    makePages: plainPages,
  })
  const address = await app.listen({ port: env.PORT, host: '127.0.0.1' })
  return {
    port: Number(new URL(address).port),
    async close() {
      // What asks it lives in the same process, and would hold on to its connections for longer than a minute.
      app.server.closeAllConnections()
      await app.close()
      await close()
    },
  }
}
