import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { listSessions } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'

type RefusedProps = {
  room: OralRoom
  refused: { code: string; message: string }
  onOther(sessionId: string): void
}

/** Why it does not begin, and the way to the session that is open already. */
export function RefusalView({ room, refused, onOther }: RefusedProps) {
  return (
    <Note kind="bad" actions={refused.code === 'another-runs' && <GoToOther room={room} onOther={onOther} />}>
      {refused.message}
    </Note>
  )
}

function GoToOther({ room, onOther }: Pick<RefusedProps, 'room' | 'onOther'>) {
  const asked = useQuery<typeof listSessions>(CALLS.listSessions, { query: { assistant: room.id } })
  const running = asked.value?.sessions.find(({ state }) => state === 'running')
  if (!running) return <QueryProblem of={asked} what="The open session" />
  return (
    <Button kind="quiet" onClick={() => onOther(running.sessionId)}>
      Go to the open session
    </Button>
  )
}
