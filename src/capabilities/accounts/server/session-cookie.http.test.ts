import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'
import { sessions } from './tables.ts'

const test = testApp({ baseUrl: 'https://weekbe4.example' })

it('is bound to the host, to https and to the server; so is the proof that this device is known, and there is no other cookie', async () => {
  const answer = await visitor(test).post('/api/auth/sign-up/email', aStudent())
  expect(answer.cookies).toEqual([
    {
      name: '__Host-weekbe4.session',
      value: expect.any(String),
      path: '/',
      maxAge: 30 * 24 * 60 * 60,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
    {
      name: '__Host-weekbe4.known',
      value: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/),
      path: '/',
      maxAge: 365 * 24 * 60 * 60,
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
    },
  ])
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

it.each(['/', '/api/account/me', '/api/nothing', '/%', '/favicon.ico'])(
  'keeps browsers to https for a year, also at %s',
  async (path) => {
    const { headers } = await visitor(test).get(path)
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  },
)

it('holds 32 characters of chance, which no two sessions share', async () => {
  const students = await Promise.all(Array.from({ length: 20 }, () => signedInStudent(test)))
  const rows = await Promise.all(
    students.map(({ uid }) => test.database.db.select().from(sessions).where(eq(sessions.userId, uid))),
  )
  const tokens = rows.flat().map(({ token }) => token)
  expect(tokens).toHaveLength(20)
  expect(new Set(tokens).size).toBe(20)
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
})
