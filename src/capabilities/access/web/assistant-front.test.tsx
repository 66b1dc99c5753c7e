import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { AssistantFront } from './assistant-front.tsx'

let access: object = { paid: false }
beforeEach(() => {
  access = { paid: false }
  const all = () => assistantIds.map((id) => [ASSISTANTS[id].purchase.purchaseType, access])
  standIn(async () => Response.json({ assistants: Object.fromEntries(all()) }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each(assistantIds)(
  'opens %s with its name, what it does, what is in it, and the way to pay',
  async (id) => {
    const { name, description, offer, prices } = ASSISTANTS[id]
    render(
      <MemoryNavigation>
        <AssistantFront of={id} />
      </MemoryNavigation>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(screen.getByText(description)).toBeTruthy()
    expect(screen.getByText(offer)).toBeTruthy()
    const unlock = await screen.findByRole('link', { name: `Unlock for ZMW ${prices.charged}.00` })
    expect(unlock.getAttribute('href')).toBe(paymentsPath(id))
  },
)

it('shows its owner what is left of it instead of its price', async () => {
  access = { paid: true, minutesLeft: 42, validUntil: '2026-12-20T09:00:00Z' }
  render(
    <MemoryNavigation>
      <AssistantFront of="defense" />
    </MemoryNavigation>,
  )
  expect(await screen.findByRole('heading', { name: 'You have this' })).toBeTruthy()
  expect(screen.getByText('42 minutes')).toBeTruthy()
  expect(screen.getByText('20 December 2026')).toBeTruthy()
  expect(screen.queryByText(/Unlock for/)).toBeNull()
})

it('asks nobody to pay while it is not known whether they have paid', () => {
  standIn(() => new Promise(() => {}))
  render(
    <MemoryNavigation>
      <AssistantFront of="humanizer" />
    </MemoryNavigation>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})
