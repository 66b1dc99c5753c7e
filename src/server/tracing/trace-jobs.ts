/** A span for each attempt at a job: an analysis, a deck, the preparing of a session. */
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { type JobTold, jobChannel } from '#background/job-channel.ts'
import type { SpanHere } from './span-here.ts'

/** Returns a function that stops it. */
export function traceJobs(here: SpanHere): () => void {
  const spans = new WeakMap<JobTold, Span>()
  jobChannel.start.bindStore(here.current, (told) => {
    const attributes = { 'weekbe4.attempt': told.attempt }
    const span = here.begin(told.work, { kind: SpanKind.CONSUMER, attributes })
    spans.set(told, span)
    return span
  })
  const over = (told: unknown) => spans.get(told as JobTold)?.end()
  const failed = (told: unknown) => void spans.get(told as JobTold)?.setStatus({ code: SpanStatusCode.ERROR })
  jobChannel.asyncEnd.subscribe(over)
  jobChannel.error.subscribe(failed)
  return () => {
    jobChannel.start.unbindStore(here.current)
    jobChannel.asyncEnd.unsubscribe(over)
    jobChannel.error.unsubscribe(failed)
  }
}
