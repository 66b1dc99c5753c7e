import { useEffect } from 'react'
import { loadShell } from './frames.tsx'
import { pageWithPath } from './pages.ts'
import { preloadScreen } from './preload.ts'

/**
 * Shell and screen travel while the server is asked who is signed in. One tick later than that question: a phone
 * has six lines to a server, twenty small files would take them all, and nothing is shown before the answer.
 */
export function useTravelAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure shows itself on the page.
      if (pageWithPath(location.pathname)?.frame === 'shell') loadShell().catch(() => undefined)
      preloadScreen(location.pathname)
    })
    return () => clearTimeout(timer)
  }, [])
}
