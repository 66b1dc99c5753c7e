import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BenchGateway, orderFrom } from './payment-gateway.conformance.ts'

export type BenchWire = BenchGateway & { baseUrl: string; token: string }

/** The sandbox's own table for Zambia: the outcome of a payment from each number. */
const SANDBOX_NUMBERS = [
  ['260763456019', 'FAILED', 'PAYER_LIMIT_REACHED'],
  ['260763456029', 'FAILED', 'PAYER_NOT_FOUND'],
  ['260763456039', 'FAILED', 'PAYMENT_NOT_APPROVED'],
  ['260763456069', 'FAILED', 'UNSPECIFIED_FAILURE'],
  ['260763456129', 'PENDING', ''],
  ['260763456789', 'COMPLETED', ''],
  ['260973456019', 'FAILED', 'PAYER_LIMIT_REACHED'],
  ['260973456039', 'FAILED', 'PAYMENT_NOT_APPROVED'],
  ['260973456049', 'FAILED', 'INSUFFICIENT_BALANCE'],
  ['260973456069', 'FAILED', 'UNSPECIFIED_FAILURE'],
  ['260973456129', 'PENDING', ''],
  ['260973456789', 'COMPLETED', ''],
  ['260953456704', 'FAILED', 'INSUFFICIENT_BALANCE'],
  ['260953456712', 'FAILED', 'UNSPECIFIED_FAILURE'],
  // Zamtel's oddity: 789, which pays elsewhere, stays open, and 700 pays.
  ['260953456789', 'PENDING', ''],
  ['260953456700', 'COMPLETED', ''],
] as const

const validBody = () => ({
  depositId: randomUUID(),
  amount: '150',
  currency: 'ZMW',
  payer: { type: 'MMO', accountDetails: { phoneNumber: '260763456789', provider: 'MTN_MOMO_ZMB' } },
  customerMessage: 'Decoder 30 days',
})

/** Every way a body can be wrong. The order of the gateway's checks is unknown, so each has one fault only. */
const MALFORMED: [what: string, code: string, change: (body: ReturnType<typeof validBody>) => unknown][] = [
  ['no JSON at all', 'INVALID_INPUT', () => '{"depositId"'],
  ['a field version 2 does not know', 'UNSUPPORTED_PARAMETER', (body) => ({ ...body, country: 'ZMB' })],
  ['a field of version 1', 'UNSUPPORTED_PARAMETER', (body) => ({ ...body, correspondent: 'MTN_MOMO_ZMB' })],
  ['no amount', 'MISSING_PARAMETER', ({ amount: _, ...body }) => body],
  ['no payer', 'MISSING_PARAMETER', ({ payer: _, ...body }) => body],
  ['no currency', 'MISSING_PARAMETER', ({ currency: _, ...body }) => body],
  ['an amount of 150.00', 'INVALID_PARAMETER', (body) => ({ ...body, amount: '150.00' })],
  ['an amount of 150.50', 'INVALID_PARAMETER', (body) => ({ ...body, amount: '150.50' })],
  ['an amount of .5', 'INVALID_PARAMETER', (body) => ({ ...body, amount: '.5' })],
  ['an amount of 0150', 'INVALID_PARAMETER', (body) => ({ ...body, amount: '0150' })],
  ['a negative amount', 'INVALID_PARAMETER', (body) => ({ ...body, amount: '-150' })],
  ['an id that is no UUID', 'INVALID_PARAMETER', (body) => ({ ...body, depositId: 'order-7' })],
  ['a message of three letters', 'INVALID_PARAMETER', (body) => ({ ...body, customerMessage: 'Hey' })],
  ['a message of 23 letters', 'INVALID_PARAMETER', (body) => ({ ...body, customerMessage: 'x'.repeat(23) })],
  ['a message with a sign in it', 'INVALID_PARAMETER', (body) => ({ ...body, customerMessage: 'Order #7' })],
  [
    'eleven pieces of metadata',
    'INVALID_PARAMETER',
    (body) => ({ ...body, metadata: Array.from({ length: 11 }, (_, i) => ({ [`key${i}`]: 'x' })) }),
  ],
  [
    'a piece of metadata twice',
    'DUPLICATE_METADATA_FIELD',
    (body) => ({ ...body, metadata: [{ key: 'a' }, { key: 'b' }] }),
  ],
]

const account = (phoneNumber: string, provider: string) => ({
  payer: { type: 'MMO', accountDetails: { phoneNumber, provider } },
})

const REJECTED: [what: string, code: string, change: object][] = [
  ['a provider that is none', 'INVALID_PROVIDER', account('260763456789', 'ZAMTEL_MOMO_ZMB')],
  ['another currency', 'INVALID_CURRENCY', { currency: 'USD' }],
  ['a number of another country', 'INVALID_PHONE_NUMBER', account('265763456789', 'MTN_MOMO_ZMB')],
  ['a third decimal', 'INVALID_AMOUNT', { amount: '150.125' }],
  ['more than the limit', 'AMOUNT_OUT_OF_BOUNDS', { amount: '900000000' }],
]

/**
 * The guarantees of pawaPay's API itself, checked byte by byte: against the emulator always, against the
 * sandbox with a token.
 */
export function pawaPayWireConformance(name: string, make: () => Promise<BenchWire>) {
  describe(`the wire of ${name}`, () => {
    let bench: BenchWire
    beforeAll(async () => {
      bench = await make()
    })
    afterAll(() => bench.stop())

    async function post(
      body: unknown,
      headers: Record<string, string> = { authorization: `Bearer ${bench.token}` },
    ) {
      const response = await fetch(`${bench.baseUrl}/v2/deposits`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      // The only place that trusts a shape: a missing field shows up as a failed expectation.
      const said = (await response.json()) as { created?: string; failureReason?: { failureCode?: string } }
      return { status: response.status, body: said }
    }
    const lookUp = async (id: string) =>
      (
        await fetch(`${bench.baseUrl}/v2/deposits/${id}`, {
          headers: { authorization: `Bearer ${bench.token}` },
        })
      ).json()

    it('lets every test number meet its fate', async () => {
      const orders = SANDBOX_NUMBERS.map(([phone]) => orderFrom(phone))
      for (const order of orders)
        expect(await bench.gateway.startDeposit(order)).toMatchObject({ outcome: 'accepted' })
      await bench.settle()
      for (const [index, [phone, status, code]] of SANDBOX_NUMBERS.entries()) {
        const reading = await bench.gateway.readDeposit(orders[index]!.depositId)
        const found = reading.reading === 'found' ? reading.deposit : undefined
        const open = found?.status === 'ACCEPTED' || found?.status === 'PROCESSING'
        expect({ phone, status: open ? 'PENDING' : found?.status, code: found?.failure?.code ?? '' }).toEqual(
          {
            phone,
            status,
            code,
          },
        )
      }
    })

    it.each(MALFORMED)('answers 400 to %s, with %s', async (_, code, change) => {
      const body = validBody()
      const answer = await post(change(body))
      expect(answer).toMatchObject({ status: 400, body: { failureReason: { failureCode: code } } })
      expect(await lookUp(body.depositId)).toEqual({ status: 'NOT_FOUND' })
    })

    it.each(REJECTED)('answers 200 and REJECTED to %s, with %s', async (_, code, change) => {
      const body = { ...validBody(), ...change }
      expect(await post(body)).toMatchObject({
        status: 200,
        body: { depositId: body.depositId, status: 'REJECTED', failureReason: { failureCode: code } },
      })
      expect(await lookUp(body.depositId)).toEqual({ status: 'NOT_FOUND' })
    })

    it('answers 401 or 403 without a token or with a wrong one', async () => {
      expect((await post(validBody(), {})).body.failureReason?.failureCode).toBe('NO_AUTHENTICATION')
      const wrong = await post(validBody(), { authorization: 'Bearer nonsense' })
      expect([401, 403]).toContain(wrong.status)
    })

    it('ignores a duplicate and says when the first one came', async () => {
      const body = validBody()
      const first = await post(body)
      expect(first).toMatchObject({ status: 200, body: { status: 'ACCEPTED', nextStep: 'FINAL_STATUS' } })
      expect(await post({ ...body, amount: '90' })).toMatchObject({
        status: 200,
        body: { depositId: body.depositId, status: 'DUPLICATE_IGNORED', created: first.body.created },
      })
    })

    it('refuses to send the callback of an open deposit again', async () => {
      const order = orderFrom('260763456129')
      await bench.gateway.startDeposit(order)
      expect(await bench.gateway.resendCallback(order.depositId)).toMatchObject({
        outcome: 'refused',
        code: 'INVALID_STATE',
      })
    })

    it('shows a configuration with limits and decimals for every provider', async () => {
      const configuration = await bench.gateway.activeConfiguration()
      expect(configuration).toMatchObject({ ok: true })
      if (configuration.ok)
        for (const { minAmount, maxAmount, decimals } of configuration.value.providers) {
          expect(minAmount).toBeLessThanOrEqual(9_000)
          expect(maxAmount).toBeGreaterThanOrEqual(15_000)
          expect([0, 2]).toContain(decimals)
        }
    })
  })
}
