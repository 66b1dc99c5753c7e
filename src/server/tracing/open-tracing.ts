/** Traces for OpenTelemetry, where a collector is named. Nothing of it is loaded where none is (decision 0106). */
import type { Tracer } from '@opentelemetry/api'
import type { Log } from '#ports/outside.ts'

export type TracingSettings = {
  /** The collector's base address, as OTEL_EXPORTER_OTLP_ENDPOINT has it. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** Of a thousand requests, how many are traced: from 0 to 1. */
  share: number
}

export type Tracing = {
  tracer: Tracer
  /** The collector's host: what is sent to it is no work of ours. */
  collector: string
  /** Sends what has gathered. A collector that is away does not keep a server from leaving. */
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
