/** Which field of the sign-up form a refusal belongs to. */
import type { SignUp } from '../contract.ts'
import { admitSignUp } from './sign-up.ts'

export type SignUpFieldName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password'

const FIELDS: Record<string, SignUpFieldName> = {
  email: 'email',
  'email-already-in-use': 'email',
  phone: 'phoneNumber',
  'password-short': 'password',
  'password-long': 'password',
  'password-common': 'password',
}

/** undefined: it belongs to no field and is shown above the button. */
export function fieldOfRefusal(code: string, form: SignUp): SignUpFieldName | undefined {
  if (code !== 'name') return FIELDS[code]
  // The rule stops at the first thing that is wrong, so a first name that passes leaves the last one.
  const withAnotherLastName = admitSignUp({ ...form, lastName: 'Banda' })
  const firstIsFine = withAnotherLastName.ok || withAnotherLastName.problem.code !== 'name'
  return firstIsFine ? 'lastName' : 'firstName'
}
