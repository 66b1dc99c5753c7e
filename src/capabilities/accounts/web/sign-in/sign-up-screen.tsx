import { useState } from 'react'
import { useSubmit } from '#api-client/use-submit.ts'
import { useNavigate } from '#ui/router/use-navigation.ts'
import type { FormWords } from '../../rules/refusal-words.ts'
import { BUSY, SAYS, TUTOR_APPLICATION } from '../../spec.ts'
import { AuthForm } from './auth-form.tsx'
import { LOG_IN_SLIDES } from './log-in-slides.ts'
import { readSignUp, type SignUpErrors, sendSignUp } from './send-sign-up.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { useArriveSignedIn } from './use-arrive-signed-in.ts'

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
    <AuthForm
      slides={LOG_IN_SLIDES}
      title="Create your account"
      lead="Free to try. Pay only for the assistants you choose."
      onSubmit={onSubmit}
      refusal={refusal}
      button="Create account"
      busy={busy && BUSY.signUp}
      beneath={{ question: 'Already have an account?', link: 'Log in', to: '/auth/login' }}
    >
      <SignUpFields errors={errors} onEdit={clear} />
    </AuthForm>
  )
}

/** Target of a stored tutor application, which is removed from the browser. */
function takeTutorApplication(): string | undefined {
  try {
    if (localStorage.getItem(TUTOR_APPLICATION.key) === null) return undefined
    localStorage.removeItem(TUTOR_APPLICATION.key)
    return TUTOR_APPLICATION.goesTo
  } catch {
    return undefined
  }
}
