import type { ReactNode } from 'react'
import { FaultBoundary, notShown } from '#ui/loading/fault-boundary.tsx'
import { loadOnceMore } from '#ui/loading/load-once-more.ts'
import { FailedNote } from '#ui/telling/failed-note.tsx'

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
