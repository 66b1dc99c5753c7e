/** From an address to a screen. The server checks access first; the guard here calls the same function. */
import { SessionProvider } from '#capabilities/accounts/web/session/session-provider.tsx'
import { browserEntries } from '#ui/router/browser-entries.ts'
import { NavigationProvider } from '#ui/router/navigation-provider.tsx'
import { AppRoutes } from './app-routes.tsx'
import { forgetThisPerson } from './shell/clear-local-data.ts'
import { Guard } from './shell/guard.tsx'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { useTravelAhead } from './use-prefetch-routes.ts'

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
