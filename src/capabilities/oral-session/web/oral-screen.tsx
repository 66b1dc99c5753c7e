import '#ui/styles/bubble.css'
import './oral.css'
import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { NotSignedIn, StaleAccess, useAccess } from '#capabilities/access/web/index.ts'
import { useSession } from '#capabilities/accounts/web/index.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Glyph } from '#ui/pictures/glyph.tsx'
import { Checking } from '#ui/progress/checking.tsx'
import { shortSessionId, totalWords } from '../rules/screen/clock-words.ts'
import { SCREEN } from '../rules/screen/screen-words.ts'
import { PREVIEW, SAYS } from '../spec.ts'
import { type HeadLook, HeadLookContext } from './head-look.ts'
import type { OralRoom } from './session-screen.ts'

const OpenRoom = lazy(() => import('./unlocked-screen.tsx'))
const Preview = lazy(() => import('./preview/preview.tsx'))

/** A whole spoken room: the session with access, a demo without. */
export function OralScreen({ room }: { room: OralRoom }) {
  const { state } = useSession()
  const [look, setLook] = useState<HeadLook>({})
  return (
    <HeadLookContext value={setLook}>
      <div className="in oral">
        <OralHead room={room} look={look} />
        <Suspense fallback={<Checking words={SCREEN.loading} />}>
          {state.name === 'signed-in' ? (
            <SignedInOral room={room} userId={state.user.uid} />
          ) : state.name === 'loading' ? (
            <Checking words={SCREEN.loading} />
          ) : (
            <NotSignedIn says={SAYS.notSignedIn} />
          )}
        </Suspense>
      </div>
    </HeadLookContext>
  )
}

function SignedInOral({ room, userId }: { room: OralRoom; userId: string }) {
  const here = useAccess(room.id)
  switch (here.name) {
    case 'checking':
      return <Checking words={room.says.checking} />
    case 'paid':
      return (
        <>
          <StaleAccess of={here} />
          <OpenRoom room={room} userId={userId} access={here.access} onAccessChanged={here.refetch} />
        </>
      )
    case 'unpaid':
      return (
        <>
          <StaleAccess of={here} />
          <Preview room={room} access={here.access} />
        </>
      )
    case 'unknown':
      return <FailedNote onAgain={here.refetch}>{here.problem.message}</FailedNote>
  }
}

function OralHead({ room, look: { small, chip } }: { room: OralRoom; look: HeadLook }) {
  const { title, description } = room.says
  return (
    <header className={small ? 'oral-head small' : 'oral-head'}>
      <Glyph of={room.id} className="gl" />
      <div>
        <h1>{title}</h1>
        <p className="muted">{description}</p>
      </div>
      {chip && room.headerChip && (
        <div className="row">
          <Chip kind="brand" icon={Clock}>
            <span className="num">
              {totalWords(chip.minutes)} · <span className="sr">Session </span>
              {shortSessionId(chip.sessionId)}
            </span>
          </Chip>
          {chip.demo && <span className="demo xs">{PREVIEW.flag}</span>}
        </div>
      )}
    </header>
  )
}
