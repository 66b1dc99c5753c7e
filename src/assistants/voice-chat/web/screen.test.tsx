import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { address, button, leave, noButton, passes, press, problem, status, visit } from './visit.fake.tsx'

afterEach(leave)

const modal = () => screen.queryByRole('dialog')

describe('who may not talk yet', () => {
  it("reads 'Please log in to use voice AI' without a signed-in user [S3-031]", async () => {
    await visit({ signedIn: false })
    expect(problem()).toContain('Please log in to use voice AI')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
    expect(noButton('Start talking')).toBe(true)
  })

  it("reads 'Failed to verify payment status' when access cannot be checked, and can dismiss it or try again [S3-032]", async () => {
    const { world } = await visit({ access: 'away' })
    expect(problem()).toBe('Failed to verify payment statusTry Again')
    press('Dismiss')
    expect(problem()).toBeUndefined()
    press('Try Again')
    expect(problem()).toContain('Failed to verify payment status')
    world.access = { paid: true }
    press('Try Again')
    await passes()
    expect(button('Start talking')).toBeTruthy()
  })

  it('is offered nothing to buy while access is being checked', async () => {
    await visit({ access: 'asked' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voice Chat')
    expect(screen.queryByText(/Unlock/)).toBeNull()
    expect(noButton(/talk/)).toBe(true)
  })
})

describe('the preview of somebody who has not bought it', () => {
  const demo = async () => {
    const scene = await visit({ access: { paid: false, reason: 'never-bought' } })
    press('Start the demo')
    return scene
  }

  it('is speaking at 1 s, processing at 3 s, responding at 5 s and ready at 8 s [S3-028]', async () => {
    const { getUserMedia } = await demo()
    const seen: [number, string | undefined][] = []
    for (let second = 0; second < 10; second += 1) {
      const now = status() ?? undefined
      if (now !== seen.at(-1)?.[1]) seen.push([second, now])
      await passes(1_000)
    }
    expect(seen).toEqual([
      [0, 'See how it goes'],
      [1, 'A student is speaking'],
      [3, 'Processing'],
      [5, 'The assistant is responding'],
      [8, 'Ready for the next question'],
    ])
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it('is plainly a demo', async () => {
    await demo()
    await passes(5_000)
    expect(screen.getByRole('region', { name: 'A demo of Voice Chat' }).textContent).toContain('PREVIEW')
    expect(screen.getByText('This is an example. Your microphone is off.')).toBeTruthy()
    for (const bubble of screen.getAllByRole('article')) expect(bubble.textContent).toContain('PREVIEW')
  })

  it('ends at 10 s and shows the subscribe modal [S3-029]', async () => {
    await demo()
    await passes(9_900)
    expect(modal()).toBeNull()
    await passes(200)
    expect(status()).toBe('That was the demo')
    expect(modal()?.textContent).toContain('Unlock the Voice Chat')
  })

  it("prices Voice Chat at 'ZMW 100/month' in the modal, which closes by itself after 4 s [S3-015] [S3-030]", async () => {
    await demo()
    await passes(10_000)
    expect(modal()?.textContent).toContain('ZMW 100/month')
    await passes(3_700)
    expect(modal()).not.toBeNull()
    await passes(500)
    expect(modal()).toBeNull()
  })

  it('leads from the modal to the payments screen with the voice query [S3-014]', async () => {
    await demo()
    await passes(10_000)
    press(/^Unlock for ZMW 100/)
    expect(address()).toBe('/payments?purchaseType=voice&price=100&PayFor=Voice%20AI')
  })

  it('opens the modal whenever the real conversation is tried', async () => {
    await visit({ access: { paid: false, reason: 'never-bought' } })
    press('Talk with your own voice')
    expect(modal()).not.toBeNull()
  })

  it('says why an access has ended', async () => {
    await visit({
      access: { paid: false, reason: 'expired', message: 'Your access to Voice Chat has expired.' },
    })
    expect(screen.getByText('Your access to Voice Chat has expired.')).toBeTruthy()
  })
})
