import { useContext, useEffect } from 'react'
import { type HeadLook, HeadLookContext } from './head-look.ts'

/** For as long as the part that asks for it is shown. */
export function useHeadLook({ small = false, chip }: HeadLook): void {
  const look = useContext(HeadLookContext)
  const { minutes, sessionId, demo } = chip ?? {}
  useEffect(() => {
    look({
      small,
      ...(sessionId !== undefined && minutes !== undefined && { chip: { minutes, sessionId, demo } }),
    })
  }, [look, small, minutes, sessionId, demo])
  useEffect(() => () => look({}), [look])
}
