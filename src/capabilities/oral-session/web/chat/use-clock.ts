import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { seconds } from '#kit/time.ts'
import type { beat, Clock } from '../../contract.ts'
import { type ClockReading, shownClock, stopped } from '../../rules/screen/shown-clock.ts'
import { CALLS, CLOCK } from '../../spec.ts'

type Watching = {
  /** As the session was read. */
  first: Clock
  /** The conversation is open here. */
  open: boolean
  /** An answer is on its way or being prepared. */
  preparing: boolean
}

/** Sends signs of life to the server, and extrapolates its clock between two answers. */
export function useClock(sessionId: string, { first, open, preparing }: Watching) {
  const [reading, setReading] = useState<ClockReading>(() => ({ clock: first, at: Date.now() }))
  const [now, setNow] = useState(() => Date.now())
  const take = useCallback((clock: Clock) => {
    setReading({ clock, at: Date.now() })
    setNow(Date.now())
  }, [])
  const beatNow = useCallback(async () => {
    const answer = await callApi<typeof beat>(CALLS.beat, { params: { sessionId }, body: {} })
    if (answer.ok) take(answer.value)
  }, [sessionId, take])

  const ended = reading.clock.state === 'ended'
  useEffect(() => {
    if (!open || ended) return
    const timer = setInterval(() => void beatNow(), CLOCK.beatEvery)
    return () => clearInterval(timer)
  }, [open, ended, beatNow])

  const { counting } = reading.clock
  useEffect(() => {
    if (!counting) return
    const timer = setInterval(() => setNow(Date.now()), seconds(1))
    return () => clearInterval(timer)
  }, [counting])
  useEffect(() => {
    if (!preparing) return
    const timer = setTimeout(() => setReading((before) => stopped(before, Date.now())), CLOCK.slowAfter)
    return () => {
      clearTimeout(timer)
      // The server knows how much of the time was its own delay.
      void beatNow()
    }
  }, [preparing, beatNow])
  // At zero, ask the server at once whether the session is over.
  const shown = shownClock(reading, now)
  const atNought = counting && shown.leftMs <= 0
  useEffect(() => {
    if (atNought) void beatNow()
  }, [atNought, beatNow])

  return { clock: reading.clock, shown, take, beatNow }
}
