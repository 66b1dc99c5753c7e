import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { type Bench, openBench } from './test-bench.ts'

let bench: Bench
afterEach(() => bench.close())

const UNLISTED = '260971234567'

async function start(phone = UNLISTED, changes = {}) {
  const order = orderFrom(phone, changes)
  await bench.gateway.startDeposit(order)
  return order.depositId
}
async function outcome(depositId: string) {
  const reading = await bench.gateway.readDeposit(depositId)
  if (reading.reading !== 'found') return reading.reading
  return reading.deposit.failure?.code ?? reading.deposit.status
}
const page = async (part = '') => (await fetch(`${bench.emulator.phoneUrl}${part}`)).text()
const press = (depositId: string, button: string) =>
  fetch(`${bench.emulator.phoneUrl}/${depositId}/${button}`, { method: 'POST', redirect: 'manual' })

describe('a number nobody listed', () => {
  beforeEach(async () => {
    bench = await openBench()
  })

  it('approves by itself after six seconds', async () => {
    const depositId = await start()
    await bench.emulator.advance(5_999)
    expect(await outcome(depositId)).toBe('PROCESSING')
    await bench.emulator.advance(1)
    expect(await outcome(depositId)).toBe('COMPLETED')
  })

  it('fails when it is not one of the chosen provider', async () => {
    const depositId = await start(UNLISTED, { provider: 'MTN_MOMO_ZMB' })
    await bench.emulator.advance(10_000)
    expect(await outcome(depositId)).toBe('PAYER_NOT_FOUND')
  })

  it('fails when another prompt is open on the same phone, and pays once that is gone', async () => {
    const first = await start()
    const second = await start()
    await bench.emulator.advance(10_000)
    expect([await outcome(first), await outcome(second)]).toEqual(['COMPLETED', 'PAYMENT_IN_PROGRESS'])
    const third = await start()
    await bench.emulator.advance(10_000)
    expect(await outcome(third)).toBe('COMPLETED')
  })
})

describe('the phone page', () => {
  beforeEach(async () => {
    bench = await openBench({ autoApproveMs: 0 })
  })

  it('shows who asks for how much, and waits for a decision', async () => {
    expect(await page()).toContain('No payment is waiting')
    const depositId = await start(UNLISTED, { amount: 9_000, customerMessage: 'Humanizer 30 days' })
    await bench.emulator.advance(60_000)
    const shown = await page('/prompts')
    for (const part of [
      '260 97 123 4567',
      'ZMW 90.00',
      'Weekbe4 asks you to pay',
      'Humanizer 30 days',
      'Airtel Money',
    ])
      expect(shown).toContain(part)
    expect(await outcome(depositId)).toBe('PROCESSING')
  })

  it.each([
    ['approve', 'COMPLETED'],
    ['decline', 'PAYMENT_NOT_APPROVED'],
    ['no-money', 'INSUFFICIENT_BALANCE'],
  ])('%s makes it %s, and leads back to the page', async (button, end) => {
    const depositId = await start()
    const answer = await press(depositId, button)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__emulator/phone'])
    expect(await outcome(depositId)).toBe(end)
    expect(await page('/prompts')).toContain('No payment is waiting')
    await bench.emulator.advance(100)
    expect(bench.merchant.received).toHaveLength(1)
  })

  it('ignore lets the prompt run out two minutes after it came', async () => {
    const depositId = await start()
    await bench.emulator.advance(1_000)
    await press(depositId, 'ignore')
    expect(await page('/prompts')).toContain('Ignored')
    await bench.emulator.advance(118_999)
    expect(await outcome(depositId)).toBe('PROCESSING')
    await bench.emulator.advance(1)
    expect(await outcome(depositId)).toBe('PAYMENT_NOT_APPROVED')
  })

  it('ignores a press that comes too late', async () => {
    const depositId = await start()
    await press(depositId, 'decline')
    await press(depositId, 'approve')
    expect(await outcome(depositId)).toBe('PAYMENT_NOT_APPROVED')
  })
})

it('ignoring also stops the approval by itself', async () => {
  bench = await openBench()
  const depositId = await start()
  await press(depositId, 'ignore')
  await bench.emulator.advance(119_999)
  expect(await outcome(depositId)).toBe('PROCESSING')
})

it('writes nothing of a stranger’s into its page as markup', async () => {
  bench = await openBench({ autoApproveMs: 0, companyName: '<b>Co & "Sons"</b>' })
  await start()
  expect(await page()).toContain('&lt;b&gt;Co &amp; &quot;Sons&quot;&lt;/b&gt; asks')
})
