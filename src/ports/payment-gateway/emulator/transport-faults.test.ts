import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

const order = () => orderFrom('260763456789')

describe('trouble on the way to the gateway', () => {
  it.each(['drop_before_accept', 'http_500', 'http_429'])(
    '%s: the outcome is unknown, and the deposit was never accepted',
    async (action) => {
      await bench.fault(action)
      const asked = order()
      expect(await bench.gateway.startDeposit(asked)).toMatchObject({ outcome: 'unknown' })
      expect(await bench.gateway.readDeposit(asked.depositId)).toEqual({ reading: 'not-found' })
      // It applies once: the same id goes through the second time.
      expect(await bench.gateway.startDeposit(asked)).toMatchObject({ outcome: 'accepted' })
    },
  )
})

describe('trouble on the way back', () => {
  it.each(['accept_then_500', 'accept_then_reset', 'garbage_body'])(
    '%s: the outcome is unknown, yet the deposit exists and completes',
    async (action) => {
      await bench.fault(action)
      const asked = order()
      expect(await bench.gateway.startDeposit(asked)).toMatchObject({ outcome: 'unknown' })
      expect(await bench.gateway.startDeposit(asked)).toMatchObject({ outcome: 'duplicate' })
      await bench.emulator.advance(10_000)
      expect(await bench.gateway.readDeposit(asked.depositId)).toMatchObject({
        deposit: { status: 'COMPLETED' },
      })
      expect((await bench.deposits()).deposits).toHaveLength(1)
    },
  )

  it('accept_then_hang: whoever waits gets no answer, yet the deposit exists', async () => {
    await bench.fault('accept_then_hang')
    const patience = new AbortController()
    const asked = order()
    const answer = bench.gateway.startDeposit(asked, patience.signal)
    await eventually(async () => expect((await bench.deposits()).deposits).toHaveLength(1))
    patience.abort()
    expect(await answer).toMatchObject({ outcome: 'unknown' })
    expect(await bench.gateway.readDeposit(asked.depositId)).toMatchObject({
      deposit: { status: 'ACCEPTED' },
    })
  })

  it('slow: the answer comes when its time has come', async () => {
    await bench.fault('slow', { params: { ms: 6_000 } })
    let answered = false
    const answer = bench.gateway.startDeposit(order()).finally(() => {
      answered = true
    })
    await eventually(async () => expect((await bench.admin('GET', 'faults')).body).toEqual([]))
    await bench.emulator.advance(5_999)
    expect(answered).toBe(false)
    await bench.emulator.advance(1)
    expect(await answer).toMatchObject({ outcome: 'accepted' })
  })

  it('callback_before_response: the callback is in before the answer is', async () => {
    await bench.fault('callback_before_response')
    const asked = order()
    const answer = await bench.gateway.startDeposit(asked)
    expect(answer).toMatchObject({ outcome: 'accepted' })
    expect(await bench.checked()).toMatchObject([
      { signature: 'verified', body: { deposit: { depositId: asked.depositId, status: 'COMPLETED' } } },
    ])
  })
})

describe('where a fault strikes', () => {
  it('only the phone, the provider and the request it was meant for', async () => {
    await bench.fault('http_500', { match: { phone: '260973456789' } })
    await bench.fault('http_429', { match: { provider: 'ZAMTEL_ZMB', nth: 2 } })
    const start = (phone: string) => bench.gateway.startDeposit(orderFrom(phone))
    expect(await start('260763456789')).toMatchObject({ outcome: 'accepted' })
    expect(await start('260973456789')).toMatchObject({ outcome: 'unknown', reason: 'HTTP 500' })
    expect(await start('260973456789')).toMatchObject({ outcome: 'accepted' })
    expect(await start('260953456700')).toMatchObject({ outcome: 'accepted' })
    expect(await start('260953456700')).toMatchObject({ outcome: 'unknown', reason: 'HTTP 429' })
    expect(await start('260953456700')).toMatchObject({ outcome: 'accepted' })
  })

  it('as often as asked, for ever if asked, and not after it was taken away', async () => {
    const ask = async () => (await bench.gateway.availability()).ok
    await bench.fault('http_500', { match: { op: 'toolkit' }, times: 2 })
    expect([await ask(), await ask(), await ask()]).toEqual([false, false, true])
    await bench.fault('garbage_body', { match: { op: 'toolkit' }, times: null })
    expect([await ask(), await ask(), await ask()]).toEqual([false, false, false])
    await bench.admin('DELETE', 'faults')
    expect(await ask()).toBe(true)
  })

  it('refuses an action it does not know, and names those it does', async () => {
    expect(await bench.fault('explode')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('accept_then_hang') },
    })
  })
})
