import type { ReactNode } from 'react'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { FaultBoundary, notShown } from '#ui/loading/fault-boundary.tsx'
import { loadOnceMore } from '#ui/loading/retry-load.ts'

/** Whatever has failed in a screen, another try begins with the page. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <FaultBoundary
    onFault={loadOnceMore}
    instead={
      <div className="in">
        <FailedNote onAgain={() => location.reload()}>{notShown('screen')}</FailedNote>
      </div>
    }
  >
    {children}
  </FaultBoundary>
)
