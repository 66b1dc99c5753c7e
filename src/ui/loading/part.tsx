import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useToast } from '../telling/use-toast.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { loadOnceMore } from './load-once-more.ts'
import { MissingCode } from './load-part.ts'
import { NotShown, notShown } from './not-shown.tsx'

/**
 * A part of a screen whose code is loaded when it is first shown; `meanwhile` stands in its place until then, and with `stays`
 * also when it does not come. Should the line fail, the screen remains, with what was typed: the part says so where it would
 * stand. One that can be closed (a dialog) is closed, and a toast says so. Either way the next try loads it again, which `lazy`
 * alone never does.
 */
export function part<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: (props: Props) => ReactNode,
  stays = false,
) {
  let Loaded = lazy(load)
  let hasFailed = false

  return function Part(props: Props & { onClose?: () => void }) {
    const say = useToast()
    const [tries, setTries] = useState(0)
    const waiting = meanwhile?.(props)
    const onFault = (fault: unknown) => {
      if (fault instanceof MissingCode) {
        Loaded = lazy(load)
        // Not at once: something may stand typed on the screen.
        if (hasFailed) loadOnceMore(fault)
        hasFailed = true
      }
      if (!props.onClose) return
      say(notShown('part'))
      props.onClose()
    }
    return (
      <FaultBoundary
        key={tries}
        onFault={onFault}
        instead={
          <>
            {stays && waiting}
            <NotShown what="part" onAgain={() => setTries(tries + 1)} />
          </>
        }
      >
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </FaultBoundary>
    )
  }
}
