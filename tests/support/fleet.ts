/** Several programs of the product on one PostgreSQL, one store that speaks S3 and one gateway, as an operator runs them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { type RunningEmulator, startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import { freePort } from '#server/free-port.ts'
import { aStudent } from './app.ts'
import { freshDatabaseSettings } from './database.ts'
import { PATIENCE } from './patience.ts'
import { startS3Server } from './s3-server.ts'
import { PORT_TAKEN } from './starting.ts'

const PORTS = 3
const PROGRAM = new URL('./starting-program.ts', import.meta.url).pathname

export type Machine = {
  address: string
  /** Everything it printed. */
  said(): string
  /** Without notice, like a power cut. */
  kill(): Promise<void>
  /** As an operator stops it; resolves with the milliseconds it took. */
  leave(): Promise<number>
  /** By which signal, once it has. */
  ended(): NodeJS.Signals | null
}

export function fleet() {
  const shared = {} as {
    emulator: RunningEmulator
    store: Awaited<ReturnType<typeof startS3Server>>
    databaseUrl: string
  }
  const running = new Set<ChildProcess>()
  let folder = ''
  let settings: Record<string, string> = {}

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'weekbe4-fleet-'))
    const emulator = await startEmulator({ port: 0, speed: 20 })
    const store = await startS3Server({ pageSize: 1_000 })
    const { DATABASE_URL = '' } = await freshDatabaseSettings(folder)
    Object.assign(shared, { emulator, store, databaseUrl: DATABASE_URL })
    settings = {
      DATABASE_URL,
      HOST: '127.0.0.1',
      EMULATOR_URL: emulator.url,
      READERS_GIVE_WAY: '0',
      HEARING_SECONDS: '120',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
      S3_ENDPOINT: store.endpoint,
      S3_BUCKET: 'weekbe4',
      S3_ACCESS_KEY: 'the-key',
      S3_SECRET_KEY: store.secretKey,
    }
  })
  afterEach(async () => {
    await Promise.all([...running].map((child) => ended(child, 'SIGKILL')))
    await shared.emulator.stop()
    await shared.store.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    running.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    return new Promise((done) => {
      child.once('exit', () => done())
      child.kill(signal)
    })
  }

  async function start(roles: 'web' | 'worker', more: Record<string, string> = {}): Promise<Machine> {
    if (!more.PUBLIC_BASE_URL) return startAt(0, roles, more)
    // One with a public name does not say at which port it is, and a port that is only looked up may be taken by then.
    for (let left = PORTS; ; left -= 1)
      try {
        return await startAt(await freePort(), roles, more)
      } catch (error) {
        if (left === 1 || !String(error).includes(PORT_TAKEN)) throw error
      }
  }

  /** Each has a separate disk. */
  async function startAt(
    given: number,
    roles: 'web' | 'worker',
    more: Record<string, string>,
  ): Promise<Machine> {
    const DATA_DIR = mkdtempSync(join(folder, `${roles}-`))
    const child = spawn(process.execPath, [PROGRAM], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        ...settings,
        ROLES: roles,
        DATA_DIR,
        PORT: String(given),
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let said = ''
    const address = await new Promise<string>((ready, fail) => {
      setTimeout(() => fail(new Error(`It is still not ready: ${said}`)), PATIENCE).unref()
      for (const channel of [child.stdout, child.stderr])
        channel.on('data', (piece: Buffer) => {
          said += piece.toString()
          const at = /ready at (\S+)/.exec(said)?.[1]
          if (at) ready(`http://127.0.0.1:${given || new URL(at).port}`)
        })
      // Its last words can come after its end.
      child.once('close', () => fail(new Error(`It ended before it was ready: ${said}`)))
    })
    return {
      address,
      said: () => said,
      kill: () => ended(child, 'SIGKILL'),
      async leave() {
        const from = performance.now()
        await ended(child, 'SIGTERM')
        return performance.now() - from
      },
      ended: () => child.signalCode,
    }
  }

  const sendCallbacksTo = ({ address }: Machine) =>
    shared.emulator.sendCallbacksTo(`${address}${CALLBACK.path}`)

  return { shared, start, sendCallbacksTo }
}

/** One person's browser: sends requests to any given machine, from a page of the product's public address. */
export function browserOf(origin?: string) {
  let cookie = ''
  async function send(at: Pick<Machine, 'address'>, path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(at.address + path, {
      ...init,
      headers: { cookie, origin: origin ?? at.address, ...(init.headers as Record<string, string>) },
    })
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
    return answer
  }
  const post = (at: Pick<Machine, 'address'>, path: string, body: object, headers = {}) =>
    body instanceof FormData
      ? send(at, path, { method: 'POST', body, headers })
      : send(at, path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        })
  const read = async <Answer>(at: Pick<Machine, 'address'>, path: string) =>
    (await (await send(at, path)).json()) as Answer
  return {
    send,
    post,
    read,
    async signUp(at: Pick<Machine, 'address'>) {
      const person = aStudent()
      const answer = await post(at, '/api/auth/sign-up/email', person)
      const { user } = (await answer.json()) as { user: { id: string } }
      return { uid: user.id, person }
    },
    /** The ready student has all seven assistants. */
    signIn: (at: Pick<Machine, 'address'>) =>
      post(at, '/api/auth/sign-in/email', { email: 'student@weekbe4.test', password: 'ready-to-study' }),
  }
}
