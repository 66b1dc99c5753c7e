import { useEffect, useEffectEvent } from 'react'
import type { Exchange } from '#capabilities/voice/talk.index.ts'
import type { useOpenSession } from './use-open-session.ts'

/** A finished turn is on the server, with the places it cites; a corrected one changes earlier messages. */
export function useKeptTurns(
  last: Exchange | undefined,
  { readAll, readNewer }: Pick<ReturnType<typeof useOpenSession>, 'readAll' | 'readNewer'>,
) {
  const over = last?.over && !last.asksBack ? last.attempt : undefined
  const corrected = last?.corrects !== undefined
  const read = useEffectEvent(() => (corrected ? readAll() : readNewer()))
  useEffect(() => {
    if (over) read()
  }, [over])
}
