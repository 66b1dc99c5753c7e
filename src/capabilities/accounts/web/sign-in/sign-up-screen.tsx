import { useForm } from '#api-client/use-form.ts'
import { useNavigate } from '#ui/router/use-navigation.ts'
import type { FormWords } from '../../rules/refusal-words.ts'
import { BUSY, SAYS, TUTOR_APPLICATION } from '../../spec.ts'
import { AuthForm } from './auth-form.tsx'
import { LOG_IN_SLIDES } from './log-in-slides.ts'
import { SIGN_UP_FIELDS, type SignUpForm, sendSignUp } from './send-sign-up.ts'
import { SignUpFields } from './sign-up-fields.tsx'
import { useArriveSignedIn } from './use-arrive-signed-in.ts'

export default function SignUpScreen() {
  const navigate = useNavigate()
  const arrive = useArriveSignedIn()
  const { busy, errors, refusal, onSubmit, clear } = useForm<SignUpForm, FormWords>(
    SIGN_UP_FIELDS,
    async (values) => {
      const outcome = await sendSignUp(values)
      if (!outcome.ok) {
        const { field, words } = outcome.problem
        return field ? { errors: { [field]: words.message } } : { refusal: words }
      }
      const arrived = await arrive(() => navigate(takeTutorApplication() ?? '/onboarding', { replace: true }))
      return arrived ? undefined : { refusal: { message: SAYS.signUpFailed } }
    },
  )

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
