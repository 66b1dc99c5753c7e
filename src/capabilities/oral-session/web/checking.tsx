import { Skeleton } from '#ui/progress/skeleton.tsx'
import { OralHead } from './oral-head.tsx'
import type { OralRoom } from './oral-room.ts'

/** While something is looked up, its sentence stands over the place where the room will be. */
export const Checking = ({ room, words }: { room: OralRoom; words: string }) => (
  <>
    <OralHead room={room} />
    <p role="status">{words}</p>
    <Skeleton lines={6} />
  </>
)
