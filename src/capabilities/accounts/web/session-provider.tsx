import type { ReactNode } from 'react'
import { SessionContext } from './use-session.ts'
import { useSessionDriver } from './use-session-driver.ts'

export function SessionProvider({ children }: { children: ReactNode }) {
  return <SessionContext value={useSessionDriver()}>{children}</SessionContext>
}
