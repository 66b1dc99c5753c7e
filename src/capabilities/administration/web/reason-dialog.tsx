import { type ReactNode, type SubmitEvent, useState } from 'react'
import { textIn } from '#asking/use-submit.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextAreaField } from '#ui/asking/text-area-field.tsx'
import { Dialog } from '#ui/telling/dialog.tsx'
import { Note } from '#ui/telling/note.tsx'
import { useAct } from './use-act.ts'

type ReasonDialogProps<Answer> = {
  open: boolean
  onClose(): void
  title: string
  sentence: string
  button: string
  path: string
  /** Sent beside the reason. */
  more?: Record<string, string> | undefined
  /** Fields of its own; what they hold is sent under their names. */
  fields?: ReactNode
  onDone(answer: Answer): void
}

const TOO_SHORT = 'Please say why, in a few words: it is kept in the audit log.'

/** Nothing about money is done by hand without a reason. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} withX>
      <ReasonForm {...props} />
    </Dialog>
  )
}

function ReasonForm<Answer>(props: ReasonDialogProps<Answer>) {
  const { sentence, button, path, more, fields, onDone, onClose } = props
  const { busy, problem, act } = useAct(onDone)
  const [tooShort, setTooShort] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    if (textIn(form, 'reason').trim().length < 3) setTooShort(true)
    else void act(path, { ...more, ...Object.fromEntries(form) })
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
