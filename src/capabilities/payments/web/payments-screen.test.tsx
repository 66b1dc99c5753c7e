import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import type { PaymentsConfiguration, ProviderState } from '../contract.ts'
import type { Bought } from '../rules/what-is-bought.ts'
import { PayFor } from './pay-for.tsx'
import type { PaymentsApi } from './payments-api.ts'

const provider = (id: string, change: Partial<ProviderState> = {}): ProviderState => ({
  provider: id,
  name: id,
  prefixes: [],
  status: 'OPERATIONAL',
  notice: null,
  nameDisplayedToCustomer: null,
  pinPromptRevivable: false,
  pinSteps: [],
  ...change,
})
let configuration: PaymentsConfiguration
let paid = false
let left: Partial<AssistantAccess> = {}
const humanizer: Bought = { assistant: 'humanizer', purchaseType: 'humanizer', price: 90 }
let bought = humanizer
beforeEach(() => {
  paid = false
  left = {}
  bought = humanizer
  configuration = {
    mode: 'live',
    badge: null,
    unavailable: null,
    providers: [provider('AIRTEL_OAPI_ZMB'), provider('MTN_MOMO_ZMB'), provider('ZAMTEL_ZMB')],
    testNumbers: [],
    phoneSimulator: null,
    doesHere: { defense: 'What it does here.' },
    opensSoon: [],
  }
  standIn(async (address: string) =>
    Response.json(
      address.includes('/api/access')
        ? { assistants: { [bought.purchaseType]: { paid, validUntil: '2026-12-20T09:00:00Z', ...left } } }
        : configuration,
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => {})
const api: PaymentsApi = { isReachable: never, start: never, read: never, findOpen: async () => undefined }
const onLogIn = vi.fn()
const show = () =>
  render(
    <MemoryNavigation>
      <PayFor bought={bought} payer={{ uid: 'u1', email: 'chipo@unza.zm' }} api={api} onLogIn={onLogIn} />
    </MemoryNavigation>,
  )
const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile money number')
const payNow = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay Now · ZMW 90.00' })
const type = (value: string) => fireEvent.change(phone(), { target: { value } })

describe('the payments screen', () => {
  it('does not let anybody pay through a closed operator, and says so', async () => {
    configuration.providers[1] = provider('MTN_MOMO_ZMB', {
      status: 'CLOSED',
      notice: 'MTN Money cannot take payments just now.',
    })
    show()
    await screen.findByText('MTN Money cannot take payments just now.')
    type('0961234567')
    expect(payNow().disabled).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: /Airtel Money/ }))
    expect(payNow().disabled).toBe(false)
  })

  it('warns of a slow operator and lets it be used', async () => {
    configuration.providers[1] = provider('MTN_MOMO_ZMB', { status: 'DELAYED', notice: 'MTN Money is slow.' })
    show()
    await screen.findByText('MTN Money is slow.')
    type('0961234567')
    expect(payNow().disabled).toBe(false)
  })

  it('takes no payment while payments are switched off', async () => {
    configuration.unavailable = 'Payments are not available yet. You were not charged.'
    show()
    await screen.findByText('Payments are not available yet. You were not charged.')
    type('0961234567')
    expect(payNow().disabled).toBe(true)
  })

  it('has no form for a room that only opens soon here', async () => {
    configuration.opensSoon = ['humanizer']
    show()
    await screen.findByText(/Opens soon on this server/)
    expect(screen.queryByLabelText('Mobile money number')).toBeNull()
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  })

  it('speaks of no test with real money', async () => {
    show()
    await waitFor(() => expect(phone()).toBeTruthy())
    expect(screen.queryByText(/no real money/)).toBeNull()
    expect(screen.queryByText('Test numbers')).toBeNull()
  })

  it('takes a pasted number whole, however it is written', () => {
    show()
    fireEvent.paste(phone(), { clipboardData: { getData: () => '+260 97 123 4567' } })
    expect(phone().value).toBe('260971234567')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Airtel Money/ }).checked).toBe(true)
  })

  it('tells whoever has it already that paying again adds to it', async () => {
    paid = true
    show()
    await screen.findByText(/You already have Text Humanizer, until 20 December 2026/)
  })

  it('asks before decks are bought beside decks that are left, and charges nothing until it is answered', async () => {
    paid = true
    left = { generationsUsed: 3, generationsLeft: 2 }
    bought = { assistant: 'slides', purchaseType: 'powerpoint', price: ASSISTANTS.slides.prices.charged }
    const start = vi.spyOn(api, 'start')
    show()
    await screen.findByText(/You already have PowerPoint Creator, until 20 December 2026/)
    fireEvent.paste(phone(), { clipboardData: { getData: () => '0971234567' } })
    fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    await screen.findByText('You have 2 decks until 20 December 2026. Buy 5 more decks?')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(start).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /^Pay/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'Buy more' }))
    expect((await screen.findAllByText(/Processing your payment|Checking/)).length).toBeGreaterThan(0)
  })
})
