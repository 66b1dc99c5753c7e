import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { textIn, useSubmit } from '#api-client/use-submit.ts'
import { Note } from '#ui/feedback/note.tsx'
import type { requestReset } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { BUSY, CALLS, SAYS } from '../../spec.ts'
import { AuthForm } from '../sign-in/auth-form.tsx'
import { EmailField } from '../sign-in/email-field.tsx'
import { RESET_SLIDES } from './reset-slides.ts'

export default function ForgotPasswordScreen() {
  const [sent, setSent] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const [refusal, setRefusal] = useState<FormWords>()

  const { busy, onSubmit } = useSubmit(async (fields, form) => {
    setSent(false)
    setUnknown(undefined)
    setRefusal(undefined)
    const body = { email: textIn(fields, 'email') }
    const answer = await callApi<typeof requestReset>(CALLS.requestReset, { body })
    if (answer.ok) {
      form.reset()
      return setSent(true)
    }
    if (answer.problem.code === 'user-not-found') return setUnknown(answer.problem.message)
    setRefusal(wordsForRefusal(answer.problem, SAYS.resetFailed, []))
  })

  return (
    <AuthForm
      slides={RESET_SLIDES}
      title="Forgot your password?"
      lead="Tell us the email you signed up with."
      onSubmit={onSubmit}
      refusal={refusal}
      button="Send Reset Link"
      busy={busy && BUSY.reset}
      beneath={{ link: 'Back to login', to: '/auth/login' }}
    >
      <EmailField autoComplete="username" error={unknown} onChange={() => setUnknown(undefined)} />
      {/* Always rendered: screen readers announce content added to a region, not the region itself. */}
      <div role="status">{sent && <Note kind="ok">{SAYS.resetSent}</Note>}</div>
    </AuthForm>
  )
}
