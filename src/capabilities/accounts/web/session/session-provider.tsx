import type { ReactNode } from 'react'
import { SessionContext } from './use-session.ts'
import { useSessionDriver } from './use-session-driver.ts'

type SessionProviderProps = {
  children: ReactNode
  /** Called when the session in this browser has ended: other personal data kept here must be cleared. */
  onEnded?: (() => void) | undefined
}

export function SessionProvider({ children, onEnded }: SessionProviderProps) {
  return <SessionContext value={useSessionDriver(onEnded)}>{children}</SessionContext>
}
