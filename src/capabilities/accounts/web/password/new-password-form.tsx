import { useForm } from '#api-client/use-form.ts'
import { Button } from '#ui/actions/button.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate } from '#ui/router/use-navigation.ts'
import type { FormWords } from '../../rules/refusal-words.ts'
import { useSession } from '../session/use-session.ts'
import { RefusalNote } from '../sign-in/refusal-note.tsx'
import { checkNewPassword, resetWith } from './change-password.ts'
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx'

export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate()
  const session = useSession()
  const { busy, errors, refusal, onSubmit, clear } = useForm<NewPasswordValues, FormWords & { code: string }>(
    ['newPassword', 'confirmPassword'],
    async ({ newPassword, confirmPassword }) => {
      const errors = checkNewPassword(newPassword, confirmPassword)
      if (Object.keys(errors).length > 0) return { errors }
      const answer = await resetWith({ token, newPassword })
      if (!answer.ok) return { errors: answer.problem.errors, refusal: answer.problem.words }
      // The server ended every session of this account, perhaps the one in this browser too.
      const found = await session.refresh()
      found?.show()
      navigate('/auth/login', {
        state: { words: 'Your password has been changed. Log in with the new one.' },
      })
      return undefined
    },
  )

  return (
    <form className="stack" onSubmit={onSubmit}>
      <p className="muted auth-lead">You will be signed out everywhere else.</p>
      <NewPasswordFields errors={errors} onEdit={clear} />
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
