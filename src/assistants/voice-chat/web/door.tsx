import { useState } from 'react'
import { browserRecordings } from '#capabilities/voice/web/kept-recordings.ts'
import { IdleRoom } from './idle-room.tsx'
import { loadRoom, useDoor } from './use-door.ts'

type DoorProps = { userId: string; onAccessOver(): void }

/**
 * Looks like the room while nobody talks. Microphone, player and turns are fetched when somebody is about to press,
 * so who only looks in does not pay for them.
 */
export function Door({ userId, onAccessOver }: DoorProps) {
  const [recordings] = useState(() => browserRecordings(`weekbe4-voice-${userId}`))
  const { entering, inside, kept, press } = useDoor(recordings)
  if (!inside)
    return (
      <IdleRoom entering={entering} onWish={press} onNear={() => void loadRoom().catch(() => undefined)} />
    )
  const { Room, wish, sound } = inside
  return <Room wish={wish} sound={sound} kept={kept} recordings={recordings} onAccessOver={onAccessOver} />
}
