import { describe, expect, it } from 'vitest'
import { initialSession, nextSession, type SessionState, type SignedInUser } from './session-state.ts'

const user: SignedInUser = {
  uid: 'u1',
  email: 'chipo@unza.zm',
  displayName: 'Chipo Mwansa',
  photoURL: null,
  emailVerified: false,
  isAdmin: false,
}
const signedIn: SessionState = { name: 'signed-in', user }
const signedOut: SessionState = { name: 'signed-out' }

describe('the sign-in state', () => {
  it('is loading first, then signed in or signed out as the session says [S1-095]', () => {
    expect(initialSession).toEqual({ name: 'loading' })
    expect(nextSession(initialSession, { type: 'found', user })).toEqual(signedIn)
    expect(nextSession(initialSession, { type: 'found', user: null })).toEqual(signedOut)
  })

  it('follows the session from then on', () => {
    expect(nextSession(signedOut, { type: 'found', user })).toEqual(signedIn)
    expect(nextSession(signedIn, { type: 'found', user: null })).toEqual(signedOut)
    expect(nextSession(signedIn, { type: 'ended' })).toEqual(signedOut)
  })

  it('takes a server that is away for no answer, never for a sign-out', () => {
    expect(nextSession(signedIn, { type: 'unanswered' })).toBe(signedIn)
    expect(nextSession(signedOut, { type: 'unanswered' })).toBe(signedOut)
    expect(nextSession(initialSession, { type: 'unanswered' })).toEqual({ name: 'unreachable' })
  })

  it('waits again when asked again, and only where there was no answer', () => {
    expect(nextSession({ name: 'unreachable' }, { type: 'asked-again' })).toEqual({ name: 'loading' })
    expect(nextSession(signedIn, { type: 'asked-again' })).toBe(signedIn)
  })
})
