import { callApi } from '#api-client/call-api.ts'
import type { FormErrors, FormValues } from '#api-client/use-form.ts'
import { failed, ok, type Result } from '#kit/result.ts'
import type { signUp } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { admitSignUp } from '../../rules/sign-up.ts'
import { fieldOfRefusal, type SignUpFieldName } from '../../rules/sign-up-field.ts'
import { CALLS, SAYS } from '../../spec.ts'
import { deliverSignOut } from '../session/waiting-sign-out.ts'

export const SIGN_UP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'confirmPassword',
] as const
export type SignUpForm = FormValues<typeof signUp, 'confirmPassword'>
type FieldName = SignUpFieldName | 'confirmPassword'
export type SignUpErrors = FormErrors<SignUpForm>

/** At a field, or above the button when it belongs to none. */
type SignUpRefusal = { code: string; message: string; field: FieldName | undefined; words: FormWords }

const refusal = (code: string, field: FieldName | undefined, words: FormWords): SignUpRefusal => ({
  code,
  message: words.message,
  field,
  words,
})

/** Asks the rules first, so that a mistake costs no round trip; the server asks them again. */
export async function sendSignUp({
  confirmPassword,
  ...form
}: SignUpForm): Promise<Result<true, SignUpRefusal>> {
  if (form.password !== confirmPassword)
    return failed(refusal('passwords-differ', 'confirmPassword', { message: SAYS.passwordsDiffer }))
  const admitted = admitSignUp(form)
  if (!admitted.ok) {
    const { code, message } = admitted.problem
    return failed(refusal(code, fieldOfRefusal(code, form), { message }))
  }
  await deliverSignOut()
  const answer = await callApi<typeof signUp>(CALLS.signUp, { body: form })
  if (answer.ok) return ok(true)
  const { code } = answer.problem
  const field = fieldOfRefusal(code, form)
  return failed(refusal(code, field, wordsForRefusal(answer.problem, SAYS.signUpFailed, field ? [code] : [])))
}
