/**
 * Names the routes whose requests were under way while the event loop worked on one thing for long: everybody else waited
 * for it. What can grow belongs in a thread. Judged by the thread's own time on a core, so that a busy machine is no fault.
 */
import type { FastifyInstance } from 'fastify'
import type { Log, Services } from '#ports/services.ts'

const BEAT_MS = 100
/** Longer than this and a student on another page notices. */
export const HELD_MS = 200
/** A crowd says nothing about who it was. */
const MOST_NAMED = 5

type LoopHeld = { times: number; longestMs: number; lastAt: Date }
type HeldLoopDeps = { cpuMs(): number; log: Pick<Log, 'warn'>; now(): Date }

export function heldLoop({ cpuMs, log, now }: HeldLoopDeps) {
  const underWay = new Map<object, string>()
  let ended = new Set<string>()
  const held = new Map<string, LoopHeld>()
  let before = cpuMs()
  return {
    held: held as ReadonlyMap<string, LoopHeld>,
    begin: (request: object, route: string) => void underWay.set(request, route),
    end(request: object) {
      const route = underWay.get(request)
      if (route) ended.add(route)
      underWay.delete(request)
    },
    /** The loop turned in time: what ended and what was used of the core is forgotten. */
    rest() {
      before = cpuMs()
      ended = new Set()
    },
    /** A timer came late. The time on the core since the last turn tells whether the loop was held or the machine was busy. */
    late() {
      const used = cpuMs()
      const ms = Math.round(used - before)
      before = used
      const routes = [...new Set([...ended, ...underWay.values()])]
      ended = new Set()
      if (ms < HELD_MS || routes.length === 0 || routes.length > MOST_NAMED) return
      for (const route of routes) {
        const { times = 0, longestMs = 0 } = held.get(route) ?? {}
        held.set(route, { times: times + 1, longestMs: Math.max(longestMs, ms), lastAt: now() })
      }
      log.warn({ ms, routes }, 'The event loop was held.')
    },
  }
}

export type HeldLoop = ReturnType<typeof heldLoop>

export function watchHeldLoop(app: FastifyInstance, { log, now }: Pick<Services, 'log' | 'now'>): HeldLoop {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  const watch = heldLoop({ cpuMs, log, now })
  let last = performance.now()
  const timer = setInterval(() => {
    const late = performance.now() - last
    last = performance.now()
    // A loop that turned in time held nobody, however busy it was.
    if (late >= HELD_MS) watch.late()
    else watch.rest()
  }, BEAT_MS).unref()
  app.addHook('onRequest', async (request) => {
    const { method, url } = request.routeOptions
    watch.begin(request, url ? `${method} ${url}` : 'an unknown address')
  })
  app.addHook('onResponse', async (request) => watch.end(request))
  app.addHook('onRequestAbort', async (request) => watch.end(request))
  app.addHook('onClose', async () => clearInterval(timer))
  return watch
}
