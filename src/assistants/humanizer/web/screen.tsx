import { lazy, Suspense } from 'react'
import { AccessUnknown } from '#capabilities/access/web/access-unknown.tsx'
import { StaleAccess } from '#capabilities/access/web/stale-access.tsx'
import { useAccess } from '#capabilities/access/web/use-access.ts'
import { useSignedInUser } from '#capabilities/accounts/web/use-session.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Note } from '#ui/telling/note.tsx'
import { SAYS } from '../spec.ts'
import { HumanizerHead } from './humanizer-head.tsx'
import { Room } from './room.tsx'
import { useLoggedOnce } from './use-logged-once.ts'

const Preview = lazy(() => import('./preview.tsx'))

/** Who has bought it humanizes; who has not sees a demo; who is not signed in is told so. */
export default function HumanizerScreen() {
  const user = useSignedInUser()
  return (
    <div className="in humanizer">
      {/* Once for all that comes below: who arrived stands on this heading, and it must not go away under them. */}
      <HumanizerHead />
      {user ? <ForStudent userId={user.uid} /> : <NotSignedIn />}
    </div>
  )
}

function ForStudent({ userId }: { userId: string }) {
  const here = useAccess('humanizer')
  switch (here.name) {
    case 'paid':
      return (
        <>
          <StaleAccess of={here} />
          <Room userId={userId} />
        </>
      )
    case 'unpaid':
      return (
        <Suspense fallback={<Checking />}>
          <StaleAccess of={here} />
          <Preview access={here.access} />
        </Suspense>
      )
    case 'checking':
      return <Checking />
    case 'unknown':
      return <AccessUnknown says={here.problem.message} onTryAgain={here.askAgain} />
  }
}

const Checking = () => <Skeleton lines={6} />

function NotSignedIn() {
  useLoggedOnce('The Text Humanizer has no signed-in user, so it has no access.')
  return (
    <Note kind="bad" actions={<Link to="/auth/login">Log in</Link>}>
      {SAYS.notSignedIn}
    </Note>
  )
}
