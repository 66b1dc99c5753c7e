/** For those who run the product: is it alive, is it ready, how is it. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

type Looks = { ping(): Promise<void>; checkFiles(): Promise<void> }

export function operationRoutes(app: FastifyInstance, { ping, checkFiles }: Looks): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await ping()
    } catch {
      return reply.code(503).send({ status: 'not ready', reason: 'database-away' })
    }
    // Everything but uploads goes on, so nobody is to be sent elsewhere for it.
    const kept = await checkFiles().then(
      () => true,
      () => false,
    )
    return kept ? { status: 'ready' } : { status: 'degraded', reason: 'files-not-kept' }
  })
  app.get('/metrics', async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage()
    const lines = [
      `weekbe4_uptime_seconds ${process.uptime().toFixed(0)}`,
      `weekbe4_rss_bytes ${rss}`,
      `weekbe4_heap_bytes ${heapUsed}`,
      `weekbe4_event_loop_p99_seconds ${(delay.percentile(99) / 1e9).toFixed(4)}`,
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}
