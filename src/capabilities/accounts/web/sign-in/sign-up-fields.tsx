import { Field } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PASSWORD } from '../../spec.ts'
import { EmailField } from './email-field.tsx'
import type { SignUpErrors } from './send-sign-up.ts'

type Name = keyof SignUpErrors

/** A mistake is shown at its field and goes with the next key. */
export function SignUpFields({ errors, onEdit }: { errors: SignUpErrors; onEdit(...names: Name[]): void }) {
  const field = (name: Name, ...clearing: Name[]) => ({
    name,
    required: true,
    error: errors[name],
    onChange: () => onEdit(name, ...clearing),
  })
  return (
    <>
      <div className="two">
        <Field label="First name" autoComplete="given-name" {...field('firstName')} />
        <Field label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <EmailField autoComplete="email" {...field('email')} />
      <Field
        label="Phone number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint="For example 0971234567."
        {...field('phoneNumber')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        startShown
        hint={`At least ${PASSWORD.shortest} characters. Your password is shown as you type it.`}
        {...field('password', 'confirmPassword')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        startShown
        {...field('confirmPassword')}
      />
    </>
  )
}
