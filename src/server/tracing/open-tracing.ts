/** Traces for OpenTelemetry when a collector is configured. Nothing of it is loaded otherwise (decision 0106). */
import type { Tracer } from '@opentelemetry/api'
import type { Log } from '#ports/services.ts'

export type TracingSettings = {
  /** The collector's base address, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** The share of requests that are traced: from 0 to 1. */
  share: number
}

export type Tracing = {
  tracer: Tracer
  /** The collector's host: requests to it are not traced. */
  collector: string
  /** Sends the backlog. An unreachable collector does not delay a shutdown. */
  close(): Promise<void>
}

const SENDS_WITHIN = 2_000

export async function openTracing(
  { endpoint, headers, service, share }: TracingSettings,
  log: Pick<Log, 'warn'>,
): Promise<Tracing> {
  const { diag, DiagLogLevel } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } = await import(
    '@opentelemetry/sdk-trace'
  )
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const quiet = () => {}
  const told = (message: string) => log.warn({ reason: message }, 'Traces could not be sent.')
  diag.setLogger(
    { error: told, warn: told, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.ERROR },
  )
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers,
    timeoutMillis: SENDS_WITHIN,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SENDS_WITHIN })],
  })
  return {
    tracer: provider.getTracer('weekbe4'),
    collector: new URL(endpoint).host,
    close: () => provider.shutdown().catch((error: unknown) => told(String(error))),
  }
}
