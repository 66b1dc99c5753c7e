import { Sparkles } from 'lucide-react'
import { StudyCard } from '#capabilities/study/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { JobState } from '../../rules/screen/job-flow.ts'
import { useAskedDeck } from './use-asked-deck.ts'

type AskFirstProps = {
  state: Extract<JobState, { name: 'outlined' }>
  onAgreed(estimatedTime: string): void
}

/** Before the first deck of a document: is this your study? What is answered is on the slides; skipped, nothing is lost. */
export default function AskFirst({ state, onAgreed }: AskFirstProps) {
  const { value, problem, refetch, wrong, sending, make } = useAskedDeck(state.jobId, onAgreed)
  if (problem) return <FailedNote onAgain={refetch}>{problem.message}</FailedNote>
  if (!value) return <Skeleton lines={6} />
  return (
    <div className="stack">
      {wrong ? (
        <FailedNote onAgain={make}>{wrong}</FailedNote>
      ) : (
        <>
          {value.documentId && (
            <StudyCard
              documentId={value.documentId}
              name={state.source}
              onAnswered={refetch}
              onEnded={make}
            />
          )}
          <p className="sm muted">
            Your slides are planned. What you confirm here stands on them as you say it; what you skip stays
            as it was read. If you don’t answer, your deck is made in five minutes, even if you close this
            page.
          </p>
          <div className="row">
            <Button kind="line" big icon={Sparkles} busy={sending && 'Making your deck...'} onClick={make}>
              Make the deck now
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
