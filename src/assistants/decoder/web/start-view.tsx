import { QueryProblem } from '#api-client/query-problem.tsx'
import type { Query } from '#api-client/use-query.ts'
import { StaleAccess } from '#capabilities/access/web/stale-access.tsx'
import type { useAccess } from '#capabilities/access/web/use-access.ts'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { PastAnalyses } from '../contract.ts'
import type { Subscription } from '../rules/screen/subscription.ts'
import { ErrorBanner } from './error-banner.tsx'
import type { Pair } from './history/pair.ts'
import { FrontHead } from './start-head.tsx'
import { StatusCard } from './status-card.tsx'
import { UploadArea } from './upload-area.tsx'
import type { AnalysisHere } from './use-analysis.ts'

const Past = part(() => import('./history/past.tsx'), <Skeleton lines={4} />)
const Preview = part(() => import('./preview/preview.tsx'), <Skeleton lines={8} />)

type StartViewProps = {
  here: AnalysisHere
  access: ReturnType<typeof useAccess>
  subscription: Subscription
  past: Query<PastAnalyses>
  onLookAgain(): void
  /** A paid feature was tried; the sentence tells what prevents it. */
  onLocked(sentence: string): void
  onCompare(pair: Pair): void
}

/** Before a document is chosen: the subscription's state, the dropzone, and the past analyses. */
export function StartView({
  here,
  access,
  subscription,
  past,
  onLookAgain,
  onLocked,
  onCompare,
}: StartViewProps) {
  const analyses = past.value?.analyses ?? []
  const locked = 'sentence' in subscription && subscription.name !== 'unknown'
  return (
    <>
      <FrontHead />
      <StaleAccess of={access} />
      <ErrorBanner here={here} subscription={subscription} onLookAgain={onLookAgain} />
      <div className="decoder-front">
        <UploadArea here={here} subscription={subscription} onLocked={onLocked} />
        <StatusCard subscription={subscription} />
      </div>
      <QueryProblem of={past} what="Your analyses" />
      {analyses.length > 0 && (
        <Past
          analyses={analyses}
          onOpen={(sessionId) => void here.open(sessionId)}
          onChanged={() => {
            past.refetch()
            onLookAgain()
          }}
          onCompare={onCompare}
        />
      )}
      {locked && <Preview onLocked={() => onLocked('You are looking at a preview.')} />}
    </>
  )
}
