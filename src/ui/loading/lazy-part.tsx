import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { FailedNote } from '../feedback/failed-note.tsx'
import { useToast } from '../feedback/use-toast.tsx'
import { FaultBoundary, notShown } from './fault-boundary.tsx'
import { MissingCode } from './load-part.ts'
import { loadOnceMore } from './retry-load.ts'

/**
 * A part of a screen whose code is loaded when it is first shown; `meanwhile` stands in its place until then, and where it is made
 * of the props, as what can be read without the code, also when that does not come. Should the line fail, the screen remains,
 * with what was typed: the part says so where it would stand. One that can be closed (a dialog) is closed, and a toast says so.
 * Either way the next try loads it again, which `lazy` alone never does.
 */
export function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode | ((props: Props) => ReactNode),
) {
  let Loaded = lazy(load)
  let hasFailed = false

  return function Part(props: Props & { onClose?: () => void }) {
    const say = useToast()
    const [tries, setTries] = useState(0)
    const stays = typeof meanwhile === 'function'
    const waiting = stays ? meanwhile(props) : meanwhile
    const onFault = (fault: unknown) => {
      if (fault instanceof MissingCode) {
        Loaded = lazy(load)
        // Not at once: something may stand typed on the screen.
        if (hasFailed) loadOnceMore(fault)
        hasFailed = true
      }
      if (!props.onClose) return
      say({ failed: notShown('part') })
      props.onClose()
    }
    return (
      <FaultBoundary
        key={tries}
        onFault={onFault}
        instead={
          !props.onClose && (
            <>
              {stays && waiting}
              <FailedNote onAgain={() => setTries(tries + 1)}>{notShown('part')}</FailedNote>
            </>
          )
        }
      >
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </FaultBoundary>
    )
  }
}
