import { expect, it } from 'vitest'
import { checkPassword } from './password.ts'

it.each([
  ['1234567', 'password-short'],
  ['x'.repeat(129), 'password-long'],
  ['12345678', 'password-common'],
  ['password', 'password-common'],
  ['P@ssw0rd123!', 'password-common'],
  ['Zambia2026', 'password-common'],
  ['iloveyou!!', 'password-common'],
  ['qwertyuiop', 'password-common'],
  ['aaaaaaaaaa', 'password-common'],
  ['abcabcabc', 'password-common'],
])('refuses %s', (password, code) => {
  expect(checkPassword(password)).toMatchObject({ ok: false, problem: { code } })
})

it.each([
  'eight888',
  'copper kettle morning',
  'x'.repeat(60) + 'y'.repeat(68),
  'my-thesis-is-late',
  'Nsima&kapenta7',
])('takes %s', (password) => {
  expect(checkPassword(password)).toEqual({ ok: true, value: password })
})
