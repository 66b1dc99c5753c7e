/**
 * How a server leaves without a failed request: it says so at /readyz and closes each line after its answer, so that whoever
 * shares out the requests sends them elsewhere; what runs has time to end; only then nothing new is taken.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { seconds } from '#kit/time.ts'

/** All of it: who restarts a server waits no longer. What streams then is kept, and goes on at another server. */
const LEAVES_WITHIN = seconds(9)
const LOOK_EVERY = 50

export type Leaving = {
  isLeaving(): boolean
  /** Resolves when nothing runs any more, or when it is time. `notice`: how long it takes the others to notice. */
  leave(notice: number): Promise<void>
}

export function watchLeaving(app: FastifyInstance): Leaving {
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
