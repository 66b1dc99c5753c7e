import { describe, expect, it } from 'vitest'
import { type FetchedRequest, whatToDo } from './fetch-strategy.ts'

const HERE = 'https://weekbe4.example'
const asked = (path: string, change: Partial<FetchedRequest> = {}) =>
  whatToDo({ method: 'GET', mode: 'cors', url: new URL(path, HERE).href, partly: false, ...change }, HERE)

describe('on its way through the device', () => {
  it.each(['/research/decoder', '/purchases', '/auth/login', '/research/defense?x=1'])(
    'the page at %s is kept',
    (path) => expect(asked(path, { mode: 'navigate' })).toBe('page'),
  )

  it.each(['/', '/api/documents/x/pages/1.webp', '/ai/research/export', '/dev/mailbox', '/assets/app.js'])(
    'what is opened at %s is let through',
    (path) => expect(asked(path, { mode: 'navigate' })).toBe('pass'),
  )

  it('assets are kept, but not films, and nothing by halves', () => {
    expect(asked('/assets/app-1234.js')).toBe('asset')
    expect(asked('/assets/demo-1234.webm')).toBe('pass')
    expect(asked('/assets/face.woff2', { partly: true })).toBe('pass')
  })

  it.each([
    '/api/account/me',
    '/api/access',
    '/api/access/purchases',
    '/api/payments',
    '/api/documents',
    '/ai/research/analyses',
    '/ai/research/analyses/0f-1a',
    '/ai/conversations',
    '/ai/conversations/0f-1a',
  ])('the answer of %s is kept', (path) => expect(asked(path)).toBe('read'))

  it.each([
    '/api/admin/users',
    '/api/account/devices',
    '/api/documents/abc',
    '/api/payments?open=1',
    '/api/payments/deposit-results/abc',
    '/api/audio/abc.mp3',
    '/ai/voice/conversations',
    '/ai/conversations?q=savings',
    '/ai/conversations/0f-1a/export',
    '/healthz',
    'https://elsewhere.example/api/access',
  ])('the answer of %s is not', (path) => expect(asked(path)).toBe('pass'))

  it.each([
    '/api/auth/sign-out',
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/account/delete',
  ])('everything of a person goes with a call of %s', (path) =>
    expect(asked(path, { method: 'POST' })).toBe('forget'),
  )

  it('other writes pass', () => {
    expect(asked('/api/documents', { method: 'POST' })).toBe('pass')
    expect(asked('/ai/research/analyses/1', { method: 'PATCH' })).toBe('pass')
  })
})
