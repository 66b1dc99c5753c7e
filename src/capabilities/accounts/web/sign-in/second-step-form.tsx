import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { type FormValues, useForm } from '#api-client/use-form.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { secondStep } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { BUSY, CALLS, SAYS } from '../../spec.ts'
import { useFocus } from '../use-focus.ts'
import { RefusalNote } from './refusal-note.tsx'

type SecondStepProps = {
  onSignedIn(): Promise<FormWords | undefined>
  onAgain(): void
  onTooLate(): void
}

/** After an administrator's password: a code of the authenticator app, or a recovery code. */
export default function SecondStep(props: SecondStepProps) {
  const [byRecoveryCode, setByRecoveryCode] = useState(false)
  const other = () => setByRecoveryCode(!byRecoveryCode)
  // A form of its own for each, so that what was wrong with the one is not said of the other.
  return <CodeForm key={String(byRecoveryCode)} {...props} byRecoveryCode={byRecoveryCode} onOther={other} />
}

type CodeFormProps = SecondStepProps & { byRecoveryCode: boolean; onOther(): void }

function CodeForm({ onSignedIn, onAgain, onTooLate, byRecoveryCode, onOther }: CodeFormProps) {
  const field = useFocus<HTMLInputElement>()
  const { busy, refusal, onSubmit } = useForm<FormValues<typeof secondStep>, FormWords>(
    ['code'],
    async (body) => {
      const answer = await callApi<typeof secondStep>(CALLS.secondStep, { body })
      if (answer.ok) return { refusal: await onSignedIn() }
      if (answer.problem.code === 'second-step-over') {
        onTooLate()
        return undefined
      }
      return { refusal: wordsForRefusal(answer.problem, SAYS.loginFailed, ['wrong-code', 'used-code']) }
    },
  )

  return (
    <form onSubmit={onSubmit}>
      <h1>One more step</h1>
      <p className="muted auth-lead">
        {byRecoveryCode ? 'Enter one of your recovery codes. Each works once.' : SAYS.secondStep}
      </p>
      {byRecoveryCode ? (
        <Field
          ref={field}
          label="Recovery code"
          name="code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : (
        <Field
          ref={field}
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      <RefusalNote words={refusal} />
      <Button type="submit" big wide busy={busy && BUSY.login}>
        Sign in
      </Button>
      <Button kind="quiet" wide onClick={onOther}>
        {byRecoveryCode ? 'Use your authenticator app' : 'Use a recovery code'}
      </Button>
      <Button kind="quiet" wide onClick={onAgain}>
        Start again
      </Button>
    </form>
  )
}
