import { useState } from 'react'
import { Link } from '#web/navigation/link.tsx'
import { useNavigate } from '#web/navigation/use-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import type { FormWords } from '../rules/refusal-words.ts'
import { BUSY, SAYS } from '../spec.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LOG_IN_SLIDES } from './log-in-slides.ts'
import { RefusalNote } from './refusal-note.tsx'
import { readSignUp, type SignUpErrors, sendSignUp } from './send-sign-up.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { takeTutorApplication } from './tutor-application.ts'
import { useArriveSignedIn } from './use-arrive-signed-in.ts'
import { useSubmit } from './use-submit.ts'

export default function SignUpScreen() {
  const navigate = useNavigate()
  const arrive = useArriveSignedIn()
  const [errors, setErrors] = useState<SignUpErrors>({})
  const [refusal, setRefusal] = useState<FormWords>()

  const { busy, onSubmit } = useSubmit(async (fields, form) => {
    setErrors({})
    setRefusal(undefined)
    const outcome = await sendSignUp(readSignUp(fields))
    if (outcome.ok) {
      const arrived = await arrive(() => navigate(takeTutorApplication() ?? '/onboarding', { replace: true }))
      if (!arrived) setRefusal({ message: SAYS.signUpFailed })
      return
    }
    const { field, words } = outcome.problem
    if (!field) return setRefusal(words)
    setErrors({ [field]: words.message })
    const input = form.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  })

  const clear = (...names: (keyof SignUpErrors)[]) =>
    setErrors((before) => (names.some((name) => before[name]) ? {} : before))

  return (
    <AuthFrame slides={LOG_IN_SLIDES}>
      <form onSubmit={onSubmit}>
        <h1>Create your account</h1>
        <p className="muted auth-lead">Free to try. Pay only for the assistants you choose.</p>
        <SignUpFields errors={errors} onEdit={clear} />
        <RefusalNote words={refusal} />
        <Button type="submit" big wide busy={busy && BUSY.signUp}>
          Create account
        </Button>
        <p className="sm">
          Already have an account?{' '}
          <Link className="auth-link" to="/auth/login">
            Log in
          </Link>
        </p>
      </form>
    </AuthFrame>
  )
}
