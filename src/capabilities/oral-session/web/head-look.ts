import { createContext } from 'react'

/** What is left of the purchased time, and the session. */
export type SessionChip = { minutes: number; sessionId: string; demo?: boolean | undefined }

/** How the one heading of the room looks. It stands above everything that changes, because who arrived stands on it. */
export type HeadLook = {
  /** In a conversation the room is known, and what is said wants the height. */
  small?: boolean
  chip?: SessionChip
}

export const HeadLookContext = createContext<(look: HeadLook) => void>(() => {})
