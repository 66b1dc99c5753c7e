import { type ComponentType, lazy, Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router'
import { FRAMES } from './frames.tsx'
import { type Frame, PAGES } from './pages.ts'
import { Arrival } from './shell/arrival.tsx'
import { FaultBoundary } from './shell/fault-boundary.tsx'
import { Skeleton } from './ui/skeleton.tsx'
import { FullScreenSpinner } from './ui/spinner.tsx'

const SCREENS = PAGES.map((page) => ({ page, Screen: lazy(page.load) }))

const WAITING: Record<Frame, ComponentType> = {
  bare: () => <FullScreenSpinner />,
  plain: WaitingInPlace,
  shell: WaitingInPlace,
}

function WaitingInPlace() {
  return (
    <div className="in">
      <Skeleton />
    </div>
  )
}

/** Pages with one frame are one group, so that the frame stays while the page in it changes. */
export function AppRoutes() {
  return (
    <Routes>
      {(['bare', 'plain', 'shell'] as const).map((frame) => (
        <Route key={frame} element={<Framed in={frame} />}>
          {SCREENS.filter(({ page }) => page.frame === frame).map(({ page, Screen }) => (
            <Route
              key={page.path}
              path={page.path}
              element={
                <Arrival key={page.path} title={page.title}>
                  <Screen />
                </Arrival>
              }
            />
          ))}
        </Route>
      ))}
    </Routes>
  )
}

function Framed({ in: frame }: { in: Frame }) {
  const { pathname } = useLocation()
  const Around = FRAMES[frame]
  const Waiting = WAITING[frame]
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Around>
        {/* A screen that fails is left behind by going to another one. */}
        <FaultBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </FaultBoundary>
      </Around>
    </Suspense>
  )
}
