import { PasswordField } from '#ui/forms/password-field.tsx'
import { PASSWORD } from '../../spec.ts'

export type NewPasswordErrors = { newPassword?: string; confirmPassword?: string }

/** The new password, twice, shown as typed, so that a typing slip locks no user out. */
export function NewPasswordFields({ errors, onEdit }: { errors: NewPasswordErrors; onEdit(): void }) {
  const shared = { autoComplete: 'new-password', startShown: true, required: true, onChange: onEdit }
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        hint={`At least ${PASSWORD.shortest} characters. You see what you type.`}
        error={errors.newPassword}
        {...shared}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        error={errors.confirmPassword}
        {...shared}
      />
    </>
  )
}
