import { describe, expect, it } from 'vitest'
import { SAYS } from '../spec.ts'
import { disagreement, emptyPaymentForm, nextPaymentForm, type PaymentFormEvent } from './payment-form.ts'

const form = (...events: PaymentFormEvent[]) => events.reduce(nextPaymentForm, emptyPaymentForm)
const typed = (text: string): PaymentFormEvent => ({ type: 'phone-typed', text })
const left: PaymentFormEvent = { type: 'phone-left' }
const airtel: PaymentFormEvent = { type: 'provider-chosen', provider: 'AIRTEL_OAPI_ZMB' }

describe('the payment form', () => {
  it('chooses the provider from the number, and follows it', () => {
    expect(form(typed('096')).provider).toBe('MTN_MOMO_ZMB')
    expect(form(typed('096'), typed('0951')).provider).toBe('ZAMTEL_ZMB')
    expect(form(typed('0')).provider).toBeUndefined()
  })

  it('never overrules a provider that was chosen by hand', () => {
    expect(form(airtel, typed('0961234567')).provider).toBe('AIRTEL_OAPI_ZMB')
  })

  it('says so when number and provider disagree, and offers the other one', () => {
    expect(disagreement(form(airtel, typed('0961234567')))).toEqual({
      provider: 'MTN_MOMO_ZMB',
      words: 'Numbers starting with 096 belong to MTN Money, but you chose Airtel Money.',
    })
    expect(disagreement(form(typed('0961234567')))).toBeUndefined()
    expect(disagreement(form(airtel, typed('09')))).toBeUndefined()
  })

  it('judges the number when the field is left, and takes it back with the next key', () => {
    expect(form(typed('09812')).error).toBeUndefined()
    expect(form(typed('09812'), left).error).toBe(SAYS.invalidPhone)
    expect(form(typed('09812'), left, typed('098')).error).toBeUndefined()
    expect(form(left).error).toBeUndefined()
    expect(form(typed('0961234567'), left).error).toBeUndefined()
    expect(form({ type: 'phone-refused' }).error).toBe(SAYS.invalidPhone)
  })

  it('is filled by a test number as a whole', () => {
    const filled = form(airtel, typed('1'), left, {
      type: 'filled',
      phone: '260763456789',
      provider: 'MTN_MOMO_ZMB',
    })
    expect(filled).toEqual({
      phone: '260763456789',
      provider: 'MTN_MOMO_ZMB',
      byHand: false,
      error: undefined,
    })
  })
})
