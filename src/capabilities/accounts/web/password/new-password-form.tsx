import { useState } from 'react'
import { textIn, useSubmit } from '#api-client/use-submit.ts'
import { Button } from '#ui/actions/button.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate } from '#ui/router/use-navigation.ts'
import type { FormWords } from '../../rules/refusal-words.ts'
import { useSession } from '../session/use-session.ts'
import { RefusalNote } from '../sign-in/refusal-note.tsx'
import { checkNewPassword, resetWith } from './change-password.ts'
import { type NewPasswordErrors, NewPasswordFields } from './new-password-fields.tsx'

export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const session = useSession()
  const [errors, setErrors] = useState<NewPasswordErrors>({})
  const [refusal, setRefusal] = useState<FormWords & { code: string }>()

  const { busy, onSubmit } = useSubmit(async (fields) => {
    setRefusal(undefined)
    const newPassword = textIn(fields, 'newPassword')
    const checked = checkNewPassword(newPassword, textIn(fields, 'confirmPassword'))
    setErrors(checked)
    if (Object.keys(checked).length > 0) return
    const answer = await resetWith({ token, newPassword })
    if (!answer.ok) {
      setErrors(answer.problem.errors)
      return setRefusal(answer.problem.words)
    }
    // The server ended every session of this account, perhaps the one in this browser too.
    const found = await session.refresh()
    found?.show()
    navigate('/auth/login', { state: { words: 'Your password is changed. Log in with the new one.' } })
  })

  return (
    <form className="stack" onSubmit={onSubmit}>
      <p className="muted auth-lead">You will be signed out everywhere else.</p>
      <NewPasswordFields errors={errors} onEdit={() => setErrors({})} />
      <RefusalNote words={refusal} />
      {refusal?.code === 'reset-link' && (
        <Link className="auth-link" to="/auth/forgot-password">
          Ask for a new link
        </Link>
      )}
      <Button type="submit" big wide busy={busy && 'Saving...'}>
        Save the new password
      </Button>
    </form>
  )
}
