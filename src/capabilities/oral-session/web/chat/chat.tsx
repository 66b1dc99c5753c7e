import { useState } from 'react'
import { browserRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { Clock } from '../../contract.ts'
import { useHeadLook } from '../head-look.ts'
import type { OralRoom } from '../oral-room.ts'
import { Conversation } from './conversation.tsx'
import { useOpenSession } from './use-open-session.ts'

export type ChatProps = {
  room: OralRoom
  userId: string
  sessionId: string
  /** Opened by the press that chose the document; nothing after a reload. */
  sound: AudioContext | undefined
  /** It has just become ready, and begins by itself. */
  fresh: boolean
  /** It is over: by the clock, by a press, or because the access has ended. */
  onEnded(clock: Clock, next: 'report' | 'upload' | 'told'): void
  /** Another session is open, in another tab perhaps. */
  onOther(sessionId: string): void
}

export default function Chat(props: ChatProps) {
  const { userId, sessionId } = props
  const here = useOpenSession(sessionId)
  const [recordings] = useState(() => browserRecordings(userId))
  if (here.session)
    return <Conversation {...props} here={here} session={here.session} recordings={recordings} />
  return <Loading here={here} />
}

function Loading({ here }: { here: ReturnType<typeof useOpenSession> }) {
  useHeadLook({ small: true })
  if (!here.problem) return <Skeleton lines={6} />
  return (
    <Note
      kind="bad"
      actions={
        <Button kind="quiet" onClick={here.readAll}>
          Try Again
        </Button>
      }
    >
      {here.problem.message}
    </Note>
  )
}
