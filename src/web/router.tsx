/** From an address to a screen. The server checks access first; the guard here calls the same function. */

import { forgetManner } from '#assistants/humanizer/web/manner/forget-manner.ts'
import { forgetChat } from '#assistants/text-chat/web/stored-chat.ts'
import { SessionProvider } from '#capabilities/accounts/web/index.ts'
import { forgetCards } from '#capabilities/study-cards/web/index.ts'
import { forgetRecordings } from '#capabilities/voice/web/index.ts'
import { browserEntries } from '#ui/router/browser-entries.ts'
import { NavigationProvider } from '#ui/router/navigation-provider.tsx'
import { AppRoutes } from './app-routes.tsx'
import { forgetKept } from './offline/places.ts'
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

/** Clears the data capabilities keep about a person in this browser, one line each: the next user must not find it. */
function forgetThisPerson(): void {
  forgetRecordings()
  forgetManner()
  forgetChat()
  forgetCards()
  forgetKept()
}
