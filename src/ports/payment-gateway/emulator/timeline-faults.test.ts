import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

async function startWith(action: string, params: Record<string, unknown> = {}, phone = '260763456789') {
  await bench.fault(action, { params })
  const order = orderFrom(phone)
  await bench.gateway.startDeposit(order)
  const status = async () => {
    const reading = await bench.gateway.readDeposit(order.depositId)
    return reading.reading === 'found' ? reading.deposit.status : reading.reading
  }
  return { order, status }
}

describe('the life of a deposit', () => {
  it('is ACCEPTED at once, PROCESSING after 1 s, final after 4 s, and its callback follows 100 ms later', async () => {
    const order = orderFrom('260763456789')
    await bench.gateway.startDeposit(order)
    const status = async () => (await bench.deposits()).deposits[0]?.status
    expect(await status()).toBe('ACCEPTED')
    await bench.emulator.advance(1_000)
    expect(await status()).toBe('PROCESSING')
    await bench.emulator.advance(2_999)
    expect(await status()).toBe('PROCESSING')
    await bench.emulator.advance(1)
    expect(await status()).toBe('COMPLETED')
    await bench.emulator.advance(99)
    expect(bench.merchant.received).toHaveLength(0)
    await bench.emulator.advance(1)
    expect(bench.merchant.received).toHaveLength(1)
  })

  it('complete_after: it takes as long as asked', async () => {
    const { status } = await startWith('complete_after', { ms: 400_000 })
    await bench.emulator.advance(399_999)
    expect(await status()).toBe('PROCESSING')
    await bench.emulator.advance(1)
    expect(await status()).toBe('COMPLETED')
  })

  it('reconcile_for: it hangs between, and then is what it would have been', async () => {
    const { status } = await startWith('reconcile_for', { ms: 3 * 3_600_000 }, '260973456049')
    await bench.emulator.advance(2_000)
    expect(await status()).toBe('IN_RECONCILIATION')
    await bench.emulator.advance(3 * 3_600_000 - 1)
    expect(await status()).toBe('IN_RECONCILIATION')
    await bench.emulator.advance(1)
    expect(await status()).toBe('FAILED')
  })

  it.each([
    ['260763456789', ['COMPLETED', 'FAILED']],
    ['260763456039', ['FAILED', 'COMPLETED']],
  ])('flip_final: the verdict for %s is turned round, with a callback for each', async (phone, verdicts) => {
    const { status } = await startWith('flip_final', { ms: 60_000 }, phone)
    await bench.emulator.advance(10_000)
    expect(await status()).toBe(verdicts[0])
    await bench.emulator.advance(60_000)
    expect(await status()).toBe(verdicts[1])
    const told = (await bench.checked()).map(({ body }) => body.about === 'deposit' && body.deposit.status)
    expect(told).toEqual(verdicts)
  })

  it('amount_mismatch and currency_mismatch: another sum comes back, in lookups and callbacks alike', async () => {
    await bench.fault('currency_mismatch', { params: { currency: 'USD' } })
    const { order } = await startWith('amount_mismatch', { amount: '1' })
    await bench.emulator.advance(10_000)
    const wrong = { amount: 100, currency: 'USD', status: 'COMPLETED' }
    expect(await bench.gateway.readDeposit(order.depositId)).toMatchObject({ deposit: wrong })
    expect(await bench.checked()).toMatchObject([{ body: { deposit: wrong } }])
  })

  it('pads the sum: two decimals in a lookup, four in a callback', async () => {
    const order = orderFrom('260763456789', { clientReferenceId: 'order-7' })
    await bench.gateway.startDeposit(order)
    await bench.emulator.advance(10_000)
    const response = await fetch(`${bench.emulator.url}/v2/deposits/${order.depositId}`, {
      headers: { authorization: `Bearer ${bench.emulator.token}` },
    })
    expect(await response.text()).toContain('"amount":"150.00"')
    const callback = new TextDecoder().decode(bench.merchant.received[0]?.rawBody)
    expect(callback).toContain('"amount":"150.0000"')
    expect(callback).not.toContain('order-7')
  })

  it('can be decided by a test at any time before it is final', async () => {
    const order = orderFrom('260763456129')
    await bench.gateway.startDeposit(order)
    const decide = (decision: string, body = {}) =>
      bench.admin('POST', `deposits/${order.depositId}/${decision}`, body)
    expect(await decide('reconcile', { ms: 5_000 })).toMatchObject({ body: { status: 'IN_RECONCILIATION' } })
    expect(await decide('fail', { code: 'PAYER_LIMIT_REACHED' })).toMatchObject({
      body: { status: 'FAILED', failure: { code: 'PAYER_LIMIT_REACHED' } },
    })
    expect(await decide('complete')).toMatchObject({ status: 409 })
    await bench.emulator.advance(60_000)
    expect(await bench.gateway.readDeposit(order.depositId)).toMatchObject({ deposit: { status: 'FAILED' } })
  })

  it('cannot begin with a provider that is closed', async () => {
    await bench.admin('POST', 'providers/MTN_MOMO_ZMB', { DEPOSIT: 'CLOSED' })
    expect(await bench.gateway.startDeposit(orderFrom('260763456789'))).toMatchObject({
      outcome: 'refused',
      code: 'PROVIDER_TEMPORARILY_UNAVAILABLE',
    })
    expect(await bench.gateway.availability()).toMatchObject({
      value: [{ deposits: 'OPERATIONAL' }, { provider: 'MTN_MOMO_ZMB', deposits: 'CLOSED' }, {}],
    })
  })

  it('is forgotten on reset, while the key stays the same', async () => {
    const order = orderFrom('260763456789')
    await bench.gateway.startDeposit(order)
    await bench.emulator.advance(10_000)
    const [before] = await bench.checked()
    await bench.admin('POST', 'reset')
    expect(await bench.gateway.readDeposit(order.depositId)).toEqual({ reading: 'not-found' })
    expect([before, ...(await bench.checked())]).toMatchObject([
      { signature: 'verified' },
      { signature: 'verified' },
    ])
  })
})
