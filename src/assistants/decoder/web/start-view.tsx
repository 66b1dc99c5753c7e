import { QueryProblem } from '#api-client/query-problem.tsx'
import type { Query } from '#api-client/use-query.ts'
import { StaleAccess, type useAccess } from '#capabilities/access/web/index.ts'
import { KeptDocuments, PhotographsButton } from '#capabilities/documents/web/index.ts'
import { Dropzone } from '#ui/documents/dropzone.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { PastAnalyses } from '../contract.ts'
import type { Subscription } from '../rules/screen/subscription.ts'
import { ACCEPTED } from '../spec.ts'
import { ErrorBanner } from './error-banner.tsx'
import type { Pair } from './history/pair.ts'
import { FrontHead } from './start-head.tsx'
import { StatusCard } from './status-card.tsx'
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

type UploadAreaProps = {
  here: Pick<AnalysisHere, 'choose' | 'chooseKept'>
  subscription: Subscription
  onLocked(sentence: string): void
}

function UploadArea({ here, subscription, onLocked }: UploadAreaProps) {
  const { name } = subscription
  const locked =
    'sentence' in subscription && name !== 'unknown'
      ? { sentence: 'Subscription Required', onAsk: () => onLocked(subscription.sentence) }
      : undefined
  return (
    <section className="stack" aria-label="Choose a document">
      <Dropzone
        sentence="Drop your paper or thesis here, or tap to choose"
        limits={`PDF, DOC, DOCX or TXT up to ${ACCEPTED.megabytes}\u00a0MB`}
        accept={ACCEPTED.types}
        onFiles={([file]) => file && here.choose(file)}
        disabled={name === 'checking' || name === 'unknown'}
        locked={locked}
      />
      {name === 'active' && <PhotographsButton onFile={here.choose} />}
      {name === 'active' && <KeptDocuments purpose="decoder" verb="Analyze" onChoose={here.chooseKept} />}
    </section>
  )
}
