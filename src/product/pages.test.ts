import { expect, it } from 'vitest'
import { HOME, PROTECTED_PAGES, PUBLIC_PAGES, pageAt } from './pages.ts'

const visitor = { signedIn: false, isAdmin: false }
const student = { signedIn: true, isAdmin: false }
const administrator = { signedIn: true, isAdmin: true }

it.each(PUBLIC_PAGES)('shows %s to a visitor and sends a student on', (path) => {
  expect(pageAt(path, visitor)).toEqual({ show: path === '/' ? 'landing' : 'app' })
  expect(pageAt(path, student)).toEqual({ goTo: '/research/defense' })
})

it.each(PROTECTED_PAGES)('shows %s to a student and sends a visitor home', (path) => {
  expect(pageAt(path, student)).toEqual({ show: 'app' })
  expect(pageAt(path, visitor)).toEqual({ goTo: '/' })
})

it.each([
  ['/dashboard', student, HOME],
  ['/login', visitor, '/auth/login'],
  ['/student/apply-tutor', student, '/'],
  ['/no/such/page', visitor, '/'],
  ['/admin', visitor, '/'],
  ['/admin/deposits', student, HOME],
])('leads from %s on', (path, who, goTo) => {
  expect(pageAt(path, who)).toEqual({ goTo })
})

it('opens the administrator’s pages to administrators, and the reset page to everybody', () => {
  expect(pageAt('/admin/deposits', administrator)).toEqual({ show: 'app' })
  expect(pageAt('/auth/reset-password', student)).toEqual({ show: 'app' })
  expect(pageAt('/auth/reset-password', visitor)).toEqual({ show: 'app' })
})

it('takes an address with a slash at its end for the same page', () => {
  expect(pageAt('/chat/text/', student)).toEqual({ show: 'app' })
})
