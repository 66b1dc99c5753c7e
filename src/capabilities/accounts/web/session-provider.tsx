import type { ReactNode } from 'react'
import { SessionContext } from './use-session.ts'
import { useSessionDriver } from './use-session-driver.ts'

type SessionProviderProps = {
  children: ReactNode
  /** Nobody is signed in any more in this browser: whatever else it keeps of a person is to be forgotten. */
  onEnded?: (() => void) | undefined
}

export function SessionProvider({ children, onEnded }: SessionProviderProps) {
  return <SessionContext value={useSessionDriver(onEnded)}>{children}</SessionContext>
}
