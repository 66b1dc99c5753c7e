/** For the emulator's own tests: the emulator, the gateway that talks to it, and a merchant that collects callbacks. */
import { createServer } from 'node:http'
import { PATIENCE } from '#tests/patience.ts'
import type { CallbackRequest, CheckedCallback } from '../callback.ts'
import { pawaPayGateway } from '../payment-gateway.pawapay.ts'
import { stoppedClock } from './clock.ts'
import type { EmulatorSettings } from './settings.ts'
import { startEmulator } from './start-emulator.ts'
import type { Fault, Operation } from './state.ts'

export async function openBench(settings: Partial<EmulatorSettings> = {}) {
  const emulator = await startEmulator({ port: 0, clock: stoppedClock(), ...settings })
  const gateway = pawaPayGateway({
    environment: 'emulator',
    baseUrl: emulator.url,
    token: emulator.token,
    now: emulator.now,
    toStart: PATIENCE,
    toLookUp: PATIENCE,
  })
  const merchant = await openMerchant()
  emulator.sendCallbacksTo(merchant.url)

  const admin = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    const response = await fetch(`${emulator.url}/__emulator/${path}`, { method, ...init })
    return { status: response.status, body: await response.json() }
  }
  return {
    emulator,
    gateway,
    merchant,
    admin,
    fault: (action: string, more: Partial<Pick<Fault, 'params' | 'times'>> & { match?: object } = {}) =>
      admin('POST', 'faults', { action, ...more }),
    deposits: async () => {
      const { body } = await admin('GET', 'deposits')
      return body as { received: number; deposits: Operation[]; refunds: Operation[] }
    },
    checked: (): Promise<CheckedCallback[]> =>
      Promise.all(merchant.received.map((request) => gateway.checkCallback(request))),
    async close() {
      await emulator.stop()
      await merchant.close()
    },
  }
}

export type Bench = Awaited<ReturnType<typeof openBench>>

async function openMerchant() {
  const merchant = { received: [] as CallbackRequest[], answers: [] as number[] }
  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    merchant.received.push({
      method: message.method ?? '',
      authority: message.headers.host ?? '',
      path: message.url ?? '',
      headers: message.headers,
      rawBody: Buffer.concat(chunks),
    })
    response.writeHead(merchant.answers.shift() ?? 200).end()
  })
  // By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return Object.assign(merchant, {
    url: `http://127.0.0.1:${port}/callbacks`,
    close: () => new Promise((closed) => server.close(closed)),
  })
}
