import { useState } from 'react'
import { browserRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'
import { IdleRoom } from './idle-room.tsx'
import { loadRoom, useDoor } from './use-door.ts'

type DoorProps = { userId: string; onAccessOver(): void }

/**
 * Looks like the room while nobody talks. Microphone, player and turns are fetched when somebody is about to press,
 * so who only looks in does not pay for them.
 */
export function Door({ userId, onAccessOver }: DoorProps) {
  const [recordings] = useState(() => browserRecordings(userId))
  const { entering, inside, kept, press } = useDoor(recordings)
  // What is being typed stays, whichever of the two rooms is shown.
  const [draft, onDraft] = useState('')
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
