import { useState } from 'react'
import { ask } from '#capabilities/accounts/web/ask.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import type { DocumentSummary } from '../contract.ts'

type DeleteDocumentProps = { document: DocumentSummary; onClose(): void; onGone(): void }

export function DeleteDocument({ document: { id, name }, onClose, onGone }: DeleteDocumentProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function remove() {
    setBusy(true)
    const answer = await ask(`/api/documents/${id}`, { method: 'DELETE' })
    setBusy(false)
    // Gone already, perhaps on another device: that is what was wanted.
    if (!answer.ok && answer.problem.status !== 404) return setRefused(answer.problem.message)
    onClose()
    onGone()
  }

  return (
    <Dialog open onClose={onClose} title="Delete this document?">
      <p className="file-name">{name}</p>
      <p>The file and everything that was read from it go at once. Quotes in your results stay.</p>
      {refused && <Note kind="bad">{refused}</Note>}
      <div className="acts">
        <Button kind="line" data-first="" onClick={onClose}>
          Keep it
        </Button>
        <Button kind="solid" busy={busy && 'Deleting...'} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
