import { useEffect, useEffectEvent } from 'react'

type Polling<Found> = {
  /** Immediately and then at this interval; or the pause before each poll, counted from 0. */
  every: number | ((look: number) => number)
  /** One poll with `ask`, which times out a dead connection; `undefined` means there is nothing to report. */
  look(id: string, signal: AbortSignal): Promise<Found | undefined>
  onLook(found: Found): void
}

/**
 * Polls work on the server for a flow: each result is an event to it. One request at a time, none without an id. Data that is
 * only displayed is read with `useAsked`.
 */
export function usePolling<Found>(id: string | undefined, { every, look, onLook }: Polling<Found>): void {
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
