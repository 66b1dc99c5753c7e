/**
 * A span for each request, named by its route: never by its address, which can hold a student's search
 * words. A trace id sent by a visitor is not joined, or anyone could fill our traces.
 */
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SpanHere } from './span-here.ts'

export function traceRequests(app: FastifyInstance, here: SpanHere): void {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, go) => {
    const route = request.routeOptions.url
    const span = here.begin(route ? `${request.method} ${route}` : request.method, {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'weekbe4.request.id': request.id,
        ...(route && { 'http.route': route }),
      },
    })
    spans.set(request, span)
    here.current.run(span, go)
  })
  // A body is read in the context of its socket, so the request's context is re-entered here.
  app.addHook('preValidation', (request, _reply, go) => {
    const span = spans.get(request)
    if (span) here.current.run(span, go)
    else go()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onRequestAbort', async (request) => {
    spans.get(request)?.setAttribute('weekbe4.left', true).end()
  })
}
