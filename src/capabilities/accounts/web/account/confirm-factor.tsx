import './second-factor.css'
import { callApi } from '#api-client/call-api.ts'
import { type FormValues, useForm } from '#api-client/use-form.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import type { confirmSecondFactor, NewSecondFactor } from '../../contract.ts'
import { type FormWords, wordsForRefusal } from '../../rules/refusal-words.ts'
import { CALLS } from '../../spec.ts'
import { RefusalNote } from '../sign-in/refusal-note.tsx'
import { useFocus } from '../use-focus.ts'

type ConfirmFactorProps = { factor: NewSecondFactor; onConfirmed(): void; onCancel(): void }

/** The key as a picture, as an address and as letters; then the first code. */
export function ConfirmFactor({ factor: { uri, secret, qr }, onConfirmed, onCancel }: ConfirmFactorProps) {
  const start = useFocus<HTMLParagraphElement>()
  const { busy, refusal, onSubmit } = useForm<FormValues<typeof confirmSecondFactor>, FormWords>(
    ['code'],
    async (body) => {
      const answer = await callApi<typeof confirmSecondFactor>(CALLS.confirmSecondFactor, { body })
      if (answer.ok) onConfirmed()
      else
        return {
          refusal: wordsForRefusal(answer.problem, 'The app could not be set up. Please try again.', [
            'wrong-code',
            'used-code',
          ]),
        }
      return undefined
    },
  )
  return (
    <form className="stack" onSubmit={onSubmit}>
      <p ref={start} tabIndex={-1}>
        Scan this with your authenticator app.
      </p>
      <svg className="qr" viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label="QR code">
        <path d={qr.path} />
      </svg>
      <p>
        On this phone, <a href={uri}>open the app</a>. Or type this key into it:
      </p>
      <code className="factor-key">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Field
        label="The code it shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <RefusalNote words={refusal} />
      <div className="row">
        <Button type="submit" busy={busy && 'Checking...'}>
          Switch on
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
