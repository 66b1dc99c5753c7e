import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { type FormValues, useForm } from '#api-client/use-form.ts'
import { Note } from '#ui/feedback/note.tsx'
import { ToastProvider } from '#ui/feedback/use-toast.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Link } from '#ui/router/link.tsx'
import { useNavigate, usePlace } from '#ui/router/use-navigation.ts'
import type { signIn } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { BUSY, CALLS, SAYS } from '../../spec.ts'
import { backIn } from '../session/log-in-again.ts'
import { deliverSignOut, useIsSignOutWaiting } from '../session/waiting-sign-out.ts'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { EmailField } from './email-field.tsx'
import { LOG_IN_SLIDES } from './log-in-slides.ts'
import { useArriveSignedIn } from './use-arrive-signed-in.ts'

const FIELDS = ['email', 'password'] as const

/** Administrators only, so nobody else loads it. */
const SecondStep = part(() => import('./second-step-form.tsx'))

/** Message passed from the reset page: "Your password has been changed." */
const wordsBrought = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'words' in state && typeof state.words === 'string'
    ? state.words
    : undefined

export default function LogInScreen() {
  const navigate = useNavigate()
  const arrive = useArriveSignedIn()
  const { state } = usePlace()
  const brought = wordsBrought(state)
  const back = backIn(state)
  const signOutWaits = useIsSignOutWaiting()
  const [step, setStep] = useState<'password' | 'code' | 'too-late'>('password')

  async function enter(): Promise<FormWords | undefined> {
    const arrived = await arrive(({ uid }) =>
      back?.uid === uid
        ? navigate(back.path, { replace: true, state: back.kept })
        : navigate('/', { replace: true }),
    )
    return arrived ? undefined : { message: SAYS.loginFailed }
  }

  const { busy, refusal, onSubmit } = useForm<FormValues<typeof signIn>, FormWords>(FIELDS, async (body) => {
    await deliverSignOut()
    const answer = await callApi<typeof signIn>(CALLS.signIn, { body })
    if (!answer.ok && answer.problem.code === 'second-step') {
      setStep('code')
      return undefined
    }
    if (!answer.ok) return { refusal: wordsForRefusal(answer.problem, SAYS.loginFailed, ['wrong-password']) }
    return { refusal: await enter() }
  })

  if (step === 'code')
    return (
      <AuthFrame slides={LOG_IN_SLIDES}>
        <ToastProvider>
          <SecondStep
            onSignedIn={enter}
            onAgain={() => setStep('password')}
            onTooLate={() => setStep('too-late')}
          />
        </ToastProvider>
      </AuthFrame>
    )
  return (
    <AuthForm
      slides={LOG_IN_SLIDES}
      title="Welcome back"
      lead="Your work is where you left it."
      onSubmit={onSubmit}
      refusal={refusal}
      button="Sign in"
      busy={busy && BUSY.login}
      beneath={{ question: 'New here?', link: 'Sign Up', to: '/auth/signup' }}
    >
      {signOutWaits && !refusal && <Note kind="warn">{SAYS.signOutWaits}</Note>}
      {step === 'too-late' && !refusal && <Note kind="warn">{SAYS.secondStepOver}</Note>}
      {brought && !refusal && <Note kind="ok">{brought}</Note>}
      <EmailField autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <p className="auth-right">
        <Link className="auth-link" to="/auth/forgot-password">
          Forgot Password
        </Link>
      </p>
    </AuthForm>
  )
}
