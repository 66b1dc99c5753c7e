import { Link } from '#ui/router/link.tsx'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import '../sign-in/auth-frame.css'
import { Note } from '#ui/feedback/note.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Opened from the letter, perhaps on another device, so it must work without a session. */
export default function ResetPasswordScreen() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="in">
      <section className="auth-card stack">
        <h1>Choose a new password</h1>
        {token ? (
          <NewPasswordForm token={token} />
        ) : (
          <>
            <Note kind="warn">
              This link is incomplete. Please open it again from the email, or ask for a new one.
            </Note>
            <p>
              <Link className="auth-link" to="/auth/forgot-password">
                Ask for a new link
              </Link>
            </p>
          </>
        )}
      </section>
    </div>
  )
}
