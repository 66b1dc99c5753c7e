import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { dayAndTime } from '#api-client/date-and-time.ts'
import { pluralise } from '#kit/pluralise.ts'
import { Button } from '#ui/actions/button.tsx'
import { FileRow } from '#ui/documents/file-row.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import { useToast } from '#ui/feedback/use-toast.tsx'
import type { removeSession, SessionSummary } from '../contract.ts'
import { minutesTalked } from '../rules/screen/report-words.ts'
import { CALLS } from '../spec.ts'

type PastSessionsProps = {
  sessions: readonly SessionSummary[]
  onReport(sessionId: string): void
  onChanged(): void
}

/** Sessions that are over, the latest first, each with its report. */
export default function PastSessions({ sessions, onReport, onChanged }: PastSessionsProps) {
  const [removing, setRemoving] = useState<SessionSummary>()
  return (
    <section className="stack" aria-labelledby="past">
      <h2 id="past">Your sessions</h2>
      <ul className="stack tight past-sessions">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <FileRow name={session.title || session.name} details={detailsOf(session)}>
              <Button
                kind="line"
                aria-label={`Open the report on ${session.title || session.name}`}
                onClick={() => onReport(session.sessionId)}
              >
                Report
              </Button>
              <Button
                kind="quiet"
                square
                icon={Trash2}
                aria-label={`Delete the session on ${session.title || session.name}`}
                onClick={() => setRemoving(session)}
              />
            </FileRow>
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveDialog session={removing} onClose={() => setRemoving(undefined)} onRemoved={onChanged} />
      )}
    </section>
  )
}

function detailsOf({ createdAt, answered, seconds, score }: SessionSummary): string {
  const { day, time } = dayAndTime(createdAt)
  return [
    `${day}, ${time}`,
    pluralise(answered, 'answer'),
    minutesTalked(seconds),
    score === undefined ? '' : `${score} of 100`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type RemoveDialogProps = { session: SessionSummary; onClose(): void; onRemoved(): void }

function RemoveDialog({ session, onClose, onRemoved }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false)
  const say = useToast()
  const remove = async () => {
    setBusy(true)
    const { sessionId } = session
    const answer = await callApi<typeof removeSession>(CALLS.removeSession, { params: { sessionId } })
    setBusy(false)
    // One that is gone already is gone as well.
    if (!answer.ok && answer.problem.status !== 404) return say({ failed: answer.problem.message })
    onClose()
    onRemoved()
  }
  return (
    <Dialog open withX title="Delete this session?" onClose={onClose}>
      <p>The conversation and its report are deleted for good. The document itself is kept.</p>
      <Button wide busy={busy && 'Deleting...'} onClick={() => void remove()}>
        Delete it
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        Keep it
      </Button>
    </Dialog>
  )
}
