import { useForm } from '#api-client/use-form.ts'
import type { Problem } from '#kit/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { PasswordField } from '#ui/forms/password-field.tsx'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { RefusalNote } from '../sign-in/refusal-note.tsx'

type PasswordAgainFormProps = {
  sentence: string
  button: string
  busyButton: string
  /** Shown beneath a refusal that has no specific sentence. */
  failed: string
  keep: string
  onKeep(): void
  /** The request made with the password; a problem is shown. */
  send(password: string): Promise<Problem | undefined>
}

/** Used inside a dialog: destructive actions need the password. */
export function PasswordAgainForm(props: PasswordAgainFormProps) {
  const { busy, refusal, onSubmit } = useForm<{ password: string }, FormWords>(
    ['password'],
    async ({ password }) => {
      const problem = await props.send(password)
      return problem && { refusal: wordsForRefusal(problem, props.failed, ['wrong-password']) }
    },
  )
  return (
    <form className="stack" onSubmit={onSubmit}>
      <p>{props.sentence}</p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-first=""
      />
      <RefusalNote words={refusal} />
      <Button type="submit" kind="rec" wide busy={busy && props.busyButton}>
        {props.button}
      </Button>
      <Button kind="quiet" wide onClick={props.onKeep}>
        {props.keep}
      </Button>
    </form>
  )
}
