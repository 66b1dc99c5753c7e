import { describe, expect, it } from 'vitest'
import { PROTECTED_PAGES } from '#product/pages.ts'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()

describe('writes from elsewhere', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3001', 'not an origin'])(
    'are refused with 403 when their origin is %s, with a cookie or without',
    async (origin) => {
      const student = await signedInStudent(test)
      const answer = await student.post('/api/account/onboarding', { interests: [] }, { origin })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ error: 'This request came from another site.', code: 'wrong-origin' })
      expect((await visitor(test).post('/api/auth/sign-up/email', aStudent(), { origin })).statusCode).toBe(
        403,
      )
    },
  )

  it('are refused when only the browser’s own note tells on them', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
  })

  it('may come from a program that is no browser', async () => {
    expect((await test.app.inject({ method: 'POST', url: '/api/auth/sign-out' })).statusCode).toBe(200)
  })
})

describe('every answer', () => {
  it.each(['/', '/auth/login', '/healthz', '/nowhere'])(
    'at %s carries the security headers of a page',
    async (url) => {
      const { headers } = await visitor(test).get(url)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('microphone=(self)')
    },
  )

  it('of the API forbids everything a page could do, in few bytes', async () => {
    const { headers } = await visitor(test).get('/api/account/me')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers).not.toHaveProperty('permissions-policy')
  })

  it('of the API is never kept by a cache', async () => {
    expect((await visitor(test).get('/api/account/me')).headers['cache-control']).toBe('no-store')
  })

  it('to a broken body is a sentence without a stack', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      headers: { 'content-type': 'application/json' },
      payload: '{"email": ',
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: 'Something went wrong with this request. Please reload the page and try again.',
      code: expect.any(String),
    })
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules/)
  })
})

describe('pages', () => {
  it('send a signed-in student from every public page to the Defense Room, and others nowhere', async () => {
    const student = await signedInStudent(test)
    for (const path of ['/', '/auth/login', '/auth/signup', '/auth/forgot-password']) {
      const answer = await student.get(path)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/research/defense'])
      expect((await visitor(test).get(path)).statusCode).toBe(200)
    }
  })

  it.each(PROTECTED_PAGES)(
    'at %s send a visitor to the landing page and open for a student',
    async (path) => {
      const refused = await visitor(test).get(`${path}?price=150`)
      expect([refused.statusCode, refused.headers.location]).toEqual([302, '/'])
      const student = await signedInStudent(test)
      const shown = await student.get(path)
      expect([shown.statusCode, shown.body]).toEqual([200, '<title>app</title>'])
    },
  )

  it('answer 404 in JSON for calls that do not exist', async () => {
    expect((await visitor(test).get('/api/nothing')).json()).toEqual({
      error: 'Not found.',
      code: 'not-found',
    })
    expect((await visitor(test).post('/nothing')).statusCode).toBe(404)
  })
})

it('describes its calls at /api/docs', async () => {
  const { paths } = (await visitor(test).get('/api/docs')).json()
  const signUp = paths['/api/auth/sign-up/email'].post
  expect(Object.keys(signUp.requestBody.content['application/json'].schema.properties)).toContain(
    'phoneNumber',
  )
  expect(paths['/api/account/devices']).toBeDefined()
})

it.each([
  ['/robots.txt', 'text/plain', 'User-agent: *'],
  ['/favicon.ico', 'image/svg+xml', '<svg'],
])('answers %s itself instead of leading to a page', async (path, type, beginning) => {
  const answer = await visitor(test).get(path)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
  expect(answer.body.startsWith(beginning)).toBe(true)
})
