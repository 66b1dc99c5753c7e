import { useState } from 'react'
import { ask } from '#capabilities/accounts/web/ask.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import type { PastAnalysis } from '../../contract.ts'
import { analysisPath } from '../use-analysis.ts'

type DeleteDialogProps = { past: PastAnalysis; onClose(): void; onDeleted(): void }

export default function DeleteDialog({ past, onClose, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function remove(): Promise<void> {
    setBusy(true)
    const answer = await ask<undefined>(analysisPath(past.sessionId), { method: 'DELETE' })
    setBusy(false)
    // 404: gone already, perhaps on another device.
    if (!answer.ok && answer.problem.status !== 404) return setRefused(answer.problem.message)
    onClose()
    onDeleted()
  }
  return (
    <Dialog open onClose={onClose} title="Delete this analysis?">
      <p className="file-name">{past.title || past.name}</p>
      <p>Its points, scores and ticks go at once. The document stays among your documents.</p>
      {refused && <Note kind="bad">{refused}</Note>}
      <div className="row">
        <Button kind="line" data-first="" onClick={onClose}>
          Keep it
        </Button>
        <Button busy={busy && 'Deleting...'} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
