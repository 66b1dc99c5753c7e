import { Button } from '#ui/actions/button.tsx'
import { WeekProgress } from '#ui/progress/week-progress.tsx'
import type { JobState } from '../../rules/screen/job-flow.ts'
import { SAYS, SLIDES, STEPS } from '../../spec.ts'

type ProgressBoxProps = { state: Extract<JobState, { name: 'generating' }>; onCancel(): void }

export default function ProgressBox({ state, onCancel }: ProgressBoxProps) {
  const { jobId, estimatedTime = SLIDES.estimatedTime, sending, progress, problem } = state
  const step = state.step || (sending ? SENDING : '')
  return (
    <section className="card stack" aria-labelledby="slides-progress" role="status">
      <h2 id="slides-progress">{step || SENDING}</h2>
      <WeekProgress step={step || STEPS.reading} percent={progress} />
      <div className="row between sm muted num">
        <span>
          {jobId
            ? `Job ${shortId(jobId)}`
            : `${Math.floor((sending?.share ?? 0) * 100)}% of your document sent`}
        </span>
        <span>Estimated time {estimatedTime}</span>
      </div>
      {problem && <p className="sm">{problem}</p>}
      {sending?.lineLost && (
        <p className="sm">
          {SAYS.startBroke}. {WAITING}
        </p>
      )}
      {jobId && (
        <p className="sm muted">
          You can close this page. We keep working, and the deck will be waiting for you here.
        </p>
      )}
      {sending && (
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </section>
  )
}

/** Enough to name it to support; the rest tells a reader nothing. */
const shortId = (id: string): string => id.split('-')[0] ?? id

const SENDING = 'Sending your document'
const WAITING =
  'Waiting for the connection. Your document is kept, and will be sent as soon as you are back online.'
