import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import type { SignedInUser } from '../../rules/session-state.ts'
import { LOCAL_SESSION } from '../../spec.ts'
import { useSessionDriver } from './use-session-driver.ts'

const user: SignedInUser = {
  uid: 'u1',
  email: 'chipo@unza.zm',
  displayName: 'Chipo Mwansa',
  photoURL: null,
  emailVerified: false,
  isAdmin: true,
}

let server: { user: SignedInUser | null; away: boolean; calls: string[] }

beforeEach(() => {
  server = { user: null, away: false, calls: [] }
  standIn(async (path: string) => {
    server.calls.push(path)
    if (server.away) throw new TypeError('Failed to fetch')
    if (path === '/api/auth/sign-out') server.user = null
    return Response.json(path === '/api/account/me' ? { user: server.user } : { success: true })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stateOf = (session: { current: ReturnType<typeof useSessionDriver> }) => session.current.state.name
const storedFlag = () => localStorage.getItem(LOCAL_SESSION.flag)
const storedSummary = () => JSON.parse(localStorage.getItem(LOCAL_SESSION.summary) ?? 'null')

async function signedIn() {
  server.user = user
  const { result } = renderHook(useSessionDriver)
  await waitFor(() => expect(stateOf(result)).toBe('signed-in'))
  return result
}

describe('the session', () => {
  it('is loading until the server has answered [S1-095]', async () => {
    const { result } = renderHook(useSessionDriver)
    expect(stateOf(result)).toBe('loading')
    await waitFor(() => expect(stateOf(result)).toBe('signed-out'))
  })

  it('stores the flag isAuthenticated when somebody is signed in [S1-096]', async () => {
    await signedIn()
    expect(storedFlag()).toBe('true')
  })

  it('stores uid, email, displayName, photoURL and emailVerified, and nothing else [S1-097]', async () => {
    await signedIn()
    expect(storedSummary()).toEqual({
      uid: 'u1',
      email: 'chipo@unza.zm',
      displayName: 'Chipo Mwansa',
      photoURL: null,
      emailVerified: false,
    })
  })

  it('clears both on signing out [S1-098]', async () => {
    const session = await signedIn()
    await act(() => session.current.signOut())
    expect(stateOf(session)).toBe('signed-out')
    expect([storedFlag(), storedSummary()]).toEqual([null, null])
    expect(server.user).toBeNull()
  })

  it('clears both though the sign-out fails, and only logs the failure [S1-099]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const session = await signedIn()
    server.away = true
    await act(() => session.current.signOut())
    expect(stateOf(session)).toBe('signed-out')
    expect([storedFlag(), storedSummary()]).toEqual([null, null])
    expect(logged).toHaveBeenCalledOnce()
  })

  it('has what else is kept of a person forgotten at every ending, and by nobody who is only away', async () => {
    server.user = user
    const onEnded = vi.fn()
    const { result } = renderHook(() => useSessionDriver(onEnded))
    await waitFor(() => expect(stateOf(result)).toBe('signed-in'))
    server.away = true
    await act(() => result.current.refetch())
    expect(onEnded).not.toHaveBeenCalled()
    await act(() => result.current.signOut())
    expect(onEnded).toHaveBeenCalledTimes(1)
    server.away = false
    server.user = null
    await act(() => result.current.refetch())
    expect(onEnded).toHaveBeenCalledTimes(2)
  })

  it('delivers a failed sign-out before it asks again who is signed in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const session = await signedIn()
    server.away = true
    await act(() => session.current.signOut())
    server.away = false
    cleanup()

    const { result } = renderHook(useSessionDriver)
    await waitFor(() => expect(stateOf(result)).toBe('signed-out'))
    expect(server.calls.slice(-2)).toEqual(['/api/auth/sign-out', '/api/account/me'])
  })

  it('is not signed in again by an answer from before the sign-out', async () => {
    const session = await signedIn()
    let answer = (_: Response) => {}
    standIn((path: string) =>
      path === '/api/account/me'
        ? new Promise<Response>((resolve) => {
            answer = resolve
          })
        : Promise.resolve(Response.json({ success: true })),
    )
    const asking = session.current.refetch()
    await act(() => session.current.signOut())
    await act(async () => {
      answer(Response.json({ user }))
      await asking
    })
    expect(stateOf(session)).toBe('signed-out')
    expect(storedFlag()).toBeNull()
  })

  it('notices a sign-out in another tab', async () => {
    const session = await signedIn()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: LOCAL_SESSION.flag, newValue: null })))
    expect(stateOf(session)).toBe('signed-out')
  })

  it('says when the server is away, and asks again when told to', async () => {
    server.away = true
    server.user = user
    const { result } = renderHook(useSessionDriver)
    await waitFor(() => expect(stateOf(result)).toBe('unreachable'))
    server.away = false
    await act(() => result.current.refetch())
    expect(stateOf(result)).toBe('signed-in')
  })

  it('clears what an ended session left behind', async () => {
    localStorage.setItem(LOCAL_SESSION.flag, 'true')
    const { result } = renderHook(useSessionDriver)
    await waitFor(() => expect(stateOf(result)).toBe('signed-out'))
    expect(storedFlag()).toBeNull()
  })
})
