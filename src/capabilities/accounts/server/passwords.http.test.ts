import { describe, expect, it } from 'vitest'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'

const test = testApp()
const fresh = 'kapenta nsima visashi'
const askForLink = (email: string) => visitor(test).post('/api/auth/request-password-reset', { email })
const tokenOfLastLetter = () =>
  new URL(/https?:\/\/\S+/.exec(test.mail.letters.at(-1)!.text)![0]).searchParams.get('token')!
const choose = (token: string, newPassword = fresh) =>
  visitor(test).post('/api/auth/reset-password', { token, newPassword })

describe('a forgotten password', () => {
  it('sends a password-reset e-mail to the given address [S1-086]', async () => {
    const { person } = await signedInStudent(test)
    const answer = await askForLink(` ${person.email.toUpperCase()} `)
    expect(answer.json()).toEqual({
      status: true,
      message: 'Password reset link has been sent to your email',
    })
    const letter = test.mail.letters.at(-1)!
    expect(letter.to).toBe(person.email)
    expect(letter.text).toContain('http://localhost:3000/auth/reset-password?token=')
  })

  it("says 'No account found with this email' for an unknown one, and sends nothing", async () => {
    const before = test.mail.letters.length
    const answer = await askForLink('nobody@unza.zm')
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'No account found with this email'])
    expect(test.mail.letters).toHaveLength(before)
  })

  it("says 'Failed to send reset link. Please try again.' when the letter cannot be sent", async () => {
    const { person } = await signedInStudent(test)
    test.mail.state.shut = true
    const answer = await askForLink(person.email)
    test.mail.state.shut = false
    expect([answer.statusCode, answer.json().error]).toEqual([
      502,
      'Failed to send reset link. Please try again.',
    ])
  })

  it('sets the new password, once, and signs every device out', async () => {
    const student = await signedInStudent(test)
    await askForLink(student.person.email)
    const token = tokenOfLastLetter()
    expect((await choose(token)).statusCode).toBe(200)
    expect((await student.get('/api/account/me')).json().user).toBeNull()
    const signIn = (password: string) =>
      visitor(test).post('/api/auth/sign-in/email', { email: student.person.email, password })
    expect((await signIn(student.person.password)).statusCode).toBe(401)
    expect((await signIn(fresh)).statusCode).toBe(200)
    expect((await choose(token, 'another good phrase')).json().code).toBe('reset-link')
  })

  it('opens an account that too many wrong passwords had closed', async () => {
    const { person } = await signedInStudent(test)
    const signIn = (password: string) =>
      visitor(test).post('/api/auth/sign-in/email', { email: person.email, password })
    for (let i = 0; i < 10; i += 1) await signIn('not this one')
    await askForLink(person.email)
    await choose(tokenOfLastLetter())
    expect((await signIn(fresh)).statusCode).toBe(200)
  })

  it('refuses a weak password without using the link up', async () => {
    const { person } = await signedInStudent(test)
    await askForLink(person.email)
    const token = tokenOfLastLetter()
    expect((await choose(token, 'password')).json().code).toBe('password-common')
    expect((await choose(token)).statusCode).toBe(200)
  })

  it('refuses the person’s own names, which strangers know, without using the link up', async () => {
    const { person } = await signedInStudent(test, { firstName: 'Mutalemwansa' })
    await visitor(test).post('/api/auth/request-password-reset', { email: person.email })
    const token = /token=([\w-]+)/.exec(test.mail.letters.at(-1)?.text ?? '')?.[1]
    const choose = (newPassword: string) =>
      visitor(test).post('/api/auth/reset-password', { token, newPassword })
    expect((await choose('Mutalemwansa1')).json().code).toBe('password-common')
    expect((await choose('another kettle evening')).statusCode).toBe(200)
  })

  it('refuses a link that was never sent', async () => {
    expect((await choose('x'.repeat(32))).json()).toEqual({
      error: 'This link has expired or has already been used. Please ask for a new one.',
      code: 'reset-link',
    })
  })
})

describe('changing the password', () => {
  it('needs the current one, keeps this device and signs the others out', async () => {
    const phone = await signedInStudent(test)
    const laptop = visitor(test)
    await laptop.post('/api/auth/sign-in/email', {
      email: phone.person.email,
      password: phone.person.password,
    })

    const wrong = await phone.post('/api/auth/change-password', { currentPassword: 'no', newPassword: fresh })
    expect(wrong.json()).toEqual({ error: 'The current password is incorrect.', code: 'wrong-password' })
    const right = await phone.post('/api/auth/change-password', {
      currentPassword: phone.person.password,
      newPassword: fresh,
    })
    expect(right.statusCode).toBe(200)
    expect((await phone.get('/api/account/me')).json().user).not.toBeNull()
    expect((await laptop.get('/api/account/me')).json().user).toBeNull()
  })

  it('is for people who are signed in', async () => {
    const answer = await visitor(test).post('/api/auth/change-password', {
      currentPassword: 'a',
      newPassword: fresh,
    })
    expect(answer.statusCode).toBe(401)
  })
})

// None of them is in the browser's own list.
describe.each(['ncc1701d', 'Slipknot', 'rasputin'])('the leaked password %s', (leaked) => {
  const easy = { code: 'password-common', error: expect.stringContaining('easy to guess') }

  it('is refused at sign-up, at a change and at a reset', async () => {
    const signingUp = await visitor(test).post('/api/auth/sign-up/email', aStudent({ password: leaked }))
    expect([signingUp.statusCode, signingUp.json()]).toEqual([400, easy])
    const student = await signedInStudent(test)
    const { email, password } = student.person
    const change = { currentPassword: password, newPassword: leaked }
    expect((await student.post('/api/auth/change-password', change)).json()).toEqual(easy)
    await visitor(test).post('/api/auth/request-password-reset', { email })
    const token = /token=([\w-]+)/.exec(test.mail.letters.at(-1)?.text ?? '')?.[1]
    const reset = { token, newPassword: leaked }
    expect((await visitor(test).post('/api/auth/reset-password', reset)).json()).toEqual(easy)
    expect((await visitor(test).post('/api/auth/sign-in/email', { email, password })).statusCode).toBe(200)
  })
})
