/** Requests, jobs and their outgoing calls, as spans of one trace each. */

import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { type JobEvent, jobChannel } from '#background/job-channel.ts'
import type { Tracing } from './open-tracing.ts'
import { type SpanHere, spanHere } from './span-here.ts'
import { traceOutgoing } from './trace-outgoing.ts'
import { traceRequests } from './trace-requests.ts'

export function traceAll(app: FastifyInstance, { tracer, collector, close }: Tracing): void {
  const here = spanHere(tracer)
  traceRequests(app, here)
  const ends = [traceJobs(here), traceOutgoing(here, collector)]
  app.addHook('onClose', async () => {
    for (const end of ends) end()
    await close()
  })
}

/** Returns a function that stops it. */
function traceJobs(here: SpanHere): () => void {
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
