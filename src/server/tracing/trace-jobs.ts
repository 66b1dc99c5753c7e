/** A span for each attempt at a job: an analysis, a deck, the preparing of a session. */
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { type JobEvent, jobChannel } from '#background/job-channel.ts'
import type { SpanHere } from './span-here.ts'

/** Returns a function that stops it. */
export function traceJobs(here: SpanHere): () => void {
  const spans = new WeakMap<JobEvent, Span>()
  jobChannel.start.bindStore(here.current, (told) => {
    const attributes = { 'weekbe4.attempt': told.attempt }
    const span = here.begin(told.work, { kind: SpanKind.CONSUMER, attributes })
    spans.set(told, span)
    return span
  })
  const over = (told: unknown) => spans.get(told as JobEvent)?.end()
  const failed = (told: unknown) =>
    void spans.get(told as JobEvent)?.setStatus({ code: SpanStatusCode.ERROR })
  jobChannel.asyncEnd.subscribe(over)
  jobChannel.error.subscribe(failed)
  return () => {
    jobChannel.start.unbindStore(here.current)
    jobChannel.asyncEnd.unsubscribe(over)
    jobChannel.error.unsubscribe(failed)
  }
}
