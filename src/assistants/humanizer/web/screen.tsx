import { lazy, Suspense } from 'react'
import { NotSignedIn, StaleAccess, useAccess } from '#capabilities/access/web/index.ts'
import { useSignedInUser } from '#capabilities/accounts/web/index.ts'
import { ASSISTANTS } from '#product/assistants.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { SAYS } from '../spec.ts'
import './humanizer.css'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { HumanizerUnlockedScreen } from './unlocked-screen.tsx'
import { useLoggedOnce } from './use-logged-once.ts'

const Preview = lazy(() => import('./preview.tsx'))

/** With access the student humanizes; without it a demo is shown; signed out, a note asks to log in. */
export default function HumanizerScreen() {
  const user = useSignedInUser()
  return (
    <div className="in humanizer">
      {/* Rendered once above every state: the focus is on this heading, which must not be removed. */}
      <Head />
      {user ? <SignedInHumanizer userId={user.uid} /> : <NobodyHere />}
    </div>
  )
}

const Head = () => (
  <header className="head">
    <div>
      <h1>{ASSISTANTS.humanizer.name}</h1>
      <p className="muted">
        Rewrites stiff text so that it sounds like a person. Numbers and citations stay exactly as they are.
      </p>
    </div>
  </header>
)

function SignedInHumanizer({ userId }: { userId: string }) {
  const here = useAccess('humanizer')
  switch (here.name) {
    case 'paid':
      return (
        <>
          <StaleAccess of={here} />
          <HumanizerUnlockedScreen userId={userId} />
        </>
      )
    case 'unpaid':
      return (
        <Suspense fallback={<CheckingHumanizer />}>
          <StaleAccess of={here} />
          <Preview access={here.access} />
        </Suspense>
      )
    case 'checking':
      return <CheckingHumanizer />
    case 'unknown':
      return <FailedNote onAgain={here.refetch}>{here.problem.message}</FailedNote>
  }
}

const CheckingHumanizer = () => <Skeleton lines={6} />

function NobodyHere() {
  useLoggedOnce('The Text Humanizer has no signed-in user, so it has no access.')
  return <NotSignedIn says={SAYS.notSignedIn} />
}
