import { useRef, useState } from 'react'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { AssistantAccess } from '#capabilities/access/contract.ts'
import { openSound } from '#capabilities/voice/web/index.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { useSearchParams } from '#ui/router/use-search-params.ts'
import type { listSessions, SessionSummary } from '../contract.ts'
import { CALLS } from '../spec.ts'
import { BringDocument } from './bring-document.tsx'
import type { Over } from './over-dialog.tsx'
import type { OralRoom } from './session-screen.ts'
import { usePreparing } from './upload/use-preparing.ts'
import { useOpenOne } from './use-open-one.ts'

const OverDialog = part(() => import('./over-dialog.tsx'))
const Chat = part(() => import('./chat/chat.tsx'), <Skeleton lines={6} />)
const PastSessions = part(() => import('./past-sessions.tsx'))
const ReportScreen = part(() => import('./report/report-screen.tsx'), <Skeleton lines={6} />)

/** In the address, so that a report can be kept and opened again. */
const REPORT = 'report'

type OralScreenProps = {
  room: OralRoom
  userId: string
  access: AssistantAccess
  onAccessChanged(): void
}

const isOver = ({ state, answered }: SessionSummary) => state === 'ended' && answered > 0

/** From the document to the conversation, and from there to the report. */
export default function OpenRoom({ room, userId, access, onAccessChanged }: OralScreenProps) {
  const sessions = useQuery<typeof listSessions>(CALLS.listSessions, { query: { assistant: room.id } })
  const [query, setQuery] = useSearchParams()
  const [talking, setTalking] = useState<{ sessionId: string; fresh: boolean }>()
  const [over, setOver] = useState<Over>()
  const sound = useRef<AudioContext>(undefined)
  const preparing = usePreparing(room, {
    onCounted: onAccessChanged,
    onReady: (sessionId) => setTalking({ sessionId, fresh: true }),
  })
  const isPreparing = preparing.state.name === 'uploading' || preparing.state.name === 'processing'
  const reportOf = query.get(REPORT)
  const past = (sessions.value?.sessions ?? []).filter(isOver)

  // Browsers start audio only during a press.
  const openOnce = () => {
    sound.current ??= openSound()
  }
  const openReport = (sessionId: string | undefined) => setQuery(sessionId ? { [REPORT]: sessionId } : {})
  useOpenOne(reportOf ? undefined : sessions.value, (session) => {
    if (session.state === 'uploading' || session.state === 'processing')
      preparing.follow(session.sessionId, session.name)
    else setTalking({ sessionId: session.sessionId, fresh: false })
  })

  if (reportOf)
    return (
      <ReportScreen
        key={reportOf}
        room={room}
        sessionId={reportOf}
        onBack={() => openReport(undefined)}
        onAgain={(documentId, name, manner) => {
          openOnce()
          openReport(undefined)
          preparing.choose({ documentId }, name, manner)
        }}
      />
    )
  if (talking)
    return (
      <Chat
        key={talking.sessionId}
        {...talking}
        room={room}
        userId={userId}
        sound={sound.current}
        onOther={(sessionId) => setTalking({ sessionId, fresh: false })}
        onEnded={(clock, next) => {
          // It was closed with the conversation.
          sound.current = undefined
          setTalking(undefined)
          sessions.refetch()
          onAccessChanged()
          if (next === 'report') openReport(talking.sessionId)
          if (next === 'told') setOver({ clock, sessionId: talking.sessionId })
        }}
      />
    )
  return (
    <>
      <BringDocument room={room} access={access} preparing={preparing} onPress={openOnce} />
      {!isPreparing && <QueryProblem of={sessions} what="Your sessions" />}
      {!isPreparing && past.length > 0 && (
        <PastSessions sessions={past} onReport={openReport} onChanged={sessions.refetch} />
      )}
      {over && (
        <OverDialog
          over={over}
          onClose={() => setOver(undefined)}
          onReport={() => {
            setOver(undefined)
            openReport(over.sessionId)
          }}
        />
      )}
    </>
  )
}
