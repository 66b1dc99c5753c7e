/** The power goes at the worst moments. Whatever was committed stands, the rest is found out after the restart. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLBACK_PATH } from '#capabilities/payments/server/callback-route.ts'
import type { FailPoint } from '#ports/outside.ts'
import { type RunningEmulator, startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import { freePort } from '#server/free-port.ts'
import { aStudent } from '#tests/app.ts'
import { freshDatabaseSettings } from '#tests/database.ts'
import { depositRequest } from '#tests/paying.ts'

const PROGRAM = new URL('../support/killable-server.ts', import.meta.url).pathname

let folder: string
let port: number
let emulator: RunningEmulator
let settings: Record<string, string>
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weekbe4-kill-'))
  port = await freePort()
  emulator = await startEmulator({ port: 0, speed: 20 })
  emulator.sendCallbacksTo(`http://127.0.0.1:${port}${CALLBACK_PATH}`)
  settings = {
    ...(await freshDatabaseSettings(folder)),
    DATA_DIR: folder,
    PORT: String(port),
    EMULATOR_URL: emulator.url,
    SESSION_SECRET: 'a secret for tests, long enough to be one',
  }
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await emulator.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startServer(failAt?: FailPoint) {
  const child = fork(PROGRAM, {
    env: { PATH: process.env.PATH, ...settings, ...(failAt ? { FAILPOINT: failAt } : {}) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const died = once(child, 'exit').then(([, signal]) => signal as string | null)
  await Promise.race([
    once(child, 'message'),
    died.then((signal) => Promise.reject(new Error(`the server ended before it was ready: ${signal}`))),
  ])
  return { died }
}

/** Of all answers together: each test reads what it asked for. */
type Answer = { user: { id: string }; payments: unknown; purchases: unknown; depositData: unknown }

let cookie = ''
async function ask(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
  })
  const [set] = answer.headers.getSetCookie()
  if (set) cookie = set.split(';')[0] ?? ''
  return (await answer.json()) as Answer
}

async function signUp() {
  const person = aStudent()
  const { user } = await ask('/api/auth/sign-up/email', person)
  return { uid: user.id, person }
}

const soon = { timeout: 20_000, interval: 100 }

it.each(['after-send', 'inside-grant', 'after-commit'] as const)(
  'grants exactly once when the server is killed %s',
  async (point) => {
    const first = await startServer(point)
    const student = await signUp()
    const body = depositRequest(student)
    // The answer may be lost with the server; that is the point.
    await ask('/api/payments/deposit-request-weekbe4', body).catch(() => {})
    expect(await first.died).toBe('SIGKILL')

    await startServer()
    // Nobody asks for this payment: the list alone looks nothing up, so the restart itself must settle it.
    await vi.waitFor(async () => {
      const { payments } = await ask('/api/payments')
      expect(payments).toEqual([expect.objectContaining({ id: body.attemptId, status: 'COMPLETED' })])
    }, soon)
    await fetch(`${emulator.url}/__emulator/callbacks/${body.attemptId}/send`, {
      method: 'POST',
      body: '{"times":3}',
    })
    const { purchases } = await ask('/api/access/purchases')
    expect(purchases).toEqual([expect.objectContaining({ paymentId: body.attemptId, state: 'live' })])
    const received = await (await fetch(`${emulator.url}/__emulator/deposits`)).json()
    expect((received as { received: number }).received).toBe(1)
  },
  60_000,
)

it('knows of an attempt that was stored and never sent, charges nothing and lets it be found', async () => {
  const first = await startServer('after-insert')
  const student = await signUp()
  const body = depositRequest(student)
  await ask('/api/payments/deposit-request-weekbe4', body).catch(() => {})
  expect(await first.died).toBe('SIGKILL')

  await startServer()
  const { payments } = await ask('/api/payments?open=1')
  expect(payments).toEqual([expect.objectContaining({ id: body.attemptId, status: 'CREATED', open: true })])
  const again = await ask('/api/payments/deposit-request-weekbe4', depositRequest(student))
  expect(again.depositData).toEqual({ depositID: body.attemptId, status: 'CREATED', reused: true })
  const received = await (await fetch(`${emulator.url}/__emulator/deposits`)).json()
  expect((received as { received: number }).received).toBe(0)
  expect((await ask('/api/access/purchases')).purchases).toEqual([])
}, 60_000)
