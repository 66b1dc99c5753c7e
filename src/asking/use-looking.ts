import { useEffect, useEffectEvent } from 'react'

type Looking<Found> = {
  /** At once and then every so often; or the pause before each look, counted from 0. */
  every: number | ((look: number) => number)
  /** One look, asked with `ask`, which ends what hangs on a dead line; nothing is told where it found nothing to tell. */
  look(id: string, signal: AbortSignal): Promise<Found | undefined>
  onLook(found: Found): void
}

/**
 * Looks after work on the server for a flow: each look is an event to it. One at a time; not at all without an id. What is only
 * to be shown is read with `useAsked`.
 */
export function useLooking<Found>(id: string | undefined, { every, look, onLook }: Looking<Found>): void {
  const lookAt = useEffectEvent(look)
  const tell = useEffectEvent(onLook)
  const pauseBefore = useEffectEvent((n: number) =>
    typeof every === 'function' ? every(n) : n === 0 ? 0 : every,
  )
  useEffect(() => {
    if (!id) return
    const left = new AbortController()
    let looking = false
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookOnce = async () => {
      if (looking) return
      looking = true
      const found = await lookAt(id, left.signal)
      looking = false
      if (found !== undefined && !left.signal.aborted) tell(found)
    }
    const next = () => {
      const pause = pauseBefore(looks)
      looks += 1
      if (pause > 0) timer = setTimeout(lookAndGoOn, pause)
      else lookAndGoOn()
    }
    const lookAndGoOn = () => {
      void lookOnce()
      next()
    }
    next()
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [id])
}
