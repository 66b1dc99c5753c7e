/** Outgoing calls within a request or a job: models, the gateway, the store. Only the host is recorded. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { SpanHere } from './span-here.ts'

type UndiciRequest = { method: string; origin?: string | URL }

/** Returns a function that stops it. `ours`: the collector's own address, which is not traced. */
export function traceOutgoing(here: SpanHere, ours: string): () => void {
  const spans = new WeakMap<object, Span>()

  function begin(request: object, method: string, host: string): void {
    if (host === ours) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = here.inside(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
    if (span) spans.set(request, span)
  }
  function answered(request: object, status: number | undefined): void {
    if (status !== undefined) spans.get(request)?.setAttribute('http.response.status_code', status)
  }
  const over = (request: object) => spans.get(request)?.end()
  function failed(request: object): void {
    spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).end()
  }

  const channels: [string, (message: never) => void][] = [
    [
      'http.client.request.start',
      ({ request }: { request: ClientRequest }) =>
        begin(request, request.method, String(request.getHeader('host') ?? request.host)),
    ],
    ['http.client.request.error', ({ request }: { request: ClientRequest }) => failed(request)],
    [
      'http.client.response.finish',
      ({ request, response }: { request: ClientRequest; response: IncomingMessage }) => {
        answered(request, response.statusCode)
        response.once('close', () => over(request))
      },
    ],
    [
      'undici:request:create',
      ({ request }: { request: UndiciRequest }) =>
        begin(request, request.method, new URL(request.origin ?? '').host),
    ],
    [
      'undici:request:headers',
      ({ request, response }: { request: object; response: { statusCode: number } }) =>
        answered(request, response.statusCode),
    ],
    ['undici:request:trailers', ({ request }: { request: object }) => over(request)],
    ['undici:request:error', ({ request }: { request: object }) => failed(request)],
  ]
  // The payload of a channel is described in Node's documentation but not in its types.
  const typed = channels as [string, (message: unknown) => void][]
  for (const [name, listener] of typed) subscribe(name, listener)
  return () => {
    for (const [name, listener] of typed) unsubscribe(name, listener)
  }
}
