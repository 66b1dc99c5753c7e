import { useEffect, useEffectEvent } from 'react'
import { seconds } from '#kit/time.ts'
import { patience } from './patience.ts'

/** A look that hangs on a dead line must not stand in the way of the next one. */
const LONGEST_LOOK = seconds(20)

type Looking<Found> = {
  every: number
  /** One look; nothing is told where it found nothing to tell. */
  look(id: string, signal: AbortSignal): Promise<Found | undefined>
  onLook(found: Found): void
}

/** Looks after work on the server: at once and then every so often, one look at a time; not at all without an id. */
export function useLooking<Found>(id: string | undefined, { every, look, onLook }: Looking<Found>): void {
  const lookAt = useEffectEvent(look)
  const tell = useEffectEvent(onLook)
  useEffect(() => {
    if (!id) return
    const left = new AbortController()
    let looking = false
    const lookOnce = async () => {
      if (looking) return
      looking = true
      const waiting = patience(left.signal)
      waiting.waitFor(LONGEST_LOOK)
      const found = await lookAt(id, waiting.signal)
      waiting.end()
      looking = false
      if (found !== undefined && !left.signal.aborted) tell(found)
    }
    void lookOnce()
    const timer = setInterval(() => void lookOnce(), every)
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [id, every])
}
