import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { type FormValues, useForm } from '#api-client/use-form.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { requestReset } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { BUSY, CALLS, SAYS } from '../../spec.ts'
import { AuthForm } from '../sign-in/auth-form.tsx'
import { EmailField } from '../sign-in/email-field.tsx'
import { RESET_SLIDES } from './reset-slides.ts'

export default function ForgotPasswordScreen() {
  const [sent, setSent] = useState(false)
  const { busy, errors, refusal, onSubmit, clear } = useForm<FormValues<typeof requestReset>, FormWords>(
    ['email'],
    async (body, form) => {
      setSent(false)
      const answer = await callApi<typeof requestReset>(CALLS.requestReset, { body })
      if (!answer.ok) {
        const { code, message } = answer.problem
        if (code === 'user-not-found') return { errors: { email: message } }
        return { refusal: wordsForRefusal(answer.problem, SAYS.resetFailed, []) }
      }
      form.reset()
      setSent(true)
      return undefined
    },
  )

  return (
    <AuthForm
      slides={RESET_SLIDES}
      title="Forgot your password?"
      lead="Enter the email address you signed up with."
      onSubmit={onSubmit}
      refusal={refusal}
      button="Send Reset Link"
      busy={busy && BUSY.reset}
      beneath={{ link: 'Back to login', to: '/auth/login' }}
    >
      <EmailField autoComplete="username" error={errors.email} onChange={() => clear('email')} />
      {/* Always rendered: screen readers announce content added to a region, not the region itself. */}
      <div role="status">{sent && <Note kind="ok">{SAYS.resetSent}</Note>}</div>
    </AuthForm>
  )
}
