import { WeekProgress } from '#ui/progress/week-progress.tsx'
import type { JobState } from '../rules/screen/job-flow.ts'
import { SLIDES, STEPS } from '../spec.ts'

export default function ProgressBox({ state }: { state: Extract<JobState, { name: 'generating' }> }) {
  const { jobId, estimatedTime = SLIDES.estimatedTime, step, progress, problem } = state
  return (
    <section className="card stack" aria-labelledby="slides-progress" role="status">
      <h2 id="slides-progress">{step || 'Sending your document'}</h2>
      <WeekProgress step={step || STEPS.reading} percent={progress} />
      <div className="row between sm muted num">
        <span>{jobId ? `Job ${jobId}` : 'Waiting for a job'}</span>
        <span>Estimated time {estimatedTime}</span>
      </div>
      {problem && <p className="sm">{problem}</p>}
      {jobId && (
        <p className="sm muted">You can close this page. We keep working, and the deck waits for you here.</p>
      )}
    </section>
  )
}
