/** The product and the payment emulator side by side, talking over real sockets, on one clock that tests move. */
import { afterAll, beforeAll } from 'vitest'
import { paymentWork } from '#capabilities/payments/server/jobs/worker.ts'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import { stoppedClock } from '#ports/payment-gateway/emulator/clock.ts'
import { type RunningEmulator, startEmulator } from '#ports/payment-gateway/emulator/start-emulator.ts'
import type { Fault } from '#ports/payment-gateway/emulator/state.ts'
import { pawaPayGateway } from '#ports/payment-gateway/payment-gateway.pawapay.ts'
import type { Services } from '#ports/services.ts'
import { openTestApp, type TestApp } from './app.ts'
import { type AtGateway, atGateway, depositsAt } from './at-gateway.ts'
import { eventually } from './eventually.ts'
import { PATIENCE } from './patience.ts'

export type Emulated = TestApp & {
  emulator: RunningEmulator
  /** Lets time pass at the gateway and here; callbacks that fall due are delivered and answered. */
  passes(ms: number): Promise<void>
  /** One run of the reconciler and all background work. */
  work(): Promise<void>
  fault(
    action: string,
    more?: Partial<Pick<Fault, 'params' | 'times'>> & { match?: Record<string, unknown> },
  ): Promise<void>
  control(path: string, body?: object): Promise<unknown>
  atGateway(): Promise<AtGateway>
}

export async function openEmulated(
  change: Partial<Services['payments']> = {},
  database?: OpenDatabase,
): Promise<Emulated> {
  const emulator = await startEmulator({ port: 0, clock: stoppedClock(Date.now()), autoApproveMs: 0 })
  let hangs = false
  const gateway = pawaPayGateway({
    environment: 'emulator',
    baseUrl: emulator.url,
    token: emulator.token,
    now: emulator.now,
    // Longer than in the product: a slow machine does not mean that the gateway has failed.
    toStart: PATIENCE,
    toLookUp: PATIENCE,
    fetch: (url, init) => {
      const isToHang = hangs && init?.method === 'POST' && String(url).endsWith('/v2/deposits')
      if (!isToHang) return fetch(url, init)
      hangs = false
      return cutOnceAccepted(url, init)
    },
  })

  /** The answer never comes. Cut as soon as the deposit is there, and not before: by the clock it might not have arrived yet. */
  async function cutOnceAccepted(url: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
    const { depositId } = JSON.parse(String(init.body))
    const cut = new AbortController()
    const answer = fetch(url, { ...init, signal: cut.signal })
    const accepted = eventually(async () => {
      if (!(await depositsAt(emulator.url)).includes(depositId)) throw new Error('not yet')
    })
    accepted.finally(() => cut.abort()).catch(() => {})
    return answer
  }
  let shift = 0
  const test = await openTestApp(
    {
      gateway,
      now: () => new Date(emulator.now().getTime() + shift),
      payments: {
        mode: 'emulator',
        requireSignature: true,
        sellWithoutModel: false,
        phoneSimulator: emulator.phoneUrl,
        ...change,
      },
    },
    database,
  )
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' })
  emulator.sendCallbacksTo(address + CALLBACK.path)
  const worker = paymentWork(test.services)

  async function control(path: string, body?: object) {
    const answer = await fetch(`${emulator.url}/__emulator/${path}`, {
      method: 'POST',
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    if (!answer.ok) throw new Error(`the emulator answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    ...test,
    emulator,
    control,
    advance: (ms) => {
      shift += ms
    },
    passes: (ms) => emulator.advance(ms),
    work: async () => void (await worker.run()),
    fault: async (action, more = {}) => {
      hangs = action === 'accept_then_hang'
      await control('faults', { action, ...more })
    },
    atGateway: () => atGateway(emulator.url),
  }
}

export async function closeEmulated({ app, emulator, database }: Emulated): Promise<void> {
  await emulator.stop()
  await app.close()
  await database.close()
}

/** For a whole test file. */
export function emulatedApp(change: Partial<Services['payments']> = {}): Emulated {
  const shared = {} as Emulated
  beforeAll(async () => void Object.assign(shared, await openEmulated(change)))
  afterAll(() => closeEmulated(shared))
  return shared
}
