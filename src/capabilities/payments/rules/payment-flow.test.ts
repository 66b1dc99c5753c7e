import { describe, expect, it } from 'vitest'
import { initialPayment, nextPayment, type PaymentEvent, type PaymentState } from './payment-flow.ts'

const after = (...events: PaymentEvent[]) => events.reduce(nextPayment, initialPayment)

const order = {
  attemptId: '7e0c1a52-5a0c-4a1b-9b7b-0d4f3f1f2a11',
  purchaseType: 'researchDecoder',
  amount: 150,
  provider: 'MTN_MOMO_ZMB',
  phone: '260961234567',
} as const
const pay = { type: 'pay-pressed', order } as const
const reachable = { type: 'reachable' } as const
const accepted = { type: 'deposit-accepted', depositId: 'd1' } as const
const started = [pay, reachable, accepted] as const
const waited = { type: 'wait-ended' } as const
const lost = { type: 'connection-lost' } as const
const failedLook = { type: 'look-failed' } as const
const read = (status: 'COMPLETED' | 'FAILED' | 'undecided'): PaymentEvent => ({
  type: 'deposit-read',
  status,
})
const undecided = (times: number) => Array.from({ length: times }, () => [waited, read('undecided')]).flat()

describe('a mobile-money payment', () => {
  it('checks first, then asks for the deposit [S1-126]', () => {
    expect(after(pay)).toEqual({ name: 'checking', order })
    expect(after(pay, reachable)).toEqual({ name: 'requesting', order })
  })

  it('looks at the deposit for the first time 3 seconds after its id is known [S1-139]', () => {
    expect(after(...started)).toMatchObject({ name: 'waiting', ms: 3_000, depositId: 'd1' })
  })

  it('looks again every 10 seconds while the deposit is undecided [S1-140]', () => {
    expect(after(...started, ...undecided(1))).toMatchObject({ name: 'waiting', ms: 10_000 })
    expect(after(...started, ...undecided(12))).toMatchObject({ name: 'waiting', ms: 10_000 })
  })

  it('is paid when the deposit is COMPLETED [S1-148]', () => {
    expect(after(...started, waited, read('COMPLETED'))).toEqual({ name: 'paid', depositId: 'd1' })
  })

  it("says 'Payment failed', with the reason beneath it, when the deposit FAILED [S1-149]", () => {
    const event: PaymentEvent = {
      type: 'deposit-read',
      status: 'FAILED',
      reason: 'Not enough money in this wallet.',
    }
    expect(after(...started, waited, event)).toMatchObject({
      name: 'unpaid',
      message: 'Payment failed',
      reason: 'Not enough money in this wallet.',
    })
  })

  it('takes a missing record for undecided, not for failed [S1-142]', () => {
    expect(after(...started, waited, read('undecided')).name).toBe('waiting')
  })

  it("gives up with 'Payment verification timed out' after 30 undecided looks, not after 29 [S1-141]", () => {
    expect(after(...started, ...undecided(29))).toMatchObject({ name: 'waiting' })
    expect(after(...started, ...undecided(30))).toMatchObject({
      name: 'unpaid',
      message: 'Payment verification timed out',
    })
  })

  it('waits 20 seconds when the line drops, then looks again without counting that look [S1-144]', () => {
    const dropped = after(...started, ...undecided(29), waited, lost)
    expect(dropped).toMatchObject({ name: 'waiting', ms: 20_000, reads: 29 })
    expect(nextPayment(dropped, waited)).toMatchObject({ name: 'reading', reads: 29 })
  })

  it('repeats a failing look at most 5 times, after 1, 2, 4, 8 and 16 seconds [S1-145]', () => {
    let state: PaymentState = after(...started, waited)
    const pauses: number[] = []
    for (let i = 0; i < 5; i += 1) {
      state = nextPayment(state, failedLook)
      if (state.name === 'pausing') pauses.push(state.ms)
      state = nextPayment(state, waited)
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    expect(nextPayment(state, failedLook)).toMatchObject({ name: 'waiting', ms: 10_000, reads: 1 })
  })

  it('starts the count of repeats anew after a look that worked', () => {
    const state = after(...started, waited, failedLook, waited, read('undecided'), waited, failedLook)
    expect(state).toMatchObject({ name: 'pausing', ms: 1_000 })
  })

  it('takes up an open payment after a reload, and never over one that is under way', () => {
    const found = { type: 'found-open', depositId: 'd9' } as const
    expect(after(found)).toMatchObject({ name: 'waiting', depositId: 'd9', ms: 3_000 })
    expect(after(...started, found)).toEqual(after(...started))
  })

  it('ignores a second press of Pay Now while one payment is under way', () => {
    expect(after(pay, pay)).toEqual(after(pay))
    expect(after(...started, pay)).toEqual(after(...started))
  })

  it('goes back to the form with Try Again, and can then be paid', () => {
    const failed = after(...started, waited, read('FAILED'))
    expect(nextPayment(failed, { type: 'try-again' })).toEqual({ name: 'idle' })
    expect(nextPayment(failed, pay)).toEqual({ name: 'checking', order })
  })

  it('ends with the message of whatever broke it [S1-150]', () => {
    const broken = after(pay, { type: 'broke', problem: { message: 'No internet connection.' } })
    expect(broken).toEqual({ name: 'unpaid', message: 'No internet connection.' })
  })

  it('stays paid, whatever arrives late', () => {
    const paid = after(...started, waited, read('COMPLETED'))
    for (const late of [
      read('FAILED'),
      lost,
      failedLook,
      waited,
      { type: 'broke', problem: { message: 'x' } } as const,
    ])
      expect(nextPayment(paid, late)).toBe(paid)
  })
})
