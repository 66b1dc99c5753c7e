import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { AnswerOf, SentWith } from '#api-client/call-api.ts'
import { textIn } from '#api-client/use-form.ts'
import { useQuery } from '#api-client/use-query.ts'
import type { readSecondFactor } from '#capabilities/accounts/contract.ts'
import { CALLS as ACCOUNT_CALLS, SAYS } from '#capabilities/accounts/spec.ts'
import type { AddressOf, Call } from '#contracts/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { useAct } from './use-act.ts'

type ReasonDialogProps<C extends Call> = {
  open: boolean
  onClose(): void
  title: string
  sentence: string
  button: string
  address: AddressOf<C>
  /** The request body, from the reason and the form's fields. */
  sent(reason: string, form: FormData): SentWith<C>[0]
  fields?: ReactNode
  onDone(answer: AnswerOf<C>): void
}

const TOO_SHORT = 'Please say why, in a few words. It is recorded in the audit log.'

/** Every manual action on money needs a reason. */
export function ReasonDialog<C extends Call>(props: ReasonDialogProps<C>) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} withX>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm<C extends Call>(props: ReasonDialogProps<C>) {
  const { sentence, button, address, sent, fields, onDone, onClose } = props
  const { busy, problem, act } = useAct<C>(address, onDone)
  const [tooShort, setTooShort] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = textIn(form, 'reason')
    if (reason.trim().length < 3) setTooShort(true)
    else void act(...([sent(reason, form)] as SentWith<C>))
  }
  return (
    <form className="stack" onSubmit={send} noValidate>
      <p className="sm muted">{sentence}</p>
      {fields}
      <TextAreaField
        name="reason"
        label="Reason"
        maxLength={500}
        required
        error={tooShort && TOO_SHORT}
        onChange={() => setTooShort(false)}
      />
      {problem && <Note kind="bad">{problem.message}</Note>}
      <div className="row">
        <Button type="submit" busy={busy && 'Working...'}>
          {button}
        </Button>
        <Button kind="quiet" data-first="" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  )
}

/** Before money moves by hand; nothing for an administrator without an authenticator app. */
export function CodeField() {
  const { value } = useQuery<typeof readSecondFactor>(ACCOUNT_CALLS.readSecondFactor)
  if (!value?.on) return null
  return (
    <Field
      name="code"
      label="Code"
      hint={SAYS.secondStep}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  )
}

export function codeIn(form: FormData): { code?: string } {
  const code = textIn(form, 'code')
  return code ? { code } : {}
}
