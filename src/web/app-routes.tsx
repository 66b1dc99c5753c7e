import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { FullScreenSpinner } from '#ui/progress/spinner.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { FRAMES } from './frames.tsx'
import { PAGES, type Page, pageWithPath } from './pages.ts'
import { ScreenBoundary } from './shell/screen-boundary.tsx'
import { useArrival } from './shell/use-arrival.ts'

const SCREENS = new Map(PAGES.map((page) => [page, lazy(page.load)]))

/** The guard has already redirected when there is no such page. */
export function AppRoutes() {
  const page = pageWithPath(usePlace().pathname)
  const Screen = page && SCREENS.get(page)
  if (!Screen) return null
  return (
    <Framed page={page}>
      <Arrival title={page.title}>
        <Screen />
      </Arrival>
    </Framed>
  )
}

/** Inside the screen's Suspense boundary, so it runs when the screen is really there. */
function Arrival({ title, children }: { title: string; children: ReactNode }) {
  useArrival(title)
  return children
}

/** The frame stays while the page in it changes. */
function Framed({ page, children }: { page: Page; children: ReactNode }) {
  const Around = FRAMES[page.frame]
  return (
    <Suspense key={page.frame} fallback={<FullScreenSpinner />}>
      <Around>
        {/* Navigating away resets a failed screen. */}
        <ScreenBoundary key={page.path}>
          <Suspense fallback={page.frame === 'bare' ? <FullScreenSpinner /> : <WaitingInPlace />}>
            {children}
          </Suspense>
        </ScreenBoundary>
      </Around>
    </Suspense>
  )
}

function WaitingInPlace() {
  return (
    <div className="in">
      <Skeleton />
    </div>
  )
}
