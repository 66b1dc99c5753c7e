import { createContext, useContext, useEffect } from 'react'
import type { SessionChip } from './oral-head.tsx'

/** How the one heading of the room looks. It stands above everything that changes, because who arrived stands on it. */
export type HeadLook = {
  /** In a conversation the room is known, and what is said wants the height. */
  small?: boolean
  chip?: SessionChip
}

export const HeadLookContext = createContext<(look: HeadLook) => void>(() => {})

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
