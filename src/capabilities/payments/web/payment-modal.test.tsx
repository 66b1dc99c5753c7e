import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import type { PaymentState } from '../rules/payment-flow.ts'
import { PaymentModal } from './payment-modal.tsx'
import { passedWords } from './waiting-words.tsx'

afterEach(cleanup)

const waiting: PaymentState = { name: 'waiting', depositId: 'd1', reads: 0, ms: 10_000, offline: false }
const mtn = {
  provider: 'MTN_MOMO_ZMB',
  name: 'MTN Money',
  prefixes: ['096', '076'],
  status: 'OPERATIONAL',
  notice: null,
  nameDisplayedToCustomer: 'WEEKBE4 LTD',
  pinPromptRevivable: true,
  pinSteps: ['Dial *115#', 'Enter your PIN'],
} as const

function show(state: PaymentState, secondsPassed = 0, provider = mtn) {
  const actions = { onContinue: vi.fn(), onTryAgain: vi.fn(), onLogIn: vi.fn() }
  render(
    <MemoryNavigation>
      <PaymentModal
        state={state}
        waiting={{ paysWith: 'MTN_MOMO_ZMB', phone: '260961234567', secondsPassed }}
        provider={{ ...provider, prefixes: [...provider.prefixes], pinSteps: [...provider.pinSteps] }}
        assistantName="Text Humanizer"
        amountNgwee={9_000}
        {...actions}
      />
    </MemoryNavigation>,
  )
  return actions
}
const words = () => screen.getByRole('dialog').textContent ?? ''

describe('the payment modal while it waits', () => {
  it('says what to do on the phone, whose prompt it is, and how long it has been', () => {
    show(waiting, 4)
    expect(words()).toContain('260961234567 and enter your MTN Money PIN')
    expect(words()).toContain('The request comes from WEEKBE4 LTD')
    expect(words()).toContain('Waiting for 4 s')
    expect(words()).not.toContain('Nothing on the phone yet?')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('helps after ten seconds: with the operator’s own steps where a prompt can be called up again', () => {
    show(waiting, 10)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Dial *115#',
      'Enter your PIN',
    ])
  })

  it('does not promise a prompt before the operator was asked', () => {
    const order = {
      attemptId: 'a',
      purchaseType: 'humanizer',
      amount: 90,
      provider: 'MTN_MOMO_ZMB',
      phone: '260961234567',
    } as const
    show({ name: 'checking', order }, 30)
    expect(words()).not.toContain('PIN')
  })

  it('says that the payment goes on while this device is offline', () => {
    show({ ...waiting, offline: true })
    expect(words()).toContain('This device is offline')
  })

  it('counts minutes once there are some', () => {
    expect([59, 60, 135].map(passedWords)).toEqual([
      'Waiting for 59 s',
      'Waiting for 1 min 0 s',
      'Waiting for 2 min 15 s',
    ])
  })
})

describe('the payment modal at the end', () => {
  it('shows a failure with its reason, and an error the same way', () => {
    const { onTryAgain } = show({
      name: 'unpaid',
      message: 'Payment failed',
      reason: 'No money.',
      depositId: 'd',
    })
    expect(screen.getByRole('heading').textContent).toBe('Payment Failed')
    expect(screen.getByRole('alert').textContent).toBe('Payment failed')
    expect(words()).toContain('No money.')
    expect(words()).not.toContain('We keep checking')
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(onTryAgain).toHaveBeenCalledOnce()
  })

  it('says what is known of a held payment, and not that access opens by itself', () => {
    show({ name: 'held', depositId: 'd1', words: 'ZMW 1.00 arrived, and the price is ZMW 90.00.' })
    expect(words()).toContain('ZMW 1.00 arrived, and the price is ZMW 90.00.')
    expect(words()).not.toContain('by itself')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/purchases')
  })

  it('offers the way to log in when the session has ended', () => {
    const { onLogIn } = show({
      name: 'unpaid',
      message: 'User not authenticated. Please login again.',
      signedOut: true,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onLogIn).toHaveBeenCalledOnce()
  })

  it('says after the time is up that nobody should pay again', () => {
    show({ name: 'unpaid', message: 'Payment verification timed out', late: true, depositId: 'd1' })
    expect(words()).toContain(
      'We keep checking, and your access opens automatically; please do not pay again.',
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe('/purchases')
  })

  it('names the sum, the assistant and the receipt after a success', () => {
    const { onContinue } = show({ name: 'paid', depositId: 'd1', receiptNumber: '4f20-88ab' })
    expect(words()).toContain('ZMW 90.00 · Text Humanizer · receipt 4f20-88ab')
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(onContinue).toHaveBeenCalledOnce()
  })
})
