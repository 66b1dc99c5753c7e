/** Servers that a test kills and starts again on the same records, and one student who asks them. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { type RunningEmulator, startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import type { FailPoint } from '#ports/services.ts'
import { readEnv } from '#server/env.ts'
import { connectOutside } from '#server/services.ts'
import { aStudent } from './app.ts'
import { freshDatabaseSettings } from './database.ts'
import { startKillable } from './killable-server.ts'
import { PATIENCE } from './patience.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const PROGRAM = new URL('./killable-program.ts', import.meta.url).pathname

/** Nothing that is compiled a second time pays for itself before the kill. */
const LIVES_FOR_SECONDS = ['--liftoff-only', '--no-opt']

/** A server that does not get there says so, and not the limit of the test. */
const within = <Value>(happens: Promise<Value>, message: string): Promise<Value> =>
  new Promise((done, fail) => {
    happens.then(done, fail)
    setTimeout(() => fail(new Error(message)), PATIENCE).unref()
  })

/** A program that has nothing but its code yet: no settings, no records, no port. */
function loadProgram() {
  const child = fork(PROGRAM, {
    env: { PATH: process.env.PATH },
    execArgv: LIVES_FOR_SECONDS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const died = once(child, 'exit').then(([, signal]) => signal as string | null)
  const says = () =>
    within(
      Promise.race([
        once(child, 'message'),
        died.then((signal) => Promise.reject(new Error(`the server ended before it was ready: ${signal}`))),
      ]),
      'the server is still not ready',
    )
  const loaded = says()
  // The last one of a file is ended before its load is awaited.
  loaded.catch(() => undefined)
  return { child, died, says, loaded }
}

type Program = ReturnType<typeof loadProgram>

/** Everything is fresh for every test of the file, except code: the next program loads it while this one is at work. */
export function killable() {
  const shared = {} as { emulator: RunningEmulator; port: number; cookie: string }
  const started: Program[] = []
  let again: Awaited<ReturnType<typeof startKillable>> | undefined
  let next: Program | undefined
  let folder = ''
  let settings: Record<string, string> = {}

  beforeEach(async () => {
    next ??= loadProgram()
    folder = mkdtempSync(join(tmpdir(), 'weekbe4-kill-'))
    const emulator = await startEmulator({ port: 0, speed: 20 })
    Object.assign(shared, { emulator, cookie: '' })
    settings = {
      ...(await freshDatabaseSettings(folder)),
      DATA_DIR: folder,
      PORT: '0',
      EMULATOR_URL: emulator.url,
      READERS_GIVE_WAY: '0',
      HEARING_SECONDS: '120',
      SESSION_SECRET: 'a secret for tests, long enough to be one',
    }
  })
  afterEach(async () => {
    const ending = started.splice(0)
    for (const { child } of ending) child.kill('SIGKILL')
    await Promise.all([...ending.map(({ died }) => died), again?.close()])
    again = undefined
    await shared.emulator.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  afterAll(() => next?.child.kill('SIGKILL'))

  async function startServer(failAt?: FailPoint, more: Record<string, string> = {}) {
    const program = next ?? loadProgram()
    next = undefined
    started.push(program)
    await program.loaded
    const ready = program.says()
    program.child.send({ ...settings, ...more, ...(failAt ? { FAILPOINT: failAt } : {}) })
    const [{ port }] = (await ready) as [{ port: number }]
    isAt(port)
    next = loadProgram()
    return {
      died: () => within(program.died, 'the server is still alive'),
      kill() {
        program.child.kill('SIGKILL')
        return program.died
      },
    }
  }

  /** What comes back after the last kill need not be killed again: it is the same server, in this process. */
  async function startAgain(more: Record<string, string> = {}) {
    again = await startKillable({ ...settings, ...more })
    isAt(again.port)
  }

  function isAt(port: number) {
    shared.port = port
    shared.emulator.sendCallbacksTo(`http://127.0.0.1:${port}${CALLBACK.path}`)
  }

  async function send(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const form = body instanceof FormData
    const answer = await fetch(`http://127.0.0.1:${shared.port}${path}`, {
      ...(body ? { method: 'POST', body: form ? body : JSON.stringify(body) } : {}),
      headers: {
        cookie: shared.cookie,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
    })
    const [set] = answer.headers.getSetCookie()
    if (set) shared.cookie = set.split(';')[0] ?? ''
    return answer
  }
  const ask = async <Answer>(path: string, body?: object) => (await (await send(path, body)).json()) as Answer

  /** The remains of a killed server, as the environment of the next one. */
  const openRemains = () =>
    connectOutside(readEnv(settings), silent, { baseUrl: '', callbackUrl: '' }).then((opened) => ({
      ...opened,
      filesLeft: () =>
        readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        ).length,
    }))

  async function signUp() {
    const person = aStudent()
    const { user } = await ask<{ user: { id: string } }>('/api/auth/sign-up/email', person)
    return { uid: user.id, person }
  }

  return { shared, startServer, startAgain, send, ask, signUp, openRemains }
}
