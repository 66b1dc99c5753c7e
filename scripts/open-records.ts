/** Opens the records the server uses, with the same settings; says in a sentence why it cannot. */
import { type Env, readEnv } from '../src/server/env.ts'
import { connectOutside } from '../src/server/services.ts'

const quiet = { info: () => {}, warn: () => {}, error: console.error }

export async function openRecords(change: Partial<Env> = {}) {
  try {
    const env = { ...readEnv(), ...change }
    const baseUrl = env.PUBLIC_BASE_URL ?? `http://localhost:${env.PORT}`
    return { ...(await connectOutside(env, quiet, { baseUrl, callbackUrl: baseUrl })), env }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    if (/^The data folder/.test(reason))
      console.error(
        'The embedded database belongs to one program at a time: stop the server, then run this again.',
      )
    process.exit(1)
  }
}
