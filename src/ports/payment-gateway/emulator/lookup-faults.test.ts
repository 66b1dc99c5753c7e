import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { pawaPayGateway } from '../payment-gateway.pawapay.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
const order = orderFrom('260763456789')
beforeEach(async () => {
  bench = await openBench()
  await bench.gateway.startDeposit(order)
  await bench.emulator.advance(10_000)
})
afterEach(() => bench.close())

const read = () => bench.gateway.readDeposit(order.depositId)

describe('trouble with looking a deposit up', () => {
  it.each(['lookup_500', 'lookup_garbage'])(
    '%s: nothing is learnt, and the next look is fine',
    async (action) => {
      await bench.fault(action)
      expect(await read()).toMatchObject({ reading: 'unreachable', misconfigured: false })
      expect(await read()).toMatchObject({ deposit: { status: 'COMPLETED' } })
    },
  )

  it.each(['http_500', 'http_429', 'garbage_body'])(
    '%s strikes a lookup as well, if asked to',
    async (action) => {
      await bench.fault(action, { match: { op: 'lookup', id: order.depositId } })
      expect(await read()).toMatchObject({ reading: 'unreachable' })
    },
  )

  it('stale_lookup: what was final is shown as open', async () => {
    await bench.fault('stale_lookup')
    expect(await read()).toMatchObject({ deposit: { status: 'PROCESSING', providerTransactionId: null } })
    expect(await read()).toMatchObject({ deposit: { status: 'COMPLETED' } })
  })

  it('unknown_status: a word nobody knows is kept as it is', async () => {
    await bench.fault('unknown_status', { params: { status: 'ON_HOLD' } })
    expect(await read()).toMatchObject({ deposit: { status: { unknown: 'ON_HOLD' } } })
  })

  it('not_found_then_found: it is not there, twice, and then it is', async () => {
    await bench.fault('not_found_then_found', { times: 2 })
    expect([(await read()).reading, (await read()).reading, (await read()).reading]).toEqual([
      'not-found',
      'not-found',
      'found',
    ])
  })

  it('a wrong token is our own fault, not the deposit’s', async () => {
    const stranger = pawaPayGateway({ environment: 'emulator', baseUrl: bench.emulator.url, token: 'wrong' })
    expect(await stranger.readDeposit(order.depositId)).toMatchObject({
      reading: 'unreachable',
      misconfigured: true,
    })
    expect(await stranger.startDeposit(orderFrom('260763456789'))).toMatchObject({
      outcome: 'misconfigured',
      code: 'AUTHENTICATION_ERROR',
    })
    expect(await stranger.availability()).toMatchObject({ problem: { code: 'misconfigured' } })
    expect(await stranger.resendCallback(order.depositId)).toMatchObject({ outcome: 'misconfigured' })
  })
})
