/** From an address to a screen. The server checks access first; the guard here calls the same function. */
import { SessionProvider } from '#capabilities/accounts/web/session/session-provider.tsx'
import { browserEntries } from '#ui/navigation/browser-entries.ts'
import { NavigationProvider } from '#ui/navigation/navigation-provider.tsx'
import { AppRoutes } from './app-routes.tsx'
import { forgetThisPerson } from './shell/forget-this-person.ts'
import { Guard } from './shell/guard.tsx'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { useTravelAhead } from './use-travel-ahead.ts'

export function Router() {
  useTravelAhead()
  return (
    <NavigationProvider entries={browserEntries}>
      <ScreenBoundary>
        <SessionProvider onEnded={forgetThisPerson}>
          <Guard>
            <AppRoutes />
          </Guard>
        </SessionProvider>
      </ScreenBoundary>
    </NavigationProvider>
  )
}
