import { useForm } from '#api-client/use-form.ts'
import type { Problem } from '#kit/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { RefusalNote } from '../sign-in/refusal-note.tsx'

type PasswordAndCodeFormProps = {
  sentence: string
  button: string
  /** Shown above a refusal that has no specific sentence. */
  failed: string
  onKeep(): void
  send(password: string, code: string): Promise<Problem | undefined>
}

const EXACT = ['wrong-password', 'wrong-code', 'used-code']

/** Inside a dialog: what changes the second factor needs both. */
export function PasswordAndCodeForm({ sentence, button, failed, onKeep, send }: PasswordAndCodeFormProps) {
  const { busy, refusal, onSubmit } = useForm<{ password: string; code: string }, FormWords>(
    ['password', 'code'],
    async ({ password, code }) => {
      const problem = await send(password, code)
      return problem && { refusal: wordsForRefusal(problem, failed, EXACT) }
    },
  )
  return (
    <form className="stack" onSubmit={onSubmit}>
      <p>{sentence}</p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-first=""
      />
      <Field
        label="Code"
        hint="From your authenticator app, or a recovery code."
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <RefusalNote words={refusal} />
      <Button type="submit" wide busy={busy && 'Checking...'}>
        {button}
      </Button>
      <Button kind="quiet" wide onClick={onKeep}>
        Cancel
      </Button>
    </form>
  )
}
