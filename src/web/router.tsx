/** From an address to a screen. The server decides first who may see it; the guard here asks the same function. */
import { BrowserRouter } from 'react-router'
import { SessionProvider } from '#capabilities/accounts/web/session-provider.tsx'
import { AppRoutes } from './app-routes.tsx'
import { FaultBoundary } from './shell/fault-boundary.tsx'
import { forgetThisPerson } from './shell/forget-this-person.ts'
import { Guard } from './shell/guard.tsx'
import { useTravelAhead } from './use-travel-ahead.ts'

export function Router() {
  useTravelAhead()
  return (
    // Without transitions a changed session and a changed page are one step, and a slow chunk shows its place.
    <BrowserRouter useTransitions={false}>
      <FaultBoundary>
        <SessionProvider onEnded={forgetThisPerson}>
          <Guard>
            <AppRoutes />
          </Guard>
        </SessionProvider>
      </FaultBoundary>
    </BrowserRouter>
  )
}
