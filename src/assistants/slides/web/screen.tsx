import './slides.css'
import { lazy, Suspense, useState } from 'react'
import { NotSignedIn, StaleAccess, useAccess } from '#capabilities/access/web/index.ts'
import { useSession } from '#capabilities/accounts/web/index.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Checking } from '#ui/progress/checking.tsx'
import { SAYS } from '../spec.ts'
import { type HeadFacts, SlidesHead } from './slides-head.tsx'

const Room = lazy(() => import('./unlocked-screen.tsx'))
const Preview = lazy(() => import('./preview.tsx'))

export default function SlidesScreen() {
  const { state } = useSession()
  const [head, setHead] = useState<HeadFacts>({})
  return (
    <div className="in slides-room">
      {/* Rendered once above every state: it has the focus, and must not be removed. */}
      <SlidesHead {...head} />
      {state.name === 'signed-in' ? (
        <Suspense fallback={<Checking words={SAYS.loading} />}>
          <SignedInSlides onHead={setHead} />
        </Suspense>
      ) : state.name === 'loading' ? (
        <Checking words={SAYS.loading} />
      ) : (
        <NotSignedIn says={SAYS.notSignedIn} />
      )}
    </div>
  )
}

function SignedInSlides({ onHead }: { onHead(facts: HeadFacts): void }) {
  const here = useAccess('slides')
  return (
    <>
      <StaleAccess of={here} />
      <SlidesByAccess here={here} onHead={onHead} />
    </>
  )
}

type InsideProps = { here: ReturnType<typeof useAccess>; onHead(facts: HeadFacts): void }

function SlidesByAccess({ here, onHead }: InsideProps) {
  switch (here.name) {
    case 'checking':
      return <Checking words={SAYS.checkingAccess} />
    case 'unknown':
      return <FailedNote onAgain={here.refetch}>{here.problem.message}</FailedNote>
    case 'paid':
      return <Room here={here} onHead={onHead} />
    case 'unpaid':
      return here.access.reason === 'used-up' ? (
        <Room here={here} onHead={onHead} limit={here.access.message} />
      ) : (
        <Preview access={here.access} onHead={onHead} />
      )
  }
}
