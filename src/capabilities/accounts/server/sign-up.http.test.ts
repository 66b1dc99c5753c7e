import { count, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'
import { credentials, users } from './tables.ts'

const test = testApp()

describe('sign-up', () => {
  it('creates an account with email and password [S1-084]', async () => {
    const person = aStudent()
    const answer = await visitor(test).post('/api/auth/sign-up/email', person)
    expect(answer.statusCode).toBe(200)
    const rows = await test.database.db.select().from(users).where(eq(users.email, person.email))
    expect(rows).toHaveLength(1)
    const [kept] = await test.database.db
      .select()
      .from(credentials)
      .where(eq(credentials.userId, rows[0]!.id))
    expect(kept?.password).toMatch(/^\$argon2id\$/)
  })

  it('creates the profile users/{uid} with its specified fields [S1-089]', async () => {
    const { get, uid, person } = await signedInStudent(test)
    const profile = (await get(`/api/users/${uid}`)).json()
    expect(profile).toEqual({
      uid,
      firstName: 'Chipo',
      lastName: 'Mwansa',
      email: person.email,
      phoneNumber: '0961234567',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      IsAdmin: 'false',
      isOnboarded: 'false',
      interests: [],
      academicLevel: null,
    })
  })

  it('keeps firstName and lastName trimmed [S1-090]', async () => {
    const { get, uid } = await signedInStudent(test, { firstName: '  Chipo ', lastName: ' Zulu  ' })
    expect((await get(`/api/users/${uid}`)).json()).toMatchObject({ firstName: 'Chipo', lastName: 'Zulu' })
  })

  it('keeps the email lowercased [S1-091]', async () => {
    const { get, uid } = await signedInStudent(test, { email: ' Lower.Case@UNZA.ZM ' })
    expect((await get(`/api/users/${uid}`)).json().email).toBe('lower.case@unza.zm')
  })

  it("starts a profile with IsAdmin as the text 'false', whatever the request says [S1-092]", async () => {
    const browser = visitor(test)
    const answer = await browser.post('/api/auth/sign-up/email', {
      ...aStudent(),
      IsAdmin: 'true',
      isAdmin: true,
    })
    const profile = (await browser.get(`/api/users/${answer.json().user.id}`)).json()
    expect(profile.IsAdmin).toBe('false')
  })

  it("starts a profile with isOnboarded as the text 'false' [S1-093]", async () => {
    const { get, uid } = await signedInStudent(test)
    expect((await get(`/api/users/${uid}`)).json().isOnboarded).toBe('false')
  })

  it('starts a profile with an empty list of interests [S1-094]', async () => {
    const { get, uid } = await signedInStudent(test)
    expect((await get(`/api/users/${uid}`)).json().interests).toEqual([])
  })

  it("refuses a known e-mail, in any spelling, with 'Email already in use'", async () => {
    const { person } = await signedInStudent(test)
    const again = await visitor(test).post(
      '/api/auth/sign-up/email',
      aStudent({ email: ` ${person.email.toUpperCase()} ` }),
    )
    expect(again.statusCode).toBe(422)
    expect(again.json()).toEqual({ error: 'Email already in use', code: 'email-already-in-use' })
  })

  it('makes exactly one account of two sign-ups at the same instant', async () => {
    const form = aStudent({ email: ' Same.Instant@UNZA.ZM ' })
    const answers = await Promise.all([
      visitor(test).post('/api/auth/sign-up/email', form),
      visitor(test).post('/api/auth/sign-up/email', { ...form, email: 'same.instant@unza.zm' }),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
    const [rows] = await test.database.db
      .select({ n: count() })
      .from(users)
      .where(eq(users.email, 'same.instant@unza.zm'))
    expect(rows?.n).toBe(1)
  })

  it('refuses a password of a megabyte before anything is hashed', async () => {
    const answer = await visitor(test).post(
      '/api/auth/sign-up/email',
      aStudent({ password: 'x'.repeat(1024 * 1024) }),
    )
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatch(/^This is too large/)
  })

  it.each([
    ['a short password', { password: 'seven77' }, 'password-short'],
    ['a common password', { password: 'Password123' }, 'password-common'],
    ['a name of markup', { firstName: '<b>Chipo</b>' }, 'name'],
    ['a name of 5,000 characters', { firstName: 'x'.repeat(5_000) }, 'name'],
  ])('refuses %s with a sentence', async (_, change, code) => {
    const answer = await visitor(test).post('/api/auth/sign-up/email', aStudent(change))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: expect.stringMatching(/\.$/), code })
  })

  it('refuses sign-up and reset for a while after too many tries [S1-083]', async () => {
    const { person } = await signedInStudent(test)
    const curious = visitor(test, '10.9.9.9')
    const signUps = []
    for (let i = 0; i < 6; i += 1)
      signUps.push(await curious.post('/api/auth/sign-up/email', aStudent({ email: person.email })))
    expect(signUps.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 422, 422, 429])

    const resets = []
    for (let i = 0; i < 6; i += 1)
      resets.push(await curious.post('/api/auth/request-password-reset', { email: person.email }))
    expect(resets.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(resets[5]!.json().error).toBe('Too many tries. Please wait 15 minutes, then try again.')

    test.advance(15 * 60_000)
    expect((await curious.post('/api/auth/request-password-reset', { email: person.email })).statusCode).toBe(
      200,
    )
  })

  it('stops one address that asks about account after account', async () => {
    const curious = visitor(test, '10.8.8.8')
    const statuses = []
    for (let i = 0; i < 61; i += 1)
      statuses.push(
        (await curious.post('/api/auth/request-password-reset', { email: `guess${i}@unza.zm` })).statusCode,
      )
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})
