/** The microphone of a conversation: asked for once, however many wait for it, and given back whenever it comes too late. */
import type { Loudness } from '../../rules/loudness.ts'
import type { Microphone, OpenMicrophone } from './microphone.ts'

type Wishes = {
  open: OpenMicrophone
  isMuted(): boolean
  onHeard(loudness: Loudness): void
  onRefused(message: string): void
  /** Unplugged, or taken by a phone call. It is released; the next recording asks again. */
  onLost(): void
}

export function holdMicrophone({ open, isMuted, onHeard, onRefused, onLost }: Wishes) {
  let held: Microphone | undefined
  let opening: Promise<Microphone | undefined> | undefined
  let stopListening = () => {}

  function release() {
    // A request still pending is abandoned.
    opening = undefined
    stopListening()
    held?.close()
    held = undefined
  }

  function ask(): Promise<Microphone | undefined> {
    const asking = open().then((answer) => {
      if (opening !== asking) {
        if (answer.ok) answer.value.close()
        return undefined
      }
      opening = undefined
      if (!answer.ok) {
        onRefused(answer.problem.message)
        return undefined
      }
      const microphone = answer.value
      held = microphone
      microphone.mute(isMuted())
      stopListening = microphone.listen(onHeard)
      microphone.onLost(() => {
        if (held !== microphone) return
        release()
        onLost()
      })
      return microphone
    })
    opening = asking
    return asking
  }

  return {
    opened: async () => held ?? opening ?? ask(),
    /** Without asking for it. */
    held: () => held,
    mute: (muted: boolean) => held?.mute(muted),
    release,
  }
}
