/** Sessions and accounts under pressure: links, limits by address, and unusual characters. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { credentials, sessions, users } from '#capabilities/accounts/server/tables.ts'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()
const NEW = 'another kettle evening'

async function askForLink(email: string, from = '10.20.0.1'): Promise<string> {
  const answer = await visitor(test, from).post('/api/auth/request-password-reset', { email })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  const letter = test.mail.letters.filter(({ to }) => to === email).at(-1)
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}
const use = async (token: string, newPassword = NEW) =>
  (await visitor(test).post('/api/auth/reset-password', { token, newPassword })).statusCode

describe('a reset link', () => {
  it('ends when a new one is asked for', async () => {
    const { person } = await signedInStudent(test)
    const [first, second] = [await askForLink(person.email), await askForLink(person.email)]
    expect([await use(first), await use(second)]).toEqual([400, 200])
  })

  it.each([
    [
      'the password is changed',
      (student: Awaited<ReturnType<typeof signedInStudent>>) =>
        student.post('/api/auth/change-password', {
          currentPassword: student.person.password,
          newPassword: NEW,
        }),
    ],
    [
      'every other device is signed out',
      (student: Awaited<ReturnType<typeof signedInStudent>>) =>
        student.post('/api/account/devices/sign-out-others', { password: student.person.password }),
    ],
  ])('ends when %s', async (_, act) => {
    const student = await signedInStudent(test)
    const link = await askForLink(student.person.email)
    expect((await act(student)).statusCode).toBe(200)
    expect(await use(link, 'a third kettle evening')).toBe(400)
  })
})

it('never writes the session’s token into an answer', async () => {
  const person = aStudent()
  const browser = visitor(test)
  const answers = [
    await browser.post('/api/auth/sign-up/email', person),
    await browser.post('/api/auth/sign-in/email', person),
    await browser.get('/api/auth/get-session'),
    await browser.get('/api/account/devices'),
    await browser.get('/api/account/export'),
  ]
  const { user } = answers[0]?.json() ?? {}
  const rows = await test.database.db.select().from(sessions).where(eq(sessions.userId, user.id))
  // The one of the sign-up ended with the sign-in on the same device.
  expect(rows).toHaveLength(1)
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    for (const { token } of rows) expect(answer.body).not.toContain(token)
  }
})

describe('signs nobody types', () => {
  it.each([
    ['a zero byte in an id', 'GET', '/api/payments/a%00b', undefined],
    ['half a sign in an id', 'GET', '/api/payments/%ED%A0%80', undefined],
    ['a zero byte in a query', 'GET', '/api/payments?open=%00', undefined],
    ['a zero byte in an e-mail', 'POST', '/api/auth/sign-in/email', { email: 'a\u0000@b.zm', password: 'x' }],
    ['half a sign in an e-mail', 'POST', '/api/auth/request-password-reset', { email: '\ud800@b.zm' }],
  ] as const)('are 400, and no query is in the log: %s', async (_, method, url, body) => {
    const student = await signedInStudent(test)
    test.logged.length = 0
    const answer = await student.ask(method, url, body)
    expect(answer.statusCode).toBe(400)
    expect(JSON.stringify(test.logged)).not.toMatch(/select|insert/i)
  })
})

describe('an e-mail address in other letters', () => {
  it('works where its domain can be written in plain ones, however it is typed', async () => {
    const local = `chipo${randomUUID().slice(0, 8)}`
    const person = aStudent({ email: `${local}@Münchenhausen.com` })
    const made = await visitor(test).post('/api/auth/sign-up/email', person)
    expect([made.statusCode, made.json().user?.email]).toEqual([200, `${local}@xn--mnchenhausen-dlb.com`])
    expect((await visitor(test).post('/api/auth/sign-in/email', person)).statusCode).toBe(200)
  })

  it.each(['chipo@пример.рф', 'чипо@unza.zm'])('is refused with a sentence: %s', async (email) => {
    const answer = await visitor(test).post('/api/auth/sign-up/email', aStudent({ email }))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'email'])
  })
})

describe('limits by address', () => {
  it('let three hundred right passwords in at once', async () => {
    const { person, uid } = await signedInStudent(test)
    const [known] = await test.database.db.select().from(credentials).where(eq(credentials.userId, uid))
    const many = Array.from({ length: 300 }, (_, index) => ({
      id: randomUUID(),
      email: `class-${index}@unza.zm`,
    }))
    const about = { name: 'C M', firstName: 'C', lastName: 'M', phoneNumber: '0961234567' }
    await test.database.db.insert(users).values(many.map((one) => ({ ...one, ...about })))
    await test.database.db.insert(credentials).values(
      many.map(({ id }) => ({
        id: randomUUID(),
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: known?.password ?? '',
      })),
    )
    const campus = visitor(test, '10.30.0.1')
    const answers = await Promise.all(
      many.map(({ email }) => campus.post('/api/auth/sign-in/email', { email, password: person.password })),
    )
    expect(countOf(answers)).toEqual({ 200: 300 })
    // They have used up no attempts of the next person.
    const next = { email: person.email, password: person.password }
    expect((await campus.post('/api/auth/sign-in/email', next)).statusCode).toBe(200)
  })

  it('stop guesses over many accounts after 200, for a quarter of an hour and from there alone', async () => {
    const { person } = await signedInStudent(test)
    const right = { email: person.email, password: person.password }
    const guesser = visitor(test, '10.40.0.1')
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        guesser.post('/api/auth/sign-in/email', {
          email: `nobody-${index}@unza.zm`,
          password: 'copper kettle',
        }),
      ),
    )
    expect(guesses.every(({ statusCode }) => statusCode === 401)).toBe(true)
    expect((await guesser.post('/api/auth/sign-in/email', right)).statusCode).toBe(429)
    expect((await visitor(test, '10.40.0.2').post('/api/auth/sign-in/email', right)).statusCode).toBe(200)
    test.advance(15 * 60_000)
    expect((await guesser.post('/api/auth/sign-in/email', right)).statusCode).toBe(200)
  })

  it('let three hundred sign up in an hour, and nobody after them from there', async () => {
    const signUp = (from: string) => visitor(test, from).post('/api/auth/sign-up/email', aStudent())
    const hall = await Promise.all(Array.from({ length: 305 }, () => signUp('10.50.0.1')))
    expect(countOf(hall)).toEqual({ 200: 300, 429: 5 })
    expect((await signUp('10.50.0.1')).json()).toMatchObject({
      error: 'Too many tries. Please wait 60 minutes, then try again.',
      code: 'too-many-tries',
    })
    expect((await signUp('10.50.0.2')).statusCode).toBe(200)
    test.advance(60 * 60_000)
    expect((await signUp('10.50.0.1')).statusCode).toBe(200)
  })

  it('have sixty reset letters sent in an hour, and no more from there', async () => {
    const students = await Promise.all(Array.from({ length: 14 }, () => signedInStudent(test)))
    const letter = (email: string, from: string) =>
      visitor(test, from).post('/api/auth/request-password-reset', { email })
    const before = test.mail.letters.length
    // Five for one account: the account's own limit.
    const asked = students.slice(0, 13).flatMap(({ person }) => Array(5).fill(person.email))
    const answers = await Promise.all(asked.map((email: string) => letter(email, '10.60.0.1')))
    expect(countOf(answers)).toEqual({ 200: 60, 429: 5 })
    expect(test.mail.letters.length - before).toBe(60)
    const { email } = students[13]?.person ?? { email: '' }
    expect((await letter(email, '10.60.0.1')).statusCode).toBe(429)
    expect((await letter(email, '10.60.0.2')).statusCode).toBe(200)
    test.advance(60 * 60_000)
    expect((await letter(email, '10.60.0.1')).statusCode).toBe(200)
  })

  it('hold for those who ask side by side which accounts there are', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) =>
        visitor(test, '10.70.0.1').post('/api/auth/request-password-reset', {
          email: `guess-${index}@unza.zm`,
        }),
      ),
    )
    expect(countOf(answers)).toEqual({ 404: 60, 429: 10 })
  })
})

const countOf = (answers: { statusCode: number }[]) =>
  answers.reduce<Record<number, number>>((counts, { statusCode }) => {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
    return counts
  }, {})
