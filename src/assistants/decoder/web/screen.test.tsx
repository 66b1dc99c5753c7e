import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import {
  ACTIVE,
  address,
  alertWords,
  beginWorld,
  calls,
  drop,
  endWorld,
  later,
  openRoom,
  press,
  refuseUpload,
  upload,
  world,
  zone,
} from './screen-fixture.ts'

beforeEach(beginWorld)
afterEach(endWorld)

const card = () => screen.getByRole('region', { name: 'Your subscription' })
const modal = () => screen.getByRole('dialog')
const NONE = 'Please subscribe to Research Decoder to upload documents.'
const EXPIRED = 'Your subscription has expired. Please renew to continue using Research Decoder.'
const LIMIT =
  "You've reached your monthly upload limit of 10 documents. Your subscription has ended. Please subscribe again to continue."

describe('a visitor', () => {
  it("is shown 'Authentication Required' [S2-010]", async () => {
    await openRoom({ signedIn: false })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Authentication Required')
    expect(world.asked).toEqual([])
  })

  it("comes to /login by 'Go to Login' [S2-011]", async () => {
    await openRoom({ signedIn: false })
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login')
  })

  it('is told to log in where the session ended while a document was chosen [S2-036]', async () => {
    await openRoom()
    await drop()
    await refuseUpload(401, 'not-signed-in', 'Not signed in.')
    expect(alertWords()).toBe('Please log in to use Research Decoder.')
    expect(screen.getByRole('link', { name: 'Go to Login' })).toBeTruthy()
    // A refusal of any other call would have led to the landing page.
    expect(calls('GET /api/access')).toHaveLength(1)
  })
})

describe('the front', () => {
  it('has a header with title and description [S2-012]', async () => {
    await openRoom()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Research Decoder')
    expect(screen.getByText(ASSISTANTS.decoder.description)).toBeTruthy()
  })

  it('has a payment status card: used, allowed, until when [S2-013]', async () => {
    await openRoom()
    expect(within(card()).getByText('Active')).toBeTruthy()
    expect(within(card()).getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      '3 of 10 uploads used this month',
    )
    expect(card().textContent).toContain('Until 20 December 2026')
    expect(within(card()).queryByRole('link')).toBeNull()
  })

  it.each([
    ['never-bought', 'None', NONE, 'Subscribe for ZMW 150.00'],
    ['expired', 'Expired', EXPIRED, 'Renew for ZMW 150.00'],
    ['used-up', 'Limit reached', LIMIT, 'Subscribe for ZMW 150.00'],
  ] as const)('says of a subscription that is %s: %s', async (reason, state, sentence, link) => {
    world.access = { paid: false, reason, message: sentence }
    await openRoom()
    expect(within(card()).getByText(state)).toBeTruthy()
    expect(within(card()).getByText(sentence)).toBeTruthy()
    expect(within(card()).getByRole('link', { name: link }).getAttribute('href')).toBe(
      paymentsPath('decoder'),
    )
  })

  it('looks again when the last upload is used, and shows that the subscription has ended', async () => {
    world.access = { ...ACTIVE, uploadsUsed: 10, uploadsLeft: 0 }
    await openRoom()
    expect(zone().textContent).toContain('Subscription Required')
    world.access = { paid: false, reason: 'used-up', message: LIMIT }
    await later(undefined, 3_000)
    expect(calls('GET /api/access')).toHaveLength(2)
    expect(within(card()).getByText(LIMIT)).toBeTruthy()
  })

  it('says that the payment status could not be verified, and calls nobody unpaid [S2-084]', async () => {
    world.access = 'away'
    await openRoom()
    expect(alertWords()).toContain('Failed to verify payment status. Please try again.')
    expect(screen.queryByText('Subscription Required')).toBeNull()
    expect(screen.queryByText('PREVIEW')).toBeNull()
    world.access = ACTIVE
    await press('Try Again')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(zone()).toHaveProperty('disabled', false)
  })
})

describe('a student who has not paid', () => {
  beforeEach(() => {
    world.access = { paid: false, reason: 'never-bought', message: NONE }
  })

  it('gets a free preview on a sample that is marked as one [S1-170]', async () => {
    await openRoom()
    const preview = screen.getByRole('region', { name: 'Preview: the analysis of a sample thesis' })
    expect(within(preview).getByText('PREVIEW')).toBeTruthy()
    expect(within(preview).getByRole('region', { name: 'Analysis Overview' })).toBeTruthy()
    expect(within(preview).getByText(/This is a demo with an invented thesis/)).toBeTruthy()
    await press(/^Quantitative findings/)
    expect(within(preview).getByText(/drawn from a register of/)).toBeTruthy()
    expect(calls('GET /api/documents')).toEqual([])
  })

  it("finds 'Subscription Required' in place of the upload [S2-017]", async () => {
    await openRoom()
    expect(zone().textContent).toContain('Subscription Required')
    await drop()
    expect(HeldUpload.all).toEqual([])
  })

  it('is led to /payments with the purchase query of the Decoder [S2-014]', async () => {
    await openRoom()
    await press(/Subscription Required/)
    await press('Unlock for ZMW 150.00')
    expect(address()).toBe('/payments?purchaseType=researchDecoder&price=150&PayFor=ResearchDecoder')
  })

  it.each([['Export'], ['New Analysis']])('is asked to unlock by %s in the preview', async (name) => {
    await openRoom()
    await press(name)
    expect(within(modal()).getByText('You are looking at a preview.')).toBeTruthy()
  })

  it('unfolds evidence in the preview, and is asked to unlock by its page', async () => {
    await openRoom()
    const summary = within(screen.getByRole('region', { name: 'What this work is' }))
    const chip = summary.getByRole('button', { name: 'p. 47, a mean difference of ZMW 214 per month' })
    await later(() => void fireEvent.click(chip))
    await press('Open page 47')
    expect(within(modal()).getByText('You are looking at a preview.')).toBeTruthy()
  })
})

describe('an upload that is not allowed', () => {
  it.each([
    ['without a subscription [S2-041]', 'never-bought', NONE],
    ['after expiry [S2-042]', 'expired', EXPIRED],
    ['after 10 uploads [S2-043]', 'used-up', LIMIT],
  ] as const)('%s says so, and asks to unlock', async (_, reason, message) => {
    world.access = { paid: false, reason, message }
    await openRoom()
    await press(/Subscription Required/)
    expect(within(modal()).getByText(message)).toBeTruthy()
    expect(HeldUpload.all).toEqual([])
  })

  it('is refused by the server too, in its words', async () => {
    await openRoom()
    await drop()
    world.access = { paid: false, reason: 'expired', message: EXPIRED }
    await refuseUpload(402, 'expired', EXPIRED)
    expect(alertWords()).toContain(EXPIRED)
    expect(within(card()).getByText('Expired')).toBeTruthy()
    expect(upload().path).toBe('/ai/research/analyze')
  })
})
