import { useEffect, useEffectEvent } from 'react'
import type { Exchange } from '#capabilities/voice/rules/talk.ts'
import type { useOpenSession } from './use-open-session.ts'

/** When a turn is over the server has it, with the places it speaks of; one that was put right changes what stood before. */
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
