import { useState } from 'react'
import { textIn, useSubmit } from '#api-client/use-submit.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import type { FormWords } from '../../rules/refusal-words.ts'
import { changeWith, checkNewPassword } from '../password/change-password.ts'
import { type NewPasswordErrors, NewPasswordFields } from '../password/new-password-fields.tsx'
import { RefusalNote } from '../sign-in/refusal-note.tsx'

export function ChangePasswordSection({ onChanged }: { onChanged(): void }) {
  const [errors, setErrors] = useState<NewPasswordErrors>({})
  const [refusal, setRefusal] = useState<FormWords>()
  const [changed, setChanged] = useState(false)

  const { busy, onSubmit } = useSubmit(async (fields, form) => {
    setRefusal(undefined)
    setChanged(false)
    const newPassword = textIn(fields, 'newPassword')
    const checked = checkNewPassword(newPassword, textIn(fields, 'confirmPassword'))
    setErrors(checked)
    if (Object.keys(checked).length > 0) return
    const body = { currentPassword: textIn(fields, 'currentPassword'), newPassword }
    const answer = await changeWith(body)
    if (answer.ok) {
      form.reset()
      setChanged(true)
      return onChanged()
    }
    setErrors(answer.problem.errors)
    setRefusal(answer.problem.words)
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
        <NewPasswordFields errors={errors} onEdit={() => setErrors({})} />
        <RefusalNote words={refusal} />
        <div role="status">
          {changed && <Note kind="ok">Your password is changed. Other devices were signed out.</Note>}
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
