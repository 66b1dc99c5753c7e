// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { broken, standIn } from '#tests/stand-in.ts'
import type { DepositRequest, Payment } from '../contract.ts'
import { SAYS } from '../spec.ts'
import { paymentsApi } from './payments-api.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  standIn(fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const answers = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }))
const RESULT = { depositId: 'd1', purchaseType: 'humanizer', amountNgwee: 9_000 }
const PAYMENT: Omit<Payment, 'id' | 'purchaseType'> = {
  assistantName: 'Humanizer AI',
  amountNgwee: 9_000,
  currency: 'ZMW',
  provider: 'MTN_MOMO_ZMB',
  providerName: 'MTN',
  phone: '0961234567',
  status: 'PROCESSING',
  open: true,
  reason: null,
  createdAt: '2026-11-22T08:00:00Z',
  finishedAt: null,
  testMoney: true,
  receipt: null,
}
const breaks = () => fetched.mockRejectedValueOnce(new TypeError('no network'))
const request = { purchaseType: 'humanizer' } as DepositRequest
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

describe('the probe', () => {
  it('is a no-cors GET of our favicon that no cache answers', async () => {
    fetched.mockResolvedValueOnce(new Response(null))
    expect(await paymentsApi.isReachable()).toBe(true)
    const [address, init] = fetched.mock.calls[0] ?? []
    expect(String(address)).toMatch(/^\/favicon\.ico\?\d+$/)
    expect(init).toEqual({ method: 'GET', mode: 'no-cors', cache: 'no-store' })
    breaks()
    expect(await paymentsApi.isReachable()).toBe(false)
  })
})

describe('the deposit request', () => {
  it('gives the deposit id on', async () => {
    answers(200, { depositData: { depositID: 'd1', status: 'ACCEPTED', reused: false } })
    expect(await paymentsApi.start(request)).toEqual({ type: 'deposit-accepted', depositId: 'd1' })
    expect(String(fetched.mock.calls[0]?.[0])).toBe('/api/payments/deposit-request-weekbe4')
  })

  it('says so when an open payment was found instead', async () => {
    answers(200, { depositData: { depositID: 'd1', status: 'PROCESSING', reused: true } })
    expect(await paymentsApi.start(request)).toMatchObject({ depositId: 'd1', reused: true })
  })

  it('says that the request failed, with the server’s sentence beneath it', async () => {
    answers(409, { error: 'Please choose another provider.', code: 'operator-closed' })
    expect(await paymentsApi.start(request)).toEqual({
      type: 'broke',
      problem: { message: SAYS.requestFailed, reason: 'Please choose another provider.' },
    })
  })

  it('says that nothing was charged where the operator never got it, and that trying again is safe', async () => {
    answers(502, { error: SAYS.requestFailed, code: 'not-sent' })
    const problem = { message: SAYS.requestFailed, reason: expect.stringContaining('you were not charged') }
    expect(await paymentsApi.start(request)).toEqual({ type: 'broke', problem })
    answers(404, { error: SAYS.requestFailed, code: 'not-sent', state: 'CREATED' })
    expect(await paymentsApi.read('d1')).toEqual({ type: 'broke', problem })
  })

  it('says that the session has ended, and leaves the screen where it is', async () => {
    const heard = vi.fn()
    addEventListener(SESSION_ENDED, heard)
    answers(401, { error: 'Please sign in first.', code: 'not-signed-in' })
    const ended = { type: 'broke', problem: { message: SAYS.notSignedIn, signedOut: true } }
    expect(await paymentsApi.start(request)).toEqual(ended)
    answers(401, { error: 'Please sign in first.', code: 'not-signed-in' })
    expect(await paymentsApi.read('d1')).toEqual(ended)
    removeEventListener(SESSION_ENDED, heard)
    expect(heard).not.toHaveBeenCalled()
  })

  it('says what a lost line means for the money', async () => {
    breaks()
    expect(await paymentsApi.start(request)).toMatchObject({
      problem: { message: SAYS.requestFailed, reason: expect.stringContaining('never charged twice') },
    })
  })
})

describe('a look at the result', () => {
  it('is undecided while the server has none', async () => {
    answers(404, { error: 'Still being confirmed.', code: 'no-result-yet', state: 'PROCESSING' })
    expect(await paymentsApi.read('d1')).toEqual({ type: 'deposit-read', status: 'undecided' })
  })

  it('brings the words about a payment that is held', async () => {
    answers(404, { error: 'A person decides now.', code: 'held', state: 'NEEDS_ATTENTION' })
    expect(await paymentsApi.read('d1')).toEqual({ type: 'held', words: 'A person decides now.' })
  })

  it('brings the receipt number or the reason', async () => {
    answers(200, { ...RESULT, status: 'COMPLETED', receiptNumber: 'W4-1', reason: null })
    expect(await paymentsApi.read('d1')).toMatchObject({ status: 'COMPLETED', receiptNumber: 'W4-1' })
    answers(200, {
      ...RESULT,
      status: 'FAILED',
      receiptNumber: null,
      reason: { code: 'X', message: 'No money.' },
    })
    expect(await paymentsApi.read('d1')).toMatchObject({ status: 'FAILED', reason: 'No money.' })
  })

  it('takes a word it does not know for no result', async () => {
    fetched.mockResolvedValueOnce(broken(Response.json({ status: 'REVERSED' })))
    expect(await paymentsApi.read('d1')).toEqual({ type: 'deposit-read', status: 'undecided' })
  })

  it('tells a lost connection from a look that failed', async () => {
    answers(500, { error: 'Ours.', code: 'our-fault' })
    expect(await paymentsApi.read('d1')).toEqual({ type: 'look-failed' })
    breaks()
    expect(await paymentsApi.read('d1')).toEqual({ type: 'look-failed' })
    offline()
    fetched.mockClear()
    expect(await paymentsApi.read('d1')).toEqual({ type: 'connection-lost' })
    expect(fetched).not.toHaveBeenCalled()
  })
})

it('finds the open payment of this product alone, and nothing when nobody answers', async () => {
  const payment = (id: string, purchaseType: string): Payment => ({ ...PAYMENT, id, purchaseType })
  answers(200, { payments: [payment('a', 'chat'), payment('b', 'humanizer')] })
  expect(await paymentsApi.findOpen('humanizer')).toMatchObject({ id: 'b' })
  answers(200, { payments: [payment('a', 'chat')] })
  expect(await paymentsApi.findOpen('humanizer')).toBeUndefined()
  breaks()
  expect(await paymentsApi.findOpen('humanizer')).toBeUndefined()
})
