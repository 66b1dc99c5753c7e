import { setTimeout as wait } from 'node:timers/promises'
import { describe, it } from 'vitest'
import { PATIENCE } from '#tests/patience.ts'
import { stoppedClock } from './emulator/clock.ts'
import { startEmulator } from './emulator/start-emulator.ts'
import { pawaPayWireConformance } from './pawapay-wire.conformance.ts'
import { paymentGatewayConformance } from './payment-gateway.conformance.ts'
import { fakeGateway } from './payment-gateway.fake.ts'
import { pawaPayGateway } from './payment-gateway.pawapay.ts'

paymentGatewayConformance('the fake', async () => ({
  gateway: fakeGateway(),
  settle: async () => {},
  stop: async () => {},
}))

const emulated = (shape: 'object' | 'list') => async () => {
  const emulator = await startEmulator({ port: 0, clock: stoppedClock(), shape })
  const { url: baseUrl, token } = emulator
  return {
    gateway: pawaPayGateway({
      environment: 'emulator',
      baseUrl,
      token,
      now: emulator.now,
      toStart: PATIENCE,
      toLookUp: PATIENCE,
    }),
    settle: () => emulator.advance(10_000),
    stop: emulator.stop,
    baseUrl,
    token,
  }
}

paymentGatewayConformance('pawaPay, emulated', emulated('object'))
paymentGatewayConformance('pawaPay, emulated in its other shape', emulated('list'))
pawaPayWireConformance('the emulator', emulated('object'))

const token = process.env.PAWAPAY_SANDBOX_TOKEN
const sandbox = async () => ({
  gateway: pawaPayGateway({ environment: 'sandbox', token: token! }),
  settle: () => wait(25_000),
  stop: async () => {},
  baseUrl: 'https://api.sandbox.pawapay.io',
  token: token!,
})

if (token) {
  paymentGatewayConformance('the pawaPay sandbox', sandbox)
  pawaPayWireConformance('the pawaPay sandbox', sandbox)
} else
  describe('the pawaPay sandbox', () => {
    it.skip('is asked the same as the emulator once PAWAPAY_SANDBOX_TOKEN is set', () => {})
  })
