import { useEffect } from 'react'
import { loadShell } from './frames.tsx'
import { pageWithPath } from './pages.ts'
import { preloadScreen } from './preload.ts'

/**
 * Preloads the shell and the screen while the server is asked who is signed in. One tick after that request: a phone opens six
 * connections to a server, twenty small files would take them all, and nothing is shown before the answer.
 */
export function useTravelAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure surfaces on the page.
      if (pageWithPath(location.pathname)?.frame === 'shell') loadShell().catch(() => undefined)
      preloadScreen(location.pathname)
    })
    return () => clearTimeout(timer)
  }, [])
}
