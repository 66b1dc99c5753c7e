import { useState } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { type FormWords, wordsForRefusal } from '../rules/refusal-words.ts'
import { BUSY, SAYS } from '../spec.ts'
import { ask } from './ask.ts'
import { AuthFrame } from './auth-frame.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { RESET_SLIDES } from './reset-slides.ts'
import { textIn, useSubmit } from './use-submit.ts'

export default function ForgotPasswordScreen() {
  const [sent, setSent] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const [refusal, setRefusal] = useState<FormWords>()

  const { busy, onSubmit } = useSubmit(async (fields, form) => {
    setSent(false)
    setUnknown(undefined)
    setRefusal(undefined)
    const body = { email: textIn(fields, 'email') }
    const answer = await ask('/api/auth/request-password-reset', { method: 'POST', body })
    if (answer.ok) {
      form.reset()
      return setSent(true)
    }
    if (answer.problem.code === 'user-not-found') return setUnknown(answer.problem.message)
    setRefusal(wordsForRefusal(answer.problem, SAYS.resetFailed, []))
  })

  return (
    <AuthFrame slides={RESET_SLIDES}>
      <form onSubmit={onSubmit}>
        <h1>Forgot your password?</h1>
        <p className="muted auth-lead">Tell us the email you signed up with.</p>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={unknown}
          onChange={() => setUnknown(undefined)}
        />
        <RefusalNote words={refusal} />
        {/* Always there: readers announce what is put into a region, not the region itself. */}
        <div role="status">{sent && <Note kind="ok">{SAYS.resetSent}</Note>}</div>
        <Button type="submit" big wide busy={busy && BUSY.reset}>
          Send Reset Link
        </Button>
        <p className="sm">
          <Link className="auth-link" to="/auth/login">
            Back to login
          </Link>
        </p>
      </form>
    </AuthFrame>
  )
}
