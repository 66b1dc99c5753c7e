import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refuses, standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { signIn } from '../../contract.ts'
import { SAYS } from '../../spec.ts'
import LogInScreen from '../sign-in/log-in-screen.tsx'
import { SessionProvider } from './session-provider.tsx'
import { useSessionDriver } from './use-session-driver.ts'

let server: { away: boolean; heard: string[] }
beforeEach(() => {
  server = { away: false, heard: [] }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  standIn(async (path: string) => {
    if (server.away) throw new TypeError('Failed to fetch')
    server.heard.push(path)
    if (path === '/api/auth/sign-in/email') return refuses(signIn, 'wrong-password')
    return Response.json(path === '/api/account/me' ? { user: null } : { success: true })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A sign-out while the server is unreachable, then the log-in screen. */
async function signedOutWithoutTheServer() {
  const { result, unmount } = renderHook(useSessionDriver)
  await waitFor(() => expect(result.current.state.name).toBe('signed-out'))
  server.away = true
  await act(() => result.current.signOut())
  unmount()
  render(
    <MemoryNavigation>
      <SessionProvider>
        <LogInScreen />
      </SessionProvider>
    </MemoryNavigation>,
  )
  await act(async () => {})
}
const note = () => screen.queryByText(SAYS.signOutWaits)

it('is said at the log-in until the server has heard of it', async () => {
  await signedOutWithoutTheServer()
  expect(note()).not.toBeNull()
  server.away = false
  await act(async () => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(note()).toBeNull())
  expect(server.heard).toContain('/api/auth/sign-out')
})

it('is not said where nothing waits', async () => {
  render(
    <MemoryNavigation>
      <SessionProvider>
        <LogInScreen />
      </SessionProvider>
    </MemoryNavigation>,
  )
  await act(async () => {})
  expect(note()).toBeNull()
})

it('is delivered before the next log-in, whose session would take its place', async () => {
  await signedOutWithoutTheServer()
  server.away = false
  server.heard.length = 0
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'chipo@unza.zm' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'copper kettle morning' } })
  await act(async () => screen.getByRole('button', { name: 'Sign in' }).click())
  await waitFor(() => expect(server.heard).toContain('/api/auth/sign-in/email'))
  expect(server.heard.slice(0, 2)).toEqual(['/api/auth/sign-out', '/api/auth/sign-in/email'])
})
