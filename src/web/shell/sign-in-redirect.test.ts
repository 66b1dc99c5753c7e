import { describe, expect, it } from 'vitest'
import type { SessionState } from '#capabilities/accounts/index.ts'
import { PROTECTED_PAGES, PUBLIC_PAGES } from '#product/pages.ts'
import { whereTo } from './sign-in-redirect.ts'

const user = {
  uid: 'u1',
  email: 'chipo@unza.zm',
  displayName: 'Chipo Mwansa',
  photoURL: null,
  emailVerified: false,
  isAdmin: false,
}
const student: SessionState = { name: 'signed-in', user }
const administrator: SessionState = { name: 'signed-in', user: { ...user, isAdmin: true } }
const visitor: SessionState = { name: 'signed-out' }

describe('the guard', () => {
  it('shows nothing of a page before the sign-in state is known', () => {
    expect(whereTo('/research/defense', { name: 'loading' })).toEqual({ show: 'spinner' })
    expect(whereTo('/auth/login', { name: 'loading' })).toEqual({ show: 'spinner' })
  })

  it('says so when the server is away, and sends nobody out', () => {
    expect(whereTo('/research/defense', { name: 'unreachable' })).toEqual({ show: 'unreachable' })
  })

  it.each(PUBLIC_PAGES)('sends a student from %s to the Defense Room', (path) => {
    expect(whereTo(path, student)).toEqual({ goTo: '/research/defense' })
  })

  it.each(PROTECTED_PAGES)('loads the landing page for a visitor at %s', (path) => {
    expect(whereTo(path, visitor)).toEqual({ load: '/' })
  })

  it('loads the landing page for a visitor at / itself', () => {
    expect(whereTo('/', visitor)).toEqual({ load: '/' })
  })

  it('leads a student from an unknown path home inside the app', () => {
    expect(whereTo('/student/apply-tutor', student)).toEqual({ goTo: '/' })
  })

  it('opens the administrator’s pages to administrators alone', () => {
    expect(whereTo('/admin', administrator)).toEqual({ show: 'page' })
    expect(whereTo('/admin', student)).toEqual({ goTo: '/research/defense' })
    expect(whereTo('/admin', visitor)).toEqual({ load: '/' })
  })
})
