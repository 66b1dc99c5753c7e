import { describe, expect, it } from 'vitest'
import { initialPayment, nextPayment, type PaymentEvent, type PaymentState } from './payment-flow.ts'

const flow = (...events: PaymentEvent[]) => events.reduce(nextPayment, initialPayment)

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
const read = (status: 'COMPLETED' | 'FAILED' | 'undecided') => ({ type: 'deposit-read', status }) as const
const undecided = (times: number) => Array.from({ length: times }, () => [waited, read('undecided')]).flat()

describe('a mobile-money payment', () => {
  it('checks first, then asks for the deposit [S1-126]', () => {
    expect(flow(pay)).toEqual({ name: 'checking', order })
    expect(flow(pay, reachable)).toEqual({ name: 'requesting', order })
  })

  it('looks at the deposit for the first time 3 seconds after its id is known [S1-139]', () => {
    expect(flow(...started)).toMatchObject({ name: 'waiting', ms: 3_000, depositId: 'd1' })
  })

  it('looks again every 10 seconds while the deposit is undecided [S1-140]', () => {
    expect(flow(...started, ...undecided(1))).toMatchObject({ name: 'waiting', ms: 10_000 })
    expect(flow(...started, ...undecided(12))).toMatchObject({ name: 'waiting', ms: 10_000 })
  })

  it('is paid when the deposit is COMPLETED [S1-148]', () => {
    expect(flow(...started, waited, read('COMPLETED'))).toEqual({ name: 'paid', depositId: 'd1' })
  })

  it("says 'Payment failed', with the reason beneath it, when the deposit FAILED [S1-149]", () => {
    const event: PaymentEvent = {
      type: 'deposit-read',
      status: 'FAILED',
      reason: 'There is not enough money in this wallet.',
    }
    expect(flow(...started, waited, event)).toMatchObject({
      name: 'unpaid',
      message: 'Payment failed',
      reason: 'There is not enough money in this wallet.',
    })
  })

  it('takes a missing record for undecided, not for failed [S1-142]', () => {
    expect(flow(...started, waited, read('undecided')).name).toBe('waiting')
  })

  it("gives up with 'Payment verification timed out' after 30 undecided looks, not after 29 [S1-141]", () => {
    expect(flow(...started, ...undecided(29))).toMatchObject({ name: 'waiting' })
    expect(flow(...started, ...undecided(30))).toMatchObject({
      name: 'unpaid',
      message: 'Payment verification timed out',
    })
  })

  it('waits 20 seconds when the line drops, then looks again without counting that look [S1-144]', () => {
    const dropped = flow(...started, ...undecided(29), waited, lost)
    expect(dropped).toMatchObject({ name: 'waiting', ms: 20_000, reads: 29 })
    expect(nextPayment(dropped, waited)).toMatchObject({ name: 'reading', reads: 29 })
  })

  it('repeats a failing look at most 5 times, after 1, 2, 4, 8 and 16 seconds [S1-145]', () => {
    let state: PaymentState = flow(...started, waited)
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
    const state = flow(...started, waited, failedLook, waited, read('undecided'), waited, failedLook)
    expect(state).toMatchObject({ name: 'pausing', ms: 1_000 })
  })

  it('takes up an open payment after a reload, and never over one that is under way', () => {
    const found = { type: 'found-open', depositId: 'd9' } as const
    expect(flow(found)).toMatchObject({ name: 'waiting', depositId: 'd9', ms: 3_000 })
    expect(flow(...started, found)).toEqual(flow(...started))
  })

  it('ignores a second press of Pay Now while one payment is under way', () => {
    expect(flow(pay, pay)).toEqual(flow(pay))
    expect(flow(...started, pay)).toEqual(flow(...started))
  })

  it('goes back to the form with Try Again, and can then be paid', () => {
    const failed = flow(...started, waited, read('FAILED'))
    expect(nextPayment(failed, { type: 'try-again' })).toEqual({ name: 'idle' })
    expect(nextPayment(failed, pay)).toEqual({ name: 'checking', order })
  })

  it('ends with the message of whatever broke it [S1-150]', () => {
    const broken = flow(pay, { type: 'broke', problem: { message: 'No internet connection.' } })
    expect(broken).toEqual({ name: 'unpaid', message: 'No internet connection.' })
  })

  it('notices a result that comes after the time is up, and only then', () => {
    const late = flow(...started, ...undecided(30))
    expect(late).toMatchObject({ name: 'unpaid', message: 'Payment verification timed out', late: true })
    expect(nextPayment(late, read('undecided'))).toBe(late)
    expect(nextPayment(late, read('COMPLETED'))).toEqual({ name: 'paid', depositId: 'd1' })
    expect(nextPayment(late, read('FAILED'))).toMatchObject({ name: 'unpaid', message: 'Payment failed' })
    const refused = flow(...started, waited, read('FAILED'))
    expect(nextPayment(refused, read('COMPLETED'))).toBe(refused)
  })

  it('shows what a person must decide, at once and after the time was up', () => {
    const held = { type: 'held', words: 'A person decides now.' } as const
    const shown = { name: 'held', depositId: 'd1', words: 'A person decides now.' }
    expect(flow(...started, waited, held)).toEqual(shown)
    expect(nextPayment(flow(...started, ...undecided(30)), held)).toEqual(shown)
    expect(nextPayment(flow(...started, waited, held), read('COMPLETED'))).toEqual(shown)
    expect(nextPayment(flow(...started, waited, held), { type: 'try-again' })).toEqual({ name: 'idle' })
  })

  it('stays paid, whatever arrives late', () => {
    const paid = flow(...started, waited, read('COMPLETED'))
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
