import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositRequest, Payment } from '../contract.ts'
import type { PaymentEvent } from '../rules/payment-flow.ts'
import { SAYS } from '../spec.ts'
import type { PaymentsApi } from './payments-api.ts'
import { usePayment } from './use-payment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const payer = { uid: 'u1', email: 'chipo@unza.zm' }
const order = {
  purchaseType: 'humanizer',
  amount: 90,
  provider: 'MTN_MOMO_ZMB',
  phone: '260961234567',
} as const
const undecided: PaymentEvent = { type: 'deposit-read', status: 'undecided' }
const completed: PaymentEvent = { type: 'deposit-read', status: 'COMPLETED', receiptNumber: '4f20-88ab' }

function world(change: Partial<PaymentsApi> = {}) {
  const steps: string[] = []
  const requests: DepositRequest[] = []
  const api: PaymentsApi = {
    isReachable: async () => {
      steps.push('probe')
      return true
    },
    start: async (request) => {
      steps.push('request')
      requests.push(request)
      return { type: 'deposit-accepted', depositId: 'd1' }
    },
    read: async () => {
      steps.push('read')
      return undecided
    },
    findOpen: async () => undefined,
    ...change,
  }
  return { api, steps, requests }
}
const run = (api: PaymentsApi, who: typeof payer | undefined = payer) =>
  renderHook((given: PaymentsApi) => usePayment(given, who, 'humanizer'), { initialProps: api })
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the driver of a payment', () => {
  it('probes, then asks, waits 3 s, looks, waits 10 s, looks again', async () => {
    const { api, steps } = world()
    const { result } = run(api)
    await act(async () => result.current.pay(order))
    expect(steps).toEqual(['probe', 'request'])
    await passes(2_999)
    expect(steps).not.toContain('read')
    await passes(1)
    expect(steps.filter((step) => step === 'read')).toHaveLength(1)
    await passes(10_000)
    expect(steps.filter((step) => step === 'read')).toHaveLength(2)
  })

  it('sends neither probe nor request when a pre-check fails', async () => {
    const { api, steps } = world()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { result } = run(api)
    await act(async () => result.current.pay(order))
    expect(result.current.state).toEqual({ name: 'unpaid', message: SAYS.offline })
    expect(steps).toEqual([])
  })

  it('sends no request when the probe finds nobody', async () => {
    const { api, steps } = world({ isReachable: async () => false })
    const { result } = run(api)
    await act(async () => result.current.pay(order))
    expect(result.current.state).toEqual({ name: 'unpaid', message: SAYS.weakConnection })
    expect(steps).toEqual([])
  })

  it('names one attempt for one press, and another one for the next', async () => {
    const { api, requests } = world({
      read: async () => ({ type: 'deposit-read', status: 'FAILED', reason: 'Declined.' }),
    })
    const { result, rerender } = run(api)
    await act(async () => {
      result.current.pay(order)
      result.current.pay(order)
    })
    rerender({ ...api })
    await passes(3_000)
    expect(result.current.state).toMatchObject({
      name: 'unpaid',
      message: 'Payment failed',
      reason: 'Declined.',
    })
    await act(async () => result.current.tryAgain())
    await act(async () => result.current.pay(order))
    expect(requests).toHaveLength(2)
    expect(new Set(requests.map(({ attemptId }) => attemptId)).size).toBe(2)
  })

  it('takes up a payment that is open after a reload, without asking for another', async () => {
    const open = {
      id: 'd9',
      provider: 'MTN_MOMO_ZMB',
      phone: '260961234567',
      createdAt: '2026-11-20T09:00:00Z',
    }
    const { api, steps } = world({ findOpen: async () => open as Payment })
    const { result } = run(api)
    await act(async () => undefined)
    expect(result.current.state).toMatchObject({ name: 'waiting', depositId: 'd9' })
    expect(result.current.asked).toEqual({
      provider: 'MTN_MOMO_ZMB',
      phone: '260961234567',
      since: Date.parse('2026-11-20T09:00:00Z'),
    })
    expect(steps).toEqual([])
  })

  it('names the phone that was asked first when the server finds an open payment', async () => {
    const open = {
      id: 'd9',
      provider: 'ZAMTEL_ZMB',
      phone: '260951234567',
      createdAt: '2026-11-20T09:00:00Z',
    }
    let known: Payment | undefined
    const { api } = world({
      findOpen: async () => known,
      start: async () => ({ type: 'deposit-accepted', depositId: 'd9', reused: true }),
    })
    const { result } = run(api)
    await act(async () => undefined)
    known = open as Payment
    await act(async () => result.current.pay(order))
    expect(result.current.state).toMatchObject({ name: 'waiting', depositId: 'd9' })
    expect(result.current.asked).toMatchObject({ provider: 'ZAMTEL_ZMB', phone: '260951234567' })
  })

  it('notices a success that comes after its time is up', async () => {
    let result: PaymentEvent = undecided
    const { api } = world({ read: async () => result })
    const { result: hook } = run(api)
    await act(async () => hook.current.pay(order))
    await passes(3_000)
    for (let look = 2; look <= 30; look++) await passes(10_000)
    expect(hook.current.state).toMatchObject({ name: 'unpaid', message: SAYS.timedOut, late: true })
    await passes(60_000)
    expect(hook.current.state.name).toBe('unpaid')
    result = completed
    await passes(10_000)
    expect(hook.current.state).toEqual({ name: 'paid', depositId: 'd1', receiptNumber: '4f20-88ab' })
  })

  it('ends in a sentence, whatever breaks', async () => {
    const saying = (error: unknown) => world({ start: () => Promise.reject(error) }).api
    const words = run(saying(new Error('The moon is in the way.')))
    await act(async () => words.result.current.pay(order))
    expect(words.result.current.state).toEqual({ name: 'unpaid', message: 'The moon is in the way.' })
    const silent = run(saying(undefined))
    await act(async () => silent.result.current.pay(order))
    expect(silent.result.current.state).toEqual({ name: 'unpaid', message: SAYS.otherFailure })
  })

  it('leaves no timer behind when the screen is left', async () => {
    const { api, steps } = world()
    const { result, unmount } = run(api)
    await act(async () => result.current.pay(order))
    unmount()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(steps).toEqual(['probe', 'request'])
  })
})
