import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providerIds } from '#product/mobile-money.ts'
import type { DepositOrder, PaymentGateway } from './payment-gateway.ts'

/** A gateway under test, and how a test advances its time. */
export type BenchGateway = {
  gateway: PaymentGateway
  /** Long enough for a payment from a number that pays, or fails, automatically. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export const orderFrom = (phone: string, changes: Partial<DepositOrder> = {}): DepositOrder => ({
  depositId: randomUUID(),
  amount: 15_000,
  phone,
  provider: phone.startsWith('26097')
    ? 'AIRTEL_OAPI_ZMB'
    : phone.startsWith('26095')
      ? 'ZAMTEL_ZMB'
      : 'MTN_MOMO_ZMB',
  customerMessage: 'Defense Room 30 days',
  ...changes,
})

/** The behaviour the product relies on, for every gateway. */
export function paymentGatewayConformance(name: string, make: () => Promise<BenchGateway>) {
  describe(`deposits through ${name}`, () => {
    let bench: BenchGateway
    beforeAll(async () => {
      bench = await make()
    })
    afterAll(() => bench.stop())

    it('charges once, however often the same deposit is asked for, and keeps to the first sum', async () => {
      const order = orderFrom('260763456789')
      expect(await bench.gateway.startDeposit(order)).toMatchObject({ outcome: 'accepted' })
      expect(await bench.gateway.startDeposit(order)).toMatchObject({ outcome: 'duplicate' })
      expect(await bench.gateway.startDeposit({ ...order, amount: 99_900 })).toMatchObject({
        outcome: 'duplicate',
      })
      await bench.settle()
      expect(await bench.gateway.readDeposit(order.depositId)).toMatchObject({
        reading: 'found',
        deposit: { amount: 15_000, status: 'COMPLETED' },
      })
    })

    it('charges once when twenty requests for the same deposit come at once', async () => {
      const order = orderFrom('260763456789')
      const answers = await Promise.all(Array.from({ length: 20 }, () => bench.gateway.startDeposit(order)))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        'accepted',
        ...Array(19).fill('duplicate'),
      ])
    })

    it('says nothing about a deposit it has never heard of, least of all that it failed', async () => {
      expect(await bench.gateway.readDeposit(randomUUID())).toEqual({ reading: 'not-found' })
    })

    it('tells a deposit in our words: whole ngwee, currency, phone, provider, receipt, our own reference', async () => {
      const order = orderFrom('260973456789', {
        amount: 15_050,
        clientReferenceId: 'order-7',
        metadata: [{ key: 'purchaseType', value: 'defense' }],
      })
      await bench.gateway.startDeposit(order)
      await bench.settle()
      expect(await bench.gateway.readDeposit(order.depositId)).toMatchObject({
        deposit: {
          depositId: order.depositId,
          status: 'COMPLETED',
          amount: 15_050,
          currency: 'ZMW',
          phone: '260973456789',
          provider: 'AIRTEL_OAPI_ZMB',
          providerTransactionId: expect.any(String),
          failure: null,
          clientReferenceId: 'order-7',
          metadata: { purchaseType: 'defense' },
        },
      })
    })

    it('sends a callback again for a final deposit only', async () => {
      const order = orderFrom('260763456789')
      expect(await bench.gateway.resendCallback(order.depositId)).toMatchObject({
        outcome: 'refused',
        code: 'NOT_FOUND',
      })
      await bench.gateway.startDeposit(order)
      await bench.settle()
      expect(await bench.gateway.resendCallback(order.depositId)).toEqual({ outcome: 'accepted' })
    })

    it('pays back what was paid, once, and nothing that was not', async () => {
      const order = orderFrom('260763456789')
      const refund = { refundId: randomUUID(), depositId: order.depositId }
      expect(await bench.gateway.startRefund(refund)).toMatchObject({ outcome: 'refused', code: 'NOT_FOUND' })
      await bench.gateway.startDeposit(order)
      await bench.settle()
      expect(await bench.gateway.startRefund(refund)).toMatchObject({ outcome: 'accepted' })
      expect(await bench.gateway.startRefund(refund)).toMatchObject({ outcome: 'duplicate' })
      await bench.settle()
      expect(await bench.gateway.readRefund(refund.refundId)).toMatchObject({
        reading: 'found',
        refund: { status: 'COMPLETED', amount: 15_000, phone: '260763456789' },
      })
      expect(await bench.gateway.readRefund(randomUUID())).toEqual({ reading: 'not-found' })
    })

    it('knows the limits and the state of all three providers', async () => {
      const configuration = await bench.gateway.activeConfiguration()
      const availability = await bench.gateway.availability()
      if (!configuration.ok || !availability.ok) throw new Error('no configuration')
      for (const id of providerIds) {
        const provider = configuration.value.providers.find(({ provider }) => provider === id)
        expect(provider).toMatchObject({
          currency: 'ZMW',
          nameDisplayedToCustomer: expect.stringMatching(/./),
        })
        expect(provider?.minAmount).toBeGreaterThan(0)
        expect(provider?.maxAmount).toBeGreaterThanOrEqual(15_000)
        expect(availability.value.find(({ provider }) => provider === id)).toBeDefined()
      }
    })

    it('guesses the provider of a number, and refuses what is none', async () => {
      expect(await bench.gateway.predictProvider('+260 763-456789')).toMatchObject({
        value: { provider: 'MTN_MOMO_ZMB', phone: '260763456789' },
      })
      expect(await bench.gateway.predictProvider('hello')).toMatchObject({ problem: { code: 'refused' } })
    })
  })
}
