/** For operators: liveness, readiness and metrics. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { HeldLoop } from './held-loop.ts'

const gauge = (name: string, help: string, value: number | string) => [
  `# HELP weekbe4_${name} ${help}`,
  `# TYPE weekbe4_${name} gauge`,
  `weekbe4_${name} ${value}`,
]

/** One line for each route: its value in `of`. */
const byRoute = (name: string, help: string, type: 'gauge' | 'counter', of: ReadonlyMap<string, number>) => [
  `# HELP weekbe4_${name} ${help}`,
  `# TYPE weekbe4_${name} ${type}`,
  ...[...of].map(([route, value]) => `weekbe4_${name}{route="${route}"} ${value}`),
]

type Looks = {
  ping(): Promise<void>
  checkFiles(): Promise<void>
  isLeaving(): boolean
  held: HeldLoop['held']
}

export function operationRoutes(
  app: FastifyInstance,
  operatorsOnly: preHandlerAsyncHookHandler,
  { ping, checkFiles, isLeaving, held }: Looks,
): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  app.addHook('onClose', async () => {
    delay.disable()
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (isLeaving()) return reply.code(503).send({ status: 'not ready', reason: 'leaving' })
    try {
      await ping()
    } catch {
      return reply.code(503).send({ status: 'not ready', reason: 'database-away' })
    }
    // Everything but uploads works, so requests need not go elsewhere.
    const kept = await checkFiles().then(
      () => true,
      () => false,
    )
    return kept ? { status: 'ready' } : { status: 'degraded', reason: 'files-not-kept' }
  })
  app.get('/metrics', { preHandler: operatorsOnly }, async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage()
    const lines = [
      ...gauge('uptime_seconds', 'since this process began', process.uptime().toFixed(0)),
      ...gauge('rss_bytes', 'memory this process holds', rss),
      ...gauge('heap_bytes', 'memory its objects use', heapUsed),
      ...gauge('event_loop_p99_seconds', 'how long work waits', (delay.percentile(99) / 1e9).toFixed(4)),
      ...byRoute(
        'event_loop_held_total',
        'how often the loop was held while this route was under way',
        'counter',
        new Map([...held].map(([route, { times }]) => [route, times])),
      ),
      ...byRoute(
        'event_loop_held_longest_seconds',
        'the longest of them',
        'gauge',
        new Map([...held].map(([route, { longestMs }]) => [route, longestMs / 1_000])),
      ),
    ]
    return reply.type('text/plain; version=0.0.4').send(`${lines.join('\n')}\n`)
  })
}
