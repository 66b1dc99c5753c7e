/** A new password, chosen from the letter's link or on the account page. */

import type { z } from 'zod'
import { type AnsweredBy, callApi } from '#api-client/call-api.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { ChangePassword, changePassword, ResetPassword, resetPassword } from '../../contract.ts'
import { checkPassword } from '../../rules/password.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { CALLS, SAYS } from '../../spec.ts'
import type { NewPasswordErrors } from './new-password-fields.tsx'

const NOT_SAVED = 'The password could not be changed. Please try again.'
const AT_THE_PASSWORD = ['password-short', 'password-long', 'password-common']
/** Refusals with a specific sentence that belong to no field. */
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

type Reset = z.input<typeof ResetPassword>
type Change = z.input<typeof ChangePassword>

export const resetWith = async (body: Reset) =>
  heard(await callApi<typeof resetPassword>(CALLS.resetPassword, { body }))
export const changeWith = async (body: Change) =>
  heard(await callApi<typeof changePassword>(CALLS.changePassword, { body }))

function heard(
  answer: AnsweredBy<typeof resetPassword> | AnsweredBy<typeof changePassword>,
): Result<true, PasswordRefusal> {
  if (answer.ok) return ok(true)
  const { code, message } = answer.problem
  if (AT_THE_PASSWORD.includes(code))
    return failed({ code, message, errors: { newPassword: message }, words: undefined })
  const words = { ...wordsForRefusal(answer.problem, NOT_SAVED, EXACT), code }
  return failed({ code, message: words.message, errors: {}, words })
}
