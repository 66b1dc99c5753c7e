import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await openBench()
})
afterEach(() => bench.close())

async function paid(phone = '260763456789', decide?: string) {
  const order = orderFrom(phone)
  await bench.gateway.startDeposit(order)
  if (decide) await bench.admin('POST', `deposits/${order.depositId}/${decide}`)
  await bench.emulator.advance(10_000)
  return order.depositId
}
const back = (depositId: string, amount?: number, refundId: string = randomUUID()) =>
  bench.gateway.startRefund({ refundId, depositId, ...(amount === undefined ? {} : { amount }) })
const balance = async () => {
  const response = await fetch(`${bench.emulator.url}/v2/wallet-balances?country=ZMB`, {
    headers: { authorization: `Bearer ${bench.emulator.token}` },
  })
  const body = (await response.json()) as { balances: { balance: string }[] }
  return body.balances[0]?.balance
}

describe('a refund', () => {
  it('is paid in parts until all is back, and empties the wallet by as much', async () => {
    const depositId = await paid()
    expect(await balance()).toBe('150.00')
    expect(await back(depositId, 5_050)).toMatchObject({ outcome: 'accepted' })
    expect(await back(depositId, 1_000)).toMatchObject({ outcome: 'refused', code: 'REFUND_IN_PROGRESS' })
    await bench.emulator.advance(10_000)
    expect(await balance()).toBe('99.50')
    expect(await back(depositId, 10_000)).toMatchObject({ outcome: 'refused', code: 'AMOUNT_TOO_LARGE' })
    const rest = randomUUID()
    expect(await back(depositId, undefined, rest)).toMatchObject({ outcome: 'accepted' })
    await bench.emulator.advance(10_000)
    expect(await bench.gateway.readRefund(rest)).toMatchObject({
      refund: { status: 'COMPLETED', amount: 9_950 },
    })
    expect(await balance()).toBe('0.00')
    expect(await back(depositId)).toMatchObject({ outcome: 'refused', code: 'DEPOSIT_ALREADY_REFUNDED' })
  })

  it.each([
    ['is refused while the payment is open', '260763456129', 'INVALID_STATE'],
    ['is refused when the payment failed', '260763456039', 'INVALID_STATE'],
  ])('%s', async (_, phone, code) => {
    expect(await back(await paid(phone))).toMatchObject({ outcome: 'refused', code })
  })

  it('fails for a wallet that is gone, and the money is ours again', async () => {
    const depositId = await paid('260763456079', 'approve')
    const refundId = randomUUID()
    await back(depositId, undefined, refundId)
    await bench.emulator.advance(10_000)
    expect(await bench.gateway.readRefund(refundId)).toMatchObject({
      refund: { status: 'FAILED', failure: { code: 'RECIPIENT_NOT_FOUND' } },
    })
    expect(await balance()).toBe('150.00')
  })

  it('is refused when the account has no money for it', async () => {
    await bench.fault('flip_final', { params: { ms: 20_000 } })
    const first = await paid()
    expect(await back(first)).toMatchObject({ outcome: 'accepted' })
    const second = await paid()
    // The first payment turns out never to have arrived, though it was refunded.
    await bench.emulator.advance(20_000)
    expect(await back(second)).toMatchObject({ outcome: 'refused', code: 'PAWAPAY_WALLET_OUT_OF_FUNDS' })
  })

  it('waits in the queue while its operator is slow, and can be called off there', async () => {
    const [first, second] = [await paid(), await paid()]
    await bench.admin('POST', 'providers/MTN_MOMO_ZMB', { REFUND: 'DELAYED' })
    const [cancelled, released] = [randomUUID(), randomUUID()]
    await back(first, undefined, cancelled)
    await back(second, undefined, released)
    await bench.emulator.advance(60_000)
    expect(await bench.gateway.readRefund(cancelled)).toMatchObject({ refund: { status: 'ENQUEUED' } })

    const failEnqueued = (id: string) =>
      fetch(`${bench.emulator.url}/v2/refunds/fail-enqueued/${id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bench.emulator.token}` },
      }).then((response) => response.json())
    expect(await failEnqueued(cancelled)).toMatchObject({ status: 'ACCEPTED' })
    expect(await failEnqueued(cancelled)).toMatchObject({ failureReason: { failureCode: 'INVALID_STATE' } })
    expect(await bench.gateway.readRefund(cancelled)).toMatchObject({
      refund: { failure: { code: 'MANUALLY_CANCELLED' } },
    })

    await bench.admin('POST', 'providers/MTN_MOMO_ZMB', { REFUND: 'OPERATIONAL' })
    await bench.emulator.advance(10_000)
    expect(await bench.gateway.readRefund(released)).toMatchObject({ refund: { status: 'COMPLETED' } })
  })

  it('tells of its end in a callback of its own', async () => {
    const depositId = await paid()
    const refundId = randomUUID()
    await back(depositId, undefined, refundId)
    await bench.emulator.advance(10_000)
    expect((await bench.checked()).at(-1)).toMatchObject({
      signature: 'verified',
      body: { about: 'refund', refund: { refundId, status: 'COMPLETED', amount: 15_000 } },
    })
  })
})
