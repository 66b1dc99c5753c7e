import { PhoneOff, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Clock, endSession, OpenSession } from '../../contract.ts'
import { CALLS } from '../../spec.ts'

type SessionFileProps = {
  session: OpenSession
  onEnd(clock: Clock, next: 'report' | 'upload'): void
}

/** The document under discussion, and two exits: to the report, or to another document. */
export function SessionFile({ session, onEnd }: SessionFileProps) {
  const [leaving, setLeaving] = useState<'report' | 'upload'>()
  const { filename } = session.document
  return (
    <>
      <FileRow name={filename} details={whereItStands(session)}>
        <Button kind="quiet" icon={PhoneOff} aria-label="End session" onClick={() => setLeaving('report')}>
          <span className="hide-s">End session</span>
        </Button>
        <Button kind="quiet" icon={RotateCcw} aria-label="New document" onClick={() => setLeaving('upload')}>
          <span className="hide-s">New document</span>
        </Button>
      </FileRow>
      {leaving && (
        <EndDialog
          sessionId={session.sessionId}
          onStay={() => setLeaving(undefined)}
          onEnded={(clock) => onEnd(clock, leaving)}
        />
      )}
    </>
  )
}

function whereItStands({ asked, speakers }: OpenSession): string {
  const panel = speakers.length > 1 ? `${speakers.length} examiners` : ''
  const place = asked ? `Question ${asked.number} of ${asked.of}: ${asked.area}` : ''
  return [place, panel].filter(Boolean).join(' · ')
}

type EndDialogProps = { sessionId: string; onStay(): void; onEnded(clock: Clock): void }

function EndDialog({ sessionId, onStay, onEnded }: EndDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const end = async () => {
    setBusy(true)
    const answer = await callApi<typeof endSession>(CALLS.endSession, { params: { sessionId }, body: {} })
    setBusy(false)
    if (answer.ok) onEnded(answer.value)
    else setProblem(answer.problem.message)
  }
  return (
    <Dialog open withX title="End this session?" onClose={onStay}>
      <p>You keep your unused minutes, and the conversation is saved with its report.</p>
      {problem && <Note kind="bad">{problem}</Note>}
      <Button wide busy={busy && 'Ending...'} onClick={() => void end()}>
        End session
      </Button>
      <Button kind="quiet" wide onClick={onStay}>
        Keep talking
      </Button>
    </Dialog>
  )
}
