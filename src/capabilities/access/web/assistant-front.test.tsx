// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { ASSISTANTS, assistantIds } from '#product/assistants.ts'
import { paymentsPath } from '#product/purchase-query.ts'
import { AssistantFront } from './assistant-front.tsx'

afterEach(cleanup)

it.each(assistantIds)('opens %s with its name, what it does, what is in it, and the way to pay', (id) => {
  const { name, description, offer, prices } = ASSISTANTS[id]
  render(
    <MemoryRouter>
      <AssistantFront of={id} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
  expect(screen.getByText(description)).toBeTruthy()
  expect(screen.getByText(offer)).toBeTruthy()
  const unlock = screen.getByRole('link', { name: `Unlock for ZMW ${prices.charged}.00` })
  expect(unlock.getAttribute('href')).toBe(paymentsPath(id))
})
