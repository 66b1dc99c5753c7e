import { useState } from 'react'
import { useQuery } from '#api-client/use-query.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { listAnalyses } from '../contract.ts'
import type { Subscription } from '../rules/screen/subscription.ts'
import { CALLS } from '../spec.ts'
import type { Pair } from './history/pair.ts'
import { StartView } from './start-view.tsx'
import { useAnalysis } from './use-analysis.ts'
import { useDecoderAccess } from './use-decoder-access.ts'
import { useFoundAnalysis } from './use-found-analysis.ts'

const Analyzing = part(() => import('./analyzing.tsx'), <Skeleton lines={8} />)
const Unlock = part(() => import('./unlock.tsx'))
const Results = part(() => import('./results/results.tsx'), <Skeleton lines={8} />)
const VersionsCompared = part(() => import('./history/comparison.tsx'), <Skeleton lines={8} />)

export function DecoderUnlockedScreen({ onSignedOut }: { onSignedOut(): void }) {
  const { access, subscription, refetch } = useDecoderAccess()
  const past = useQuery<typeof listAnalyses>(CALLS.listAnalyses)
  const here = useAnalysis({ onCounted: refetch, onSignedOut })
  useFoundAnalysis(past.value?.analyses, here)
  const [unlocking, setUnlocking] = useState<string>()
  const [pair, setPair] = useState<Pair>()
  const { state } = here

  const newAnalysis = () => {
    here.reset()
    past.refetch()
  }
  return (
    <div className="in decoder-room">
      {pair ? (
        <VersionsCompared
          pair={pair}
          onClose={() => setPair(undefined)}
          onOpen={(sessionId) => {
            setPair(undefined)
            void here.open(sessionId)
          }}
        />
      ) : state.name === 'completed' ? (
        <Results
          key={state.sessionId}
          sessionId={state.sessionId}
          analysis={state.analysis}
          ready={state.ready}
          pagesMessage={state.pagesMessage}
          uploads={uploadsWords(subscription)}
          onTick={here.tick}
          onKind={here.correctKind}
          onChosen={here.decide}
          onRecord={here.readAgain}
          onNew={newAnalysis}
        />
      ) : state.name === 'idle' || state.name === 'failed' ? (
        <StartView
          here={here}
          access={access}
          subscription={subscription}
          past={past}
          onLookAgain={refetch}
          onLocked={setUnlocking}
          onCompare={setPair}
        />
      ) : (
        <Analyzing state={state} onCancel={newAnalysis} onDismiss={here.dismiss} />
      )}
      {unlocking !== undefined && <Unlock sentence={unlocking} onClose={() => setUnlocking(undefined)} />}
    </div>
  )
}

const uploadsWords = (subscription: Subscription): string | undefined =>
  subscription.name === 'active'
    ? `${subscription.used} of ${subscription.of} uploads used this month`
    : undefined
