import { useState } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { useNavigate, usePlace } from '#web/navigation/use-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { type FormWords, wordsForRefusal } from '../rules/refusal-words.ts'
import { BUSY, SAYS } from '../spec.ts'
import { ask } from './ask.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LOG_IN_SLIDES } from './log-in-slides.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useArriveSignedIn } from './use-arrive-signed-in.ts'
import { textIn, useSubmit } from './use-submit.ts'

/** Brought along from the reset page: "Your password is changed." */
const wordsBrought = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'words' in state && typeof state.words === 'string'
    ? state.words
    : undefined

export default function LogInScreen() {
  const navigate = useNavigate()
  const arrive = useArriveSignedIn()
  const brought = wordsBrought(usePlace().state)
  const [refusal, setRefusal] = useState<FormWords>()

  const { busy, onSubmit } = useSubmit(async (fields) => {
    setRefusal(undefined)
    const body = { email: textIn(fields, 'email'), password: textIn(fields, 'password') }
    const answer = await ask('/api/auth/sign-in/email', { method: 'POST', body })
    if (!answer.ok) return setRefusal(wordsForRefusal(answer.problem, SAYS.loginFailed, ['wrong-password']))
    if (!(await arrive(() => navigate('/', { replace: true })))) setRefusal({ message: SAYS.loginFailed })
  })

  return (
    <AuthFrame slides={LOG_IN_SLIDES}>
      <form onSubmit={onSubmit}>
        <h1>Welcome back</h1>
        <p className="muted auth-lead">Your work is where you left it.</p>
        {brought && !refusal && <Note kind="ok">{brought}</Note>}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <p className="auth-right">
          <Link className="auth-link" to="/auth/forgot-password">
            Forgot Password
          </Link>
        </p>
        <RefusalNote words={refusal} />
        <Button type="submit" big wide busy={busy && BUSY.login}>
          Sign in
        </Button>
        <p className="sm">
          New here?{' '}
          <Link className="auth-link" to="/auth/signup">
            Sign Up
          </Link>
        </p>
      </form>
    </AuthFrame>
  )
}
