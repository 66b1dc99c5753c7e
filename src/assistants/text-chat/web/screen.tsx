import { lazy, Suspense, useState } from 'react'
import { StaleAccess, useAccess } from '#capabilities/access/web/index.ts'
import { useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { SAYS } from '../spec.ts'
import { ChatHead, type HeadPlaces } from './chat-head.tsx'
import { LogInNote } from './log-in-note.tsx'

const Preview = lazy(() => import('./preview/preview.tsx'))
const Room = lazy(() => import('./unlocked-screen.tsx'))

/** With access the student chats; without it a demo conversation is shown; signed out, a note asks to log in. */
export default function TextChatScreen() {
  const user = useSignedInUser()
  const [places, setPlaces] = useState<HeadPlaces>({})
  return (
    <div className="in text-chat">
      {/* Rendered once above every state: the focus is on this heading, which must not be removed. */}
      <ChatHead onPlaces={setPlaces} />
      {user ? <SignedInChat userId={user.uid} places={places} /> : <LogInNote />}
    </div>
  )
}

function SignedInChat({ userId, places }: { userId: string; places: HeadPlaces }) {
  const here = useAccess('textChat')
  switch (here.name) {
    case 'checking':
      return <CheckingChat />
    case 'paid':
      return (
        <Suspense fallback={<CheckingChat />}>
          <StaleAccess of={here} />
          <Room userId={userId} places={places} onAccessOver={here.refetch} />
        </Suspense>
      )
    default:
      return (
        <Suspense fallback={<CheckingChat />}>
          <StaleAccess of={here} />
          <Preview
            places={places}
            access={here.name === 'unpaid' ? here.access : undefined}
            failed={here.name === 'unknown'}
            onTryAgain={here.refetch}
          />
        </Suspense>
      )
  }
}

const CheckingChat = () => (
  <>
    <p className="muted" role="status">
      {SAYS.checkingPayment}
    </p>
    <Skeleton lines={4} />
  </>
)
