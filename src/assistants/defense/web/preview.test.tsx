import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HeldUpload } from '#api-client/held-upload.fake.ts'
import { UNPAID } from '#capabilities/oral-session/web/part-fixtures.ts'
import {
  address,
  beginWorld,
  button,
  called,
  endWorld,
  later,
  openRoom,
  press,
  world,
} from '#capabilities/oral-session/web/screen-fixture.tsx'
import DefenseScreen from './screen.tsx'

beforeEach(() => {
  beginWorld()
  world.access = UNPAID
})
afterEach(endWorld)

const START = /^See a demo with a sample thesis/
const modal = () => screen.queryByRole('dialog')
async function started() {
  await openRoom(DefenseScreen)
  await press(START)
}

describe('the preview of the Defense Room', () => {
  it('begins with the upload area, on a sample of 3 MB [S2-127]', async () => {
    await started()
    expect(screen.getByTitle('sample-thesis.pdf')).toBeTruthy()
    expect(screen.getByText('3 MB, a sample')).toBeTruthy()
    expect(HeldUpload.all).toEqual([])
    expect(called('POST')).toEqual([])
  })

  it('shows three messages after 1.5 s, each flagged PREVIEW [S2-128] [S2-129]', async () => {
    await started()
    await later(undefined, 1_499)
    expect(screen.getByText('formulating response')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await later(undefined, 1)
    const messages = screen.getAllByRole('article')
    expect(messages).toHaveLength(3)
    for (const message of messages) expect(message.querySelector('.demo')?.textContent).toBe('PREVIEW')
  })

  it('opens the purchase modal by itself ten seconds after it began, and not before [S2-122]', async () => {
    await started()
    await later(undefined, 9_999)
    expect(modal()).toBeNull()
    await later(undefined, 1)
    expect(modal()?.textContent).toContain('Unlock the Defense Room')
  })

  it('closes the modal by itself after five seconds [S2-124]', async () => {
    await started()
    await press('New document')
    await later(undefined, 4_700)
    expect(modal()).not.toBeNull()
    await later(undefined, 500)
    expect(modal()).toBeNull()
  })

  it('closes the modal with x [S2-121]', async () => {
    await started()
    await press('New document')
    await press('Close')
    expect(modal()).toBeNull()
  })

  it.each(['New document', 'Record your answer', 'Type your answer', /^Play/])(
    'asks to buy when %s is tried [S2-123] [S2-130]',
    async (name) => {
      await started()
      await later(undefined, 1_500)
      const [first] = screen.getAllByRole('button', { name })
      expect(first?.getAttribute('aria-disabled')).toBe('true')
      await later(() => first?.click())
      expect(modal()).not.toBeNull()
      expect(world.sound.getUserMedia).not.toHaveBeenCalled()
    },
  )

  it('leads to the payments screen with the purchase query [S2-125]', async () => {
    await started()
    await press('New document')
    await later(() => button(/^Unlock for/).click())
    expect(address()).toBe(
      '/payments?libraryName=Dissertation%20Defense&purchaseType=defense&price=150&duration=60&PayFor=Dissertation%20Defense',
    )
  })

  it('says why, where the access has ended', async () => {
    const message = 'You have used all your purchased time. Please purchase a new session.'
    world.access = { paid: false, reason: 'used-up', message }
    await openRoom(DefenseScreen)
    expect(screen.getByText(message)).toBeTruthy()
  })
})
