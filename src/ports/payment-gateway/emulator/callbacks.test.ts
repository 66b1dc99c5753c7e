import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

async function pay(phone = '260763456789') {
  const order = orderFrom(phone)
  await bench.gateway.startDeposit(order)
  await bench.emulator.advance(4_000)
  return order.depositId
}

describe('a callback', () => {
  it.each([
    ['260763456789', 'COMPLETED', null],
    ['260973456049', 'FAILED', { code: 'INSUFFICIENT_BALANCE' }],
  ])('for %s is signed, verified, and says %s', async (phone, status, failure) => {
    const depositId = await pay(phone)
    await bench.emulator.advance(100)
    expect(await bench.checked()).toMatchObject([
      {
        signature: 'verified',
        body: { about: 'deposit', deposit: { depositId, status, failure, amount: 15_000 } },
      },
    ])
  })

  it('never comes for a payment that stays open', async () => {
    await pay('260763456129')
    await bench.emulator.advance(24 * 3_600_000)
    expect(bench.merchant.received).toHaveLength(0)
  })

  it('is tried again for a quarter of an hour until it is taken, then no more', async () => {
    bench.merchant.answers = [500, 503, 404]
    await pay()
    await bench.emulator.advance(100)
    expect(bench.merchant.received).toHaveLength(1)
    await bench.emulator.advance(5_000)
    expect(bench.merchant.received).toHaveLength(2)
    await bench.emulator.advance(15_000 + 30_000)
    expect(bench.merchant.received).toHaveLength(4)
    await bench.emulator.advance(3_600_000)
    expect(bench.merchant.received).toHaveLength(4)
    expect((await bench.deposits()).deposits[0]?.callbacks.map(({ answer }) => answer)).toEqual([
      500, 503, 404, 200,
    ])
  })

  it('is given up after eight tries within 15 minutes, and comes once more when asked for', async () => {
    bench.merchant.answers = Array(8).fill(500)
    const depositId = await pay()
    await bench.emulator.advance(15 * 60_000)
    expect(bench.merchant.received).toHaveLength(8)
    await bench.emulator.advance(24 * 3_600_000)
    expect(bench.merchant.received).toHaveLength(8)
    await bench.gateway.resendCallback(depositId)
    await bench.emulator.advance(100)
    expect(await bench.checked().then((all) => all.at(-1))).toMatchObject({ signature: 'verified' })
    expect(bench.merchant.received).toHaveLength(9)
  })

  it('no_callback: it is lost for good', async () => {
    await bench.fault('no_callback')
    await pay()
    await bench.emulator.advance(24 * 3_600_000)
    expect(bench.merchant.received).toHaveLength(0)
  })

  it('late_callback: it comes as late as asked', async () => {
    await bench.fault('late_callback', { params: { ms: 90_000 } })
    await pay()
    await bench.emulator.advance(89_999)
    expect(bench.merchant.received).toHaveLength(0)
    await bench.emulator.advance(1)
    expect(bench.merchant.received).toHaveLength(1)
  })

  it('duplicate_callback: the same comes five times at once', async () => {
    await bench.fault('duplicate_callback', { params: { times: 5 } })
    await pay()
    await bench.emulator.advance(100)
    const bodies = bench.merchant.received.map(({ rawBody }) => new TextDecoder().decode(rawBody))
    expect(bodies).toHaveLength(5)
    expect(new Set(bodies).size).toBe(1)
  })

  it('bad_signature: it does not hold', async () => {
    await bench.fault('bad_signature')
    await pay()
    await bench.emulator.advance(100)
    expect(await bench.checked()).toMatchObject([
      { signature: 'forged', reason: 'the signature does not hold' },
    ])
  })

  it('raw_signature: it holds, in the other encoding', async () => {
    await bench.fault('raw_signature')
    await pay()
    await bench.emulator.advance(100)
    expect(await bench.checked()).toMatchObject([{ signature: 'verified' }])
    const signature = String(bench.merchant.received[0]?.headers.signature)
    expect(Buffer.from(signature.slice('sig-pp=:'.length, -1), 'base64')).toHaveLength(64)
  })

  it('can be sent at will: with a lie in it, forged, unsigned, several at once, later', async () => {
    const depositId = await pay('260763456129')
    const send = (wish: object) => bench.admin('POST', `callbacks/${depositId}/send`, wish)
    await send({ status: 'COMPLETED', forged: true })
    await bench.emulator.advance(0)
    await send({ status: 'FAILED', unsigned: true })
    await bench.emulator.advance(0)
    await send({ times: 2, delay: 1_000 })
    await bench.emulator.advance(999)
    expect(bench.merchant.received).toHaveLength(2)
    await bench.emulator.advance(1)
    expect(await bench.checked()).toMatchObject([
      { signature: 'forged', body: { deposit: { status: 'COMPLETED' } } },
      { signature: 'unsigned', body: { deposit: { status: 'FAILED' } } },
      { signature: 'verified', body: { deposit: { status: 'PROCESSING' } } },
      { signature: 'verified' },
    ])
  })

  it('finds nobody at home and is tried again', async () => {
    bench.emulator.sendCallbacksTo('http://127.0.0.1:1/nobody')
    await pay()
    await bench.emulator.advance(100)
    bench.emulator.sendCallbacksTo(bench.merchant.url)
    await bench.emulator.advance(5_000)
    expect(bench.merchant.received).toHaveLength(1)
  })
})
