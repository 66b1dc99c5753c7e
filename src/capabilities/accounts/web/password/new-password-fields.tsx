import type { FormErrors } from '#api-client/use-form.ts'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { PASSWORD } from '../../spec.ts'

export type NewPasswordValues = { newPassword: string; confirmPassword: string }
export type NewPasswordErrors = FormErrors<NewPasswordValues>

/** The new password, twice, shown as typed, so that a typing slip locks no user out. */
type NewPasswordFieldsProps = {
  errors: NewPasswordErrors
  onEdit(...names: (keyof NewPasswordValues)[]): void
}

export function NewPasswordFields({ errors, onEdit }: NewPasswordFieldsProps) {
  const onChange = () => onEdit('newPassword', 'confirmPassword')
  const shared = { autoComplete: 'new-password', startShown: true, required: true, onChange }
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        hint={`At least ${PASSWORD.shortest} characters. Your password is shown as you type it.`}
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
