import { expect, it } from 'vitest'
import { admitSignUp } from './sign-up.ts'

const form = {
  firstName: '  Chipo ',
  lastName: ' Mwansa  Zulu ',
  email: ' Student@UNZA.ZM ',
  phoneNumber: ' 0961234567 ',
  password: 'copper kettle morning',
}

it('keeps names trimmed and the email lower-case', () => {
  expect(admitSignUp(form)).toEqual({
    ok: true,
    value: {
      firstName: 'Chipo',
      lastName: 'Mwansa Zulu',
      name: 'Chipo Mwansa Zulu',
      email: 'student@unza.zm',
      phoneNumber: '0961234567',
      password: 'copper kettle morning',
    },
  })
})

it.each([
  ['an empty first name', { firstName: '  ' }, 'name'],
  ['a name of 5,000 characters', { lastName: 'a'.repeat(5_000) }, 'name'],
  ['a name of markup', { firstName: '<script>alert(1)</script>' }, 'name'],
  ['a name with right-to-left marks', { firstName: 'Chi\u202epo' }, 'name'],
  ['an email without a domain', { email: 'student@' }, 'email'],
  ['an email of two addresses', { email: 'a@unza.zm,b@unza.zm' }, 'email'],
  ['a phone number of words', { phoneNumber: 'call me' }, 'phone'],
  ['a short password', { password: 'seven77' }, 'password-short'],
  ['a password of a megabyte', { password: 'x1'.repeat(500_000) }, 'password-long'],
  ['their own name as password', { password: 'Chipo2026' }, 'password-common'],
])('refuses %s with a sentence', (_, change, code) => {
  const answer = admitSignUp({ ...form, ...change })
  expect(answer).toMatchObject({ ok: false, problem: { code } })
  expect(!answer.ok && answer.problem.message).toMatch(/^[A-Z].*\.$/)
})

it.each(['Ng’andu', 'José', 'Mutale-Banda', '李雷', 'Chipo 🌱'])('takes the name %s', (lastName) => {
  expect(admitSignUp({ ...form, lastName })).toMatchObject({ ok: true, value: { lastName } })
})
