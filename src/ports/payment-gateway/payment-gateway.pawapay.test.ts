import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { orderFrom } from './payment-gateway.conformance.ts'
import { pawaPayGateway } from './payment-gateway.pawapay.ts'

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const order = orderFrom('260763456789')

function gatewayWith(answer: () => Promise<Response>, signed = false) {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = []
  const gateway = pawaPayGateway({
    environment: 'sandbox',
    token: 'secret',
    now: () => new Date('2026-03-02T08:00:00Z'),
    ...(signed ? { signWith: { keyId: 'ours', privateKey } } : {}),
    fetch: (url, init = {}) => {
      calls.push({ url: String(url), init, headers: new Headers(init.headers) })
      const cut = new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
      return Promise.race([answer(), cut])
    },
  })
  return { gateway, calls }
}

const never = () => new Promise<Response>(() => {})
const accepted = async () => Response.json({ depositId: order.depositId, status: 'ACCEPTED' })

afterEach(() => vi.useRealTimers())

describe('how long it waits', () => {
  it('for a deposit or a refund to start: 8 seconds', async () => {
    vi.useFakeTimers()
    const { gateway } = gatewayWith(never)
    const outcomes: string[] = []
    void gateway.startDeposit(order).then(({ outcome }) => outcomes.push(outcome))
    void gateway
      .startRefund({ refundId: order.depositId, depositId: order.depositId })
      .then(({ outcome }) => outcomes.push(outcome))
    await vi.advanceTimersByTimeAsync(7_999)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toEqual(['unknown', 'unknown'])
  })

  it('for an answer to a question: 4 seconds', async () => {
    vi.useFakeTimers()
    const { gateway } = gatewayWith(never)
    const asked = [
      gateway.readDeposit(order.depositId),
      gateway.readRefund(order.depositId),
      gateway.availability(),
      gateway.activeConfiguration(),
      gateway.predictProvider('0971234567'),
      gateway.resendCallback(order.depositId),
    ]
    const answers: unknown[] = []
    for (const question of asked) void question.then((answer) => answers.push(answer))
    await vi.advanceTimersByTimeAsync(3_999)
    expect(answers).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    const text = JSON.stringify(answers)
    expect(text.match(/unreachable/g)).toHaveLength(6)
  })
})

describe('what it sends', () => {
  it('goes to the right address with the token, and nowhere else if redirected', async () => {
    const { gateway, calls } = gatewayWith(accepted)
    await gateway.startDeposit(order)
    expect(calls[0]).toMatchObject({
      url: 'https://api.sandbox.pawapay.io/v2/deposits',
      init: { method: 'POST', redirect: 'error' },
    })
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      depositId: order.depositId,
      amount: '150',
      currency: 'ZMW',
      payer: { type: 'MMO', accountDetails: { phoneNumber: '260763456789', provider: 'MTN_MOMO_ZMB' } },
      customerMessage: 'Defense Room 30 days',
    })
  })

  it('is signed only where money moves, and only if asked for', async () => {
    const unsigned = gatewayWith(accepted)
    await unsigned.gateway.startDeposit(order)
    expect(unsigned.calls[0]?.headers.has('signature')).toBe(false)

    const { gateway, calls } = gatewayWith(accepted, true)
    await gateway.startDeposit(order)
    await gateway.readDeposit(order.depositId)
    await gateway.predictProvider('0971234567')
    expect(calls.map(({ headers }) => headers.has('signature'))).toEqual([true, false, false])
    expect(calls[0]?.headers.get('accept-digest')).toBe('sha-512')
  })

  it('cannot be led to another path by an odd id', async () => {
    const { gateway, calls } = gatewayWith(async () => Response.json({ status: 'NOT_FOUND' }))
    await gateway.readDeposit('../wallet-balances?x=')
    expect(calls[0]?.url).toBe('https://api.sandbox.pawapay.io/v2/deposits/..%2Fwallet-balances%3Fx%3D')
  })
})

describe('what it believes', () => {
  it.each([
    ['a 404 of some machine in between', () => Response.json({ status: 'NOT_FOUND' }, { status: 404 })],
    ['a page', () => new Response('<html>NOT_FOUND</html>')],
    ['a record without data', () => Response.json({ status: 'FOUND' })],
    [
      'the record of another deposit',
      () =>
        Response.json({
          status: 'FOUND',
          data: { depositId: orderFrom('260763456789').depositId, status: 'COMPLETED' },
        }),
    ],
    ['an error', () => Response.json({ failureReason: { failureCode: 'UNKNOWN_ERROR' } }, { status: 500 })],
  ])('is not %s: nothing was learnt', async (_, response) => {
    const { gateway } = gatewayWith(async () => response())
    expect(await gateway.readDeposit(order.depositId)).toMatchObject({ reading: 'unreachable' })
  })

  it('never takes an error for an empty configuration', async () => {
    const { gateway } = gatewayWith(async () => Response.json({ message: 'busy' }))
    expect(await gateway.activeConfiguration()).toMatchObject({ problem: { code: 'unreachable' } })
    expect(await gateway.availability()).toMatchObject({ problem: { code: 'unreachable' } })
  })
})

it('throws before it sends an order that is malformed by our own mistake', async () => {
  const { gateway, calls } = gatewayWith(accepted)
  await expect(gateway.startDeposit({ ...order, amount: 150.5 })).rejects.toThrow(RangeError)
  expect(calls).toEqual([])
})
