import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MemoryNavigation } from './memory.fake.tsx'
import { Redirect } from './redirect.tsx'
import { usePlace } from './use-navigation.ts'

afterEach(cleanup)

function Pages() {
  const { pathname, step } = usePlace()
  return pathname === '/login' ? (
    <Redirect to="/auth/login" />
  ) : (
    <output>{`${pathname}, step ${step}`}</output>
  )
}

it('goes on at once and leaves no entry to fall back into', () => {
  render(
    <MemoryNavigation at="/login">
      <Pages />
    </MemoryNavigation>,
  )
  expect(screen.getByRole('status').textContent).toBe('/auth/login, step 0')
})
