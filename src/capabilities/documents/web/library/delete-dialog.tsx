import { useState } from 'react'
import type { CallProblem } from '#api-client/call-api.ts'
import type { Result } from '#kit/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'

type DeleteDialogProps = {
  /** "document" */
  what: string
  name: string
  /** Tells what is deleted with it, and what stays. */
  sentence: string
  /** Asks the server to. */
  remove(): Promise<Result<unknown, CallProblem>>
  onClose(): void
  onGone(): void
}

/** Confirms and deletes something of the student's own. */
export default function DeleteDialog({ what, name, sentence, remove, onClose, onGone }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function press(): Promise<void> {
    setBusy(true)
    const answer = await remove()
    setBusy(false)
    // Already deleted, perhaps on another device: the goal is reached.
    if (!answer.ok && answer.problem.status !== 404) return setRefused(answer.problem.message)
    onClose()
    onGone()
  }
  return (
    <Dialog open onClose={onClose} title={`Delete this ${what}?`}>
      <p className="file-name">{name}</p>
      <p>{sentence}</p>
      {refused && <Note kind="bad">{refused}</Note>}
      <div className="row">
        <Button kind="line" data-first="" onClick={onClose}>
          Keep it
        </Button>
        <Button busy={busy && 'Deleting...'} onClick={() => void press()}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
