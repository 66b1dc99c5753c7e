/** A new password, chosen from the letter's link or on the account page. */

import { ask } from '#asking/ask.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import { checkPassword } from '../rules/password.ts'
import { type FormWords, wordsForRefusal } from '../rules/refusal-words.ts'
import { SAYS } from '../spec.ts'
import type { NewPasswordErrors } from './new-password-fields.tsx'

const NOT_SAVED = 'The password could not be changed. Please try again.'
const AT_THE_PASSWORD = ['password-short', 'password-long', 'password-common']
/** Refusals with a sentence of their own that belong to no field. */
const EXACT = ['reset-link', 'wrong-password']

export type PasswordRefusal = {
  code: string
  message: string
  errors: NewPasswordErrors
  words: (FormWords & { code: string }) | undefined
}

export function checkNewPassword(newPassword: string, confirmPassword: string): NewPasswordErrors {
  if (newPassword !== confirmPassword) return { confirmPassword: SAYS.passwordsDiffer }
  const checked = checkPassword(newPassword)
  return checked.ok ? {} : { newPassword: checked.problem.message }
}

export async function sendNewPassword(path: string, body: object): Promise<Result<true, PasswordRefusal>> {
  const answer = await ask(path, { method: 'POST', body })
  if (answer.ok) return ok(true)
  const { code, message } = answer.problem
  if (AT_THE_PASSWORD.includes(code))
    return failed({ code, message, errors: { newPassword: message }, words: undefined })
  const words = { ...wordsForRefusal(answer.problem, NOT_SAVED, EXACT), code }
  return failed({ code, message: words.message, errors: {}, words })
}
