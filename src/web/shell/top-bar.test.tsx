import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { SessionState, SignedInUser } from '#capabilities/accounts/index.ts'
import { type Session, SessionContext } from '#capabilities/accounts/web/session/use-session.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { TopBar } from './top-bar.tsx'

afterEach(cleanup)

const chipo: SignedInUser = {
  uid: 'u1',
  email: 'chipo@unza.zm',
  displayName: 'Chipo Mwansa',
  photoURL: null,
  emailVerified: false,
  isAdmin: false,
}

function show(state: SessionState) {
  const signOut = vi.fn(async () => undefined)
  const session: Session = {
    state,
    refresh: async () => undefined,
    refetch: async () => undefined,
    signOut,
    end: () => undefined,
  }
  render(
    <MemoryNavigation at="/account">
      <SessionContext value={session}>
        <TopBar />
        <Address />
      </SessionContext>
    </MemoryNavigation>,
  )
  return { signOut }
}
const Address = () => <output>{usePlace().pathname}</output>
const showUser = (change: Partial<SignedInUser> = {}) =>
  show({ name: 'signed-in', user: { ...chipo, ...change } })
const account = () => screen.getByRole('link', { name: /your account/ })

it('shows the logo [S1-033]', () => {
  showUser()
  expect(screen.getByRole('link', { name: 'Weekbe4, home' }).querySelector('svg')).toBeTruthy()
})

it('shows a sign-in link to somebody who is signed out, and no Sign out [S1-034]', () => {
  show({ name: 'signed-out' })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login')
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})

it('shows the initial where there is no picture, and the picture where there is one [S1-035]', () => {
  showUser()
  expect(account().querySelector('.avatar')?.textContent).toBe('C')
  cleanup()
  showUser({ photoURL: '/files/chipo.png' })
  expect(account().querySelector('img')?.getAttribute('src')).toBe('/files/chipo.png')
})

it('falls back to the initial when the picture does not come', () => {
  showUser({ photoURL: '/files/gone.png' })
  fireEvent.error(account().querySelector('img')!)
  expect(account().querySelector('.avatar')?.textContent).toBe('C')
})

it('shows the display name, or the e-mail when there is no name [S1-036]', () => {
  showUser()
  expect(account().textContent).toContain('Chipo Mwansa')
  cleanup()
  showUser({ displayName: ' ' })
  expect(account().textContent).toContain('chipo@unza.zm')
})

it('leads to the login screen by Sign out, without waiting for the server [S1-037]', () => {
  const { signOut } = showUser()
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(signOut).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe('/auth/login')
})
