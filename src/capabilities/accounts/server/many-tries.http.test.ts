import { describe, expect, it } from 'vitest'
import { signedInStudent, testApp, visitor } from '#tests/app.ts'
import { WRONG_PASSWORDS } from '../spec.ts'

const test = testApp()
type Student = Awaited<ReturnType<typeof signedInStudent>>
const fresh = 'a quiet river at dawn'

/** Every door at which a password can be guessed. */
const DOORS: Record<string, (student: Student, password: string) => ReturnType<Student['post']>> = {
  'log-in': ({ person }, password) =>
    visitor(test).post('/api/auth/sign-in/email', { email: person.email, password }),
  'log-in on a known device': (student, password) =>
    student.post('/api/auth/sign-in/email', { email: student.person.email, password }),
  'a change of the password': (student, currentPassword) =>
    student.post('/api/auth/change-password', { currentPassword, newPassword: fresh }),
  'the other devices': (student, password) =>
    student.post('/api/account/devices/sign-out-others', { password }),
  'the end of the account': (student, password) => student.post('/api/account/delete', { password }),
}

describe.each(Object.keys(DOORS))('a hundred guesses side by side at %s', (door) => {
  it('are ten at most, and the right one among the others opens nothing', async () => {
    const student = await signedInStudent(test)
    const guesses = Array.from({ length: 100 }, (_, i) => (i === 94 ? student.person.password : `guess ${i}`))
    const answers = await Promise.all(guesses.map((guess) => DOORS[door]!(student, guess)))
    const reached = answers.filter(({ statusCode }) => statusCode !== 429)
    expect(reached.length).toBeLessThanOrEqual(WRONG_PASSWORDS.most)
    expect(answers[94]!.statusCode).toBe(429)
  })
})

describe('a stranger who guesses somebody’s password', () => {
  it('locks out strangers, and neither the owner’s own device nor who is signed in', async () => {
    const student = await signedInStudent(test)
    const { email, password } = student.person
    const logIn = (who: Pick<Student, 'post'>) => who.post('/api/auth/sign-in/email', { email, password })
    for (let guess = 0; guess < WRONG_PASSWORDS.most; guess += 1)
      await DOORS['log-in']!(student, `guess ${guess}`)
    expect((await logIn(visitor(test))).statusCode).toBe(429)

    expect((await student.post('/api/account/devices/sign-out-others', { password })).statusCode).toBe(200)
    await student.post('/api/auth/sign-out')
    expect((await logIn(student)).statusCode).toBe(200)
  })

  it('gains nothing from another account’s device, or from a proof of their own making', async () => {
    const [student, stranger] = [await signedInStudent(test), await signedInStudent(test)]
    const { email, password } = student.person
    for (let guess = 0; guess < WRONG_PASSWORDS.most; guess += 1)
      await DOORS['log-in']!(student, `guess ${guess}`)
    expect((await stranger.post('/api/auth/sign-in/email', { email, password })).statusCode).toBe(429)
    const forged = { cookie: `weekbe4.known=${'a'.repeat(22)}.${'b'.repeat(22)}` }
    const answer = await visitor(test).post('/api/auth/sign-in/email', { email, password }, forged)
    expect(answer.statusCode).toBe(429)
  })
})
