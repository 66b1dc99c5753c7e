import { beforeEach, expect, it } from 'vitest'
import { aStudent, signedInStudent, testApp, visitor } from '#tests/app.ts'
import { markOf } from './auth-log.ts'

const test = testApp()
beforeEach(() => {
  test.logged.length = 0
})

const told = () => test.logged.flatMap(({ facts }) => ('auth' in facts ? [facts] : []))

it('a line is left by whoever signs up, signs in, fails to, changes a password and leaves', async () => {
  const student = await signedInStudent(test)
  const { email, password } = student.person
  const who = student.uid
  const address = '10.0.0.1'
  const newPassword = 'another kettle evening'
  await student.post('/api/auth/sign-in/email', { email, password })
  await visitor(test).post('/api/auth/sign-in/email', { email, password: 'not the password' })
  await student.post('/api/auth/change-password', { currentPassword: 'not it', newPassword })
  await student.post('/api/auth/change-password', { currentPassword: password, newPassword })
  await visitor(test).post('/api/auth/request-password-reset', { email })
  const token = /token=([\w-]+)/.exec(test.mail.letters.at(-1)?.text ?? '')?.[1]
  await visitor(test).post('/api/auth/reset-password', { token, newPassword: password })
  const back = visitor(test)
  await back.post('/api/auth/sign-in/email', { email, password })
  await back.post('/api/account/delete', { password: 'not the password' })
  await back.post('/api/account/delete', { password })
  expect(told()).toEqual([
    { auth: 'signed-up', who, address },
    { auth: 'signed-in', who, address },
    { auth: 'wrong-password', who: markOf(email), address },
    { auth: 'wrong-password', who: markOf(email), address },
    { auth: 'changed-password', who, address },
    { auth: 'reset-asked', who: markOf(email), address },
    { auth: 'reset-password', who, address },
    { auth: 'signed-in', who, address },
    { auth: 'wrong-password', who: markOf(email), address },
    { auth: 'deleted-account', who, address },
  ])
})

it('no line holds an email address, a password, a link or a cookie', async () => {
  const person = aStudent()
  const browser = visitor(test)
  await browser.post('/api/auth/sign-up/email', person)
  await browser.post('/api/auth/sign-in/email', { ...person, password: 'not the password' })
  await browser.post('/api/auth/request-password-reset', { email: person.email })
  const token = /token=([\w-]+)/.exec(test.mail.letters.at(-1)?.text ?? '')?.[1] ?? 'none'
  const lines = JSON.stringify(test.logged)
  expect(lines).toContain('wrong-password')
  for (const secret of [
    person.email,
    person.password,
    'not the password',
    token,
    ...browser.cookies.values(),
  ])
    expect(lines).not.toContain(secret)
})
