import { lazy, Suspense, useState } from 'react'
import { NotSignedIn, StaleAccess, useAccess } from '#capabilities/access/web/index.ts'
import { useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { SAYS } from '#capabilities/voice/spec.ts'
import { browserRecordings } from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { IdleRoom } from './idle-screen.tsx'
import { loadRoom, useDoor } from './use-lazy-screen.ts'
import { VoiceHead } from './voice-head.tsx'

const Preview = lazy(() => import('./preview.tsx'))

/** With access the student talks; without it a demo is shown; signed out, a note asks to log in. */
export default function VoiceChatScreen() {
  const user = useSignedInUser()
  return (
    <div className="in voice-chat">{user ? <SignedInVoiceChat userId={user.uid} /> : <NobodyHere />}</div>
  )
}

function SignedInVoiceChat({ userId }: { userId: string }) {
  const here = useAccess('voiceChat')
  switch (here.name) {
    case 'paid':
      return (
        <>
          <StaleAccess of={here} />
          <LazyScreen userId={userId} onAccessOver={here.refetch} />
        </>
      )
    case 'unpaid':
      return (
        <Suspense fallback={<CheckingVoice />}>
          <StaleAccess of={here} />
          <Preview access={here.access} />
        </Suspense>
      )
    case 'checking':
      return <CheckingVoice />
    case 'unknown':
      return <AccessUnknown onTryAgain={here.refetch} />
  }
}

const CheckingVoice = () => (
  <>
    <VoiceHead />
    <Skeleton />
  </>
)

function AccessUnknown({ onTryAgain }: { onTryAgain(): void }) {
  const [dismissed, setDismissed] = useState(false)
  const tryAgain = () => {
    setDismissed(false)
    onTryAgain()
  }
  const again = (
    <Button kind="quiet" onClick={tryAgain}>
      Try Again
    </Button>
  )
  return (
    <>
      <VoiceHead />
      {dismissed ? (
        <div className="row">{again}</div>
      ) : (
        <Note kind="bad" actions={again} onDismiss={() => setDismissed(true)}>
          {SAYS.accessUnknown}
        </Note>
      )}
    </>
  )
}

function NobodyHere() {
  return (
    <>
      <VoiceHead />
      <NotSignedIn says={SAYS.notSignedIn} />
    </>
  )
}

type DoorProps = { userId: string; onAccessOver(): void }

/**
 * Looks like the idle room. Microphone, player and turns are fetched when the student is about to press, so that a mere visit
 * does not pay for them.
 */
function LazyScreen({ userId, onAccessOver }: DoorProps) {
  const [recordings] = useState(() => browserRecordings(userId))
  // The draft stays, whichever of the two rooms is shown.
  const [draft, onDraft] = useState('')
  const { entering, inside, kept, press } = useDoor(recordings, onDraft)
  const typing = { draft, onDraft }
  if (!inside)
    return (
      <IdleRoom
        entering={entering}
        typing={typing}
        onWish={press}
        onNear={() => void loadRoom().catch(() => undefined)}
      />
    )
  const { Room, wish, sound } = inside
  const mine = { kept, recordings, typing }
  return <Room wish={wish} sound={sound} {...mine} onAccessOver={onAccessOver} />
}
