import { useState } from 'react'
import { browserRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'
import { IdleRoom } from './idle-screen.tsx'
import { loadRoom, useDoor } from './use-lazy-screen.ts'

type DoorProps = { userId: string; onAccessOver(): void }

/**
 * Looks like the idle room. Microphone, player and turns are fetched when the student is about to press, so that a mere visit
 * does not pay for them.
 */
export function LazyScreen({ userId, onAccessOver }: DoorProps) {
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
