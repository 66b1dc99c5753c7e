import { expect, it } from 'vitest'
import { fieldOfRefusal } from './sign-up-field.ts'

const form = {
  firstName: 'Chipo',
  lastName: 'Mwansa',
  email: 'chipo@unza.zm',
  phoneNumber: '0961234567',
  password: 'copper kettle morning',
}

it.each([
  ['password-short', 'password'],
  ['password-common', 'password'],
  ['email', 'email'],
  ['email-already-in-use', 'email'],
  ['phone', 'phoneNumber'],
  ['too-many-tries', undefined],
])('puts %s at %s', (code, field) => {
  expect(fieldOfRefusal(code, form)).toBe(field)
})

it('tells a wrong first name from a wrong last name', () => {
  expect(fieldOfRefusal('name', { ...form, firstName: ' ' })).toBe('firstName')
  expect(fieldOfRefusal('name', { ...form, lastName: '<b>' })).toBe('lastName')
})
