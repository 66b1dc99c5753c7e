import { useState } from 'react'
import { browserRecordings } from '#capabilities/voice/web/index.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { useHeadLook } from '../use-head-look.ts'
import type { ChatProps } from './chat-props.ts'
import { Conversation } from './conversation.tsx'
import { useOpenSession } from './use-open-session.ts'

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
  return <FailedNote onAgain={here.readAll}>{here.problem.message}</FailedNote>
}
