/** May this person have an account? Asked by the form, asked again by the server. */
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import type { SignUp } from '../contract.ts'
import { NAME_LONGEST } from '../spec.ts'
import { looksLikeEmail, tidyEmail } from './email.ts'
import { checkPassword, type PasswordProblem } from './password.ts'

export type SignUpProblem = Problem<'name' | 'email' | 'phone'> | PasswordProblem

// Control characters and marks that reorder text could make one name look like another.
const TRICKERY = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff<>]/u
const PHONE = /^\+?\d[\d ()-]{5,18}$/

function checkName(name: string, which: 'first' | 'last'): Result<string, SignUpProblem> {
  const tidy = name.trim().replace(/\s+/g, ' ')
  const problem = (message: string) => failed({ code: 'name', message } as const)
  if (tidy === '') return problem(`Please enter your ${which} name.`)
  if (tidy.length > NAME_LONGEST) return problem(`A name can have at most ${NAME_LONGEST} characters.`)
  if (TRICKERY.test(tidy))
    return problem('Please write your name without symbols such as < or >, or hidden characters.')
  return ok(tidy)
}

const OTHER_LETTERS =
  'We can only write to email addresses in the letters a to z. Please use another address.'

export function admitSignUp(form: SignUp): Result<SignUp & { name: string }, SignUpProblem> {
  const first = checkName(form.firstName, 'first')
  if (!first.ok) return first
  const last = checkName(form.lastName, 'last')
  if (!last.ok) return last

  const email = tidyEmail(form.email)
  if (!looksLikeEmail(email))
    return failed({
      code: 'email',
      message: /[^\x20-\x7e]/.test(email) ? OTHER_LETTERS : 'Please enter a valid email address.',
    })
  const phoneNumber = form.phoneNumber.trim()
  if (!PHONE.test(phoneNumber))
    return failed({
      code: 'phone',
      message: 'Please enter your phone number in digits, for example 0961234567.',
    })

  const password = checkPassword(form.password, [email.split('@')[0] ?? '', first.value, last.value])
  if (!password.ok) return password
  return ok({
    firstName: first.value,
    lastName: last.value,
    name: `${first.value} ${last.value}`,
    email,
    phoneNumber,
    password: form.password,
  })
}
