/** Starts the payment emulator: pawaPay's API on a real socket of this machine, with a memory and a phone. */
import { realClock } from './clock.ts'
import { createWorld } from './emulator-state.ts'
import { dispatch, serve } from './http/serve.ts'
import { EMULATOR_TOKEN, type Emulator, type EmulatorSettings } from './settings.ts'
import { stateFile } from './state-file.ts'

export type RunningEmulator = {
  url: string
  token: string
  phoneUrl: string
  /** The emulator's own time. */
  now(): Date
  /** Moves time ahead; resolves when everything that fell due has happened, callbacks answered included. */
  advance(ms: number): Promise<void>
  sendCallbacksTo(url: string): void
  stop(): Promise<void>
}

export async function startEmulator(settings: EmulatorSettings): Promise<RunningEmulator> {
  const { speed = 1, clock = realClock() } = settings
  if (!(speed > 0)) throw new Error('The speed of the payment emulator is a number above 0')
  const closing = new AbortController()
  // Handlers are loaded at the first request, or when something falls due.
  const world = createWorld(stateFile(settings.dataFile), clock, speed, async (event) => {
    const { perform } = await import('./run-agenda.ts')
    await perform(emulator, event)
  })
  const emulator: Emulator = {
    world,
    settings: {
      ...settings,
      token: settings.token ?? EMULATOR_TOKEN,
      autoApproveMs: settings.autoApproveMs ?? 6_000,
      companyName: settings.companyName ?? 'Weekbe4',
      shape: settings.shape ?? 'object',
      // Moved ahead on a real clock, its callbacks would come from the future and count as forged.
      signatureTime: settings.signatureTime ?? (settings.clock ? () => world.now() : () => Date.now()),
    },
    url: '',
    closing: closing.signal,
  }
  world.save()

  const server = await serve(settings.port, async (request) => {
    const { routes } = await import('./routes.ts')
    return dispatch(routes, emulator, request)
  })
  const address = server.address()
  emulator.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : settings.port}`

  return {
    url: emulator.url,
    token: emulator.settings.token,
    phoneUrl: `${emulator.url}/__emulator/phone`,
    now: () => new Date(world.now()),
    advance: (ms) => world.advance(ms),
    sendCallbacksTo: (url) => {
      emulator.settings.callbackUrl = url
    },
    async stop() {
      world.stop()
      closing.abort()
      // Answers that hang on purpose would otherwise keep the server open for ever.
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
