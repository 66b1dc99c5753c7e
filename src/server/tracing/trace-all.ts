/** Requests, jobs and their outgoing calls, as spans of one trace each. */
import type { FastifyInstance } from 'fastify'
import type { Tracing } from './open-tracing.ts'
import { spanHere } from './span-here.ts'
import { traceJobs } from './trace-jobs.ts'
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
