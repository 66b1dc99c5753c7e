import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { openSound } from '#capabilities/voice/web/sound/open-sound.ts'
import type { KeptRecording, KeptRecordings } from '#capabilities/voice/web/turn/kept-recordings.ts'
import type { RoomProps, Wish } from './wish.ts'

export const loadRoom = () => import('./room.tsx')

type Inside = { Room: ComponentType<RoomProps>; wish: Wish; sound: AudioContext | undefined }

/** Outside, until the student presses something, or an unanswered recording of the last visit is found. */
export function useDoor(recordings: KeptRecordings) {
  const [entering, setEntering] = useState<Wish>()
  const [inside, setInside] = useState<Inside>()
  const [kept, setKept] = useState<KeptRecording>()

  const enter = (wish: Wish, sound?: AudioContext) => {
    // The first press opens it; a second would open a second audio context.
    if (entering) return
    setEntering(wish)
    loadRoom().then(
      ({ default: Room }) => setInside((before) => before ?? { Room, wish, sound }),
      (fault: unknown) =>
        // The screen's error boundary reports it.
        setInside(() => {
          throw fault
        }),
    )
  }

  const find = useEffectEvent((found: KeptRecording) => {
    setKept(found)
    enter({ name: 'answer' })
  })
  useEffect(() => {
    let left = false
    void recordings.last().then((found) => {
      if (!left && found) find(found)
    })
    return () => {
      left = true
    }
  }, [recordings])

  return {
    entering,
    inside,
    kept,
    /** During a press: phones allow audio to be unlocked only then. */
    press: (wish: Wish) => enter(wish, willBeHeard(wish) && !entering ? openSound() : undefined),
  }
}

const willBeHeard = ({ name }: Wish) => name === 'talk' || name === 'type'
