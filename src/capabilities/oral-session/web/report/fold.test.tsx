import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Fold } from './fold.tsx'

afterEach(cleanup)

const isOpen = () => screen.getByText('What to read').closest('details')?.open

afterEach(() => vi.unstubAllGlobals())

it('is one line until it is opened, and whole on paper', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <Fold id="more" heading="More">
      <p>What to read</p>
    </Fold>,
  )
  expect(screen.getByRole('heading', { name: 'More' })).toBeTruthy()
  expect(isOpen()).toBe(false)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(isOpen()).toBe(true)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(isOpen()).toBe(false)
})
