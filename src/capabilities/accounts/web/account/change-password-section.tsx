import { useState } from 'react'
import { useForm } from '#api-client/use-form.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { FormWords } from '../../rules/refusal-words.ts'
import { changeWith, checkNewPassword } from '../password/change-password.ts'
import { NewPasswordFields, type NewPasswordValues } from '../password/new-password-fields.tsx'
import { RefusalNote } from '../sign-in/refusal-note.tsx'

export function ChangePasswordSection({ onChanged }: { onChanged(): void }) {
  const [changed, setChanged] = useState(false)
  const { busy, errors, refusal, onSubmit, clear } = useForm<
    NewPasswordValues & { currentPassword: string },
    FormWords
  >(['currentPassword', 'newPassword', 'confirmPassword'], async (values, form) => {
    setChanged(false)
    const { currentPassword, newPassword, confirmPassword } = values
    const errors = checkNewPassword(newPassword, confirmPassword)
    if (Object.keys(errors).length > 0) return { errors }
    const answer = await changeWith({ currentPassword, newPassword })
    if (!answer.ok) return { errors: answer.problem.errors, refusal: answer.problem.words }
    form.reset()
    setChanged(true)
    onChanged()
    return undefined
  })

  return (
    <section className="card stack" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form className="stack" onSubmit={onSubmit}>
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields errors={errors} onEdit={clear} />
        <RefusalNote words={refusal} />
        <div role="status">
          {changed && (
            <Note kind="ok">Your password has been changed. Your other devices have been signed out.</Note>
          )}
        </div>
        <div>
          <Button type="submit" kind="line" busy={busy && 'Saving...'}>
            Change password
          </Button>
        </div>
      </form>
    </section>
  )
}
