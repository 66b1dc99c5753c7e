import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router'
import { FRAMES } from './frames.tsx'
import { type Frame, PAGES, pageWithPath } from './pages.ts'
import { Arrival } from './shell/arrival.tsx'
import { FaultBoundary } from './shell/fault-boundary.tsx'
import { Skeleton } from './ui/skeleton.tsx'
import { FullScreenSpinner } from './ui/spinner.tsx'

const SCREENS = PAGES.map((page) => ({ page, Screen: lazy(page.load) }))

/** Pages with one frame are one group, so that the frame stays while the page in it changes. */
export function AppRoutes() {
  return (
    <Routes>
      {(['bare', 'plain', 'shell'] as const).map((frame) => (
        <Route key={frame} element={<Framed in={frame} />}>
          {routesOf(frame)}
        </Route>
      ))}
    </Routes>
  )
}

const routesOf = (frame: Frame) =>
  SCREENS.filter(({ page }) => page.frame === frame).map(({ page, Screen }) => (
    <Route
      key={page.path}
      path={page.path}
      element={
        <Arrival key={page.path} title={page.title}>
          <Screen />
        </Arrival>
      }
    />
  ))

function Framed({ in: frame }: { in: Frame }) {
  const { pathname } = useLocation()
  const Around = FRAMES[frame]
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Around>
        {/* A screen that fails is left behind by going to another one. */}
        <FaultBoundary key={pageWithPath(pathname)?.path}>
          <Suspense fallback={frame === 'bare' ? <FullScreenSpinner /> : <WaitingInPlace />}>
            <Outlet />
          </Suspense>
        </FaultBoundary>
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
