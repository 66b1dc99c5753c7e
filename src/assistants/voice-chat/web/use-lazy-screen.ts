import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type KeptRecording, type KeptRecordings, openSound } from '#capabilities/voice/web/index.ts'
import { useToast } from '#ui/feedback/use-toast.tsx'
import { notShown } from '#ui/loading/fault-boundary.tsx'
import { loadOnceMore } from '#ui/loading/retry-load.ts'
import type { EntryAction, VoiceScreenProps } from './entry-action.ts'

export const loadRoom = () => import('./unlocked-screen.tsx')

type LoadedScreen = {
  Room: ComponentType<VoiceScreenProps>
  wish: EntryAction
  sound: AudioContext | undefined
}

/**
 * Outside, until the student presses something, or an unanswered recording of the last visit is found. Where the room does not
 * come, what was typed for it comes back.
 */
export function useDoor(recordings: KeptRecordings, onBack: (text: string) => void) {
  const [entering, setEntering] = useState<EntryAction>()
  const [inside, setInside] = useState<LoadedScreen>()
  const [kept, setKept] = useState<KeptRecording>()
  const say = useToast()

  const enter = (wish: EntryAction, sound?: AudioContext) => {
    // The first press opens it; a second would open a second audio context.
    if (entering) return
    setEntering(wish)
    loadRoom().then(
      ({ default: Room }) => setInside((before) => before ?? { Room, wish, sound }),
      (fault: unknown) => {
        void sound?.close()
        setEntering(undefined)
        if (wish.name === 'type') onBack(wish.text)
        say({ failed: notShown('part') })
        loadOnceMore(fault)
      },
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
    press: (wish: EntryAction) => enter(wish, willBeHeard(wish) && !entering ? openSound() : undefined),
  }
}

const willBeHeard = ({ name }: EntryAction) => name === 'talk' || name === 'type'
