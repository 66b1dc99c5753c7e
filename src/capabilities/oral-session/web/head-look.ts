import { createContext } from 'react'

/** Remaining purchased time, and the session. */
export type SessionChip = { minutes: number; sessionId: string; demo?: boolean | undefined }

/**
 * Appearance of the room's one heading. It stays mounted above everything that changes, because focus lands on it on
 * arrival.
 */
export type HeadLook = {
  /** Small during a conversation: the room is known, and the messages need the height. */
  small?: boolean
  chip?: SessionChip
}

export const HeadLookContext = createContext<(look: HeadLook) => void>(() => {})
