import type { ReactNode } from 'react'
import { FaultBoundary } from '#ui/loading/fault-boundary.tsx'
import { loadOnceMore } from '#ui/loading/load-once-more.ts'
import { NotShown } from '#ui/loading/not-shown.tsx'

/** Whatever has failed in a screen, another try begins with the page. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <FaultBoundary
    onFault={loadOnceMore}
    instead={
      <div className="in">
        <NotShown what="screen" onAgain={() => location.reload()} />
      </div>
    }
  >
    {children}
  </FaultBoundary>
)
