/** The current span: of a request or of a job. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, type SpanOptions, type Tracer, trace } from '@opentelemetry/api'

export type SpanHere = ReturnType<typeof spanHere>

export function spanHere(tracer: Tracer) {
  const current = new AsyncLocalStorage<Span>()
  const startSpan = (name: string, options: SpanOptions, inside?: Span): Span =>
    tracer.startSpan(name, options, inside ? trace.setSpan(ROOT_CONTEXT, inside) : ROOT_CONTEXT)
  return {
    current,
    begin: (name: string, options: SpanOptions): Span => startSpan(name, options),
    /** Nothing outside requests and jobs: periodic work every few seconds would drown out the rest. */
    inside(name: string, options: SpanOptions): Span | undefined {
      const outer = current.getStore()
      return outer && startSpan(name, options, outer)
    },
  }
}
