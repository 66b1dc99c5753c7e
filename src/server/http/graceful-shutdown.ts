/**
 * How a server shuts down without a failed request: /readyz reports it and each connection closes after its answer, so
 * that the load balancer sends requests elsewhere; running work has time to finish; only then are new requests refused.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seconds } from '#kit/time.ts'

/** The whole shutdown: supervisors wait no longer. Streams cut off then are stored, and go on at another server. */
const LEAVES_WITHIN = seconds(9)
const LOOK_EVERY = 50

export type GracefulShutdown = {
  isLeaving(): boolean
  /** Resolves when no request runs any more, or at the time limit. `notice`: how long the load balancer takes to notice. */
  leave(notice: number): Promise<void>
}

export function watchLeaving(app: FastifyInstance): GracefulShutdown {
  let running = 0
  let leaving = false
  app.addHook('onRequest', async (_request, reply) => {
    running += 1
    reply.raw.once('close', () => {
      running -= 1
    })
  })
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close')
  })
  return {
    isLeaving: () => leaving,
    async leave(notice) {
      leaving = true
      const until = performance.now() + LEAVES_WITHIN
      await pause(notice)
      while (running > 0 && performance.now() < until) await pause(LOOK_EVERY)
    },
  }
}
