import { describe, expect, it } from 'vitest'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()
const signIn = (email: string, password: string, address?: string) =>
  visitor(test, address).post('/api/auth/sign-in/email', { email, password })

describe('signing in', () => {
  it('signs a user in by email and password, in any spelling of the email [S1-085]', async () => {
    const { person, uid } = await signedInStudent(test)
    const browser = visitor(test)
    const answer = await browser.post('/api/auth/sign-in/email', {
      email: ` ${person.email.toUpperCase()} `,
      password: person.password,
    })
    expect(answer.statusCode).toBe(200)
    expect((await browser.get('/api/account/me')).json().user.uid).toBe(uid)
  })

  it('says who is signed in, or nobody [S1-087]', async () => {
    const { get, person, uid } = await signedInStudent(test)
    expect((await get('/api/account/me')).json()).toEqual({
      user: {
        uid,
        email: person.email,
        displayName: 'Chipo Mwansa',
        photoURL: null,
        emailVerified: false,
        isAdmin: false,
      },
    })
    expect((await visitor(test).get('/api/account/me')).json()).toEqual({ user: null })
  })

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const { person } = await signedInStudent(test)
    const wrong = await signIn(person.email, 'not the password')
    const unknown = await signIn('nobody@unza.zm', 'not the password')
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.json()).toEqual({ error: 'Invalid email or password', code: 'wrong-password' })
    expect(unknown.json()).toEqual(wrong.json())
  })

  it('answers ten wrong passwords on one account with 429 and a wait time, also to the right one, until it has passed', async () => {
    const { person } = await signedInStudent(test)
    const answers = []
    for (let i = 0; i < 10; i += 1) answers.push(await signIn(person.email, `wrong password ${i}`))
    expect(answers.slice(0, 9).every(({ statusCode }) => statusCode === 401)).toBe(true)
    expect(answers[9]!.statusCode).toBe(429)
    expect(answers[9]!.headers['retry-after']).toBe('900')
    expect(answers[9]!.json().error).toBe('Too many wrong passwords. Please wait 15 minutes, then try again.')

    expect((await signIn(person.email, person.password)).statusCode).toBe(429)
    test.advance(15 * 60_000)
    expect((await signIn(person.email, person.password)).statusCode).toBe(200)
  })

  it('counts guesses that are sent side by side', async () => {
    const { person } = await signedInStudent(test)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signIn(person.email, `guess number ${i}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBeLessThanOrEqual(9)
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(11)
  })

  it('forgets the wrong ones after the right one', async () => {
    const { person } = await signedInStudent(test)
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 8; i += 1) await signIn(person.email, 'wrong again')
      expect((await signIn(person.email, person.password)).statusCode).toBe(200)
    }
  })

  it('lets thirty students behind one carrier address in at once', async () => {
    const students = await Promise.all(Array.from({ length: 30 }, () => signedInStudent(test)))
    const answers = await Promise.all(
      students.map(({ person }) => signIn(person.email, person.password, '41.60.0.1')),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200))
  })

  it('does not hash a password that no account can have', async () => {
    const { person } = await signedInStudent(test)
    expect((await signIn(person.email, 'x'.repeat(5_000))).statusCode).toBe(401)
    expect((await signIn(person.email, 'x'.repeat(1024 * 1024))).statusCode).toBe(413)
  })
})

describe('signing out', () => {
  it('ends the session on the server [S1-088]', async () => {
    const student = await signedInStudent(test)
    const stolen = { cookie: [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    expect((await visitor(test).get('/api/account/me', stolen)).json().user.uid).toBe(student.uid)
    expect((await student.post('/api/auth/sign-out')).statusCode).toBe(200)
    expect((await visitor(test).get('/api/account/me', stolen)).json()).toEqual({ user: null })
  })

  it('is no error for somebody who is not signed in', async () => {
    expect((await visitor(test).post('/api/auth/sign-out')).statusCode).toBe(200)
  })
})
