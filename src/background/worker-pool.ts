/**
 * Threads for work that would block a core for all requests: started when there is work, ended when there is
 * none. All kinds of work share them: a thread takes forty megabytes and more before it has done anything,
 * and a student who moves between rooms needs one after the other. Each kind limits how many it uses at once.
 */
import type { Piscina } from 'piscina'
import { semaphore } from '#kit/semaphore.ts'

export type WorkerPoolOptions = {
  program: URL
  most: number
  /** A thread ends after this long without work. */
  idle: number
  /** A runaway ends its thread, not the server. */
  megabytes: number
}
type Running = Parameters<Piscina['run']>[1]

/** More than all kinds together request. */
const MOST = 16
type Shared = { users: number; pool: Promise<Piscina> }
const shared = new Map<string, Shared>()

// Loaded with the first work: a server that only takes payments does not need it.
async function openPool({ idle, megabytes }: WorkerPoolOptions): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    minThreads: 0,
    maxThreads: MOST,
    idleTimeout: idle,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    // A thread that waits with atomics cannot report progress.
    atomics: 'disabled',
    recordTiming: false,
  })
}

export function openThreads(options: WorkerPoolOptions) {
  const { program, most, idle, megabytes } = options
  const key = `${idle} ${megabytes}`
  const places = semaphore(most)
  const ending = new AbortController()
  let threads: Piscina | undefined
  let mine: Shared | undefined

  async function pool(): Promise<Piscina> {
    if (!mine) {
      mine = shared.get(key) ?? { users: 0, pool: openPool(options) }
      mine.users += 1
      shared.set(key, mine)
    }
    return mine.pool
  }

  async function run<Answer>(task: object, { signal, ...how }: NonNullable<Running> = {}): Promise<Answer> {
    const stopped = AbortSignal.any([ending.signal, ...(signal ? [signal as AbortSignal] : [])])
    const done = await places.take(stopped)
    stopped.throwIfAborted()
    try {
      threads = await pool()
      return await threads.run(task, { ...how, filename: program.href, signal: stopped })
    } finally {
      done?.()
    }
  }

  /** Work in progress is aborted; the threads end with their last user. */
  async function stop(): Promise<void> {
    ending.abort(new Error('The threads were closed.'))
    const left = mine
    mine = undefined
    if (!left || --left.users > 0) return
    shared.delete(key)
    await (await left.pool).destroy()
  }

  return {
    run,
    stop,
    running: () => threads?.threads.length ?? 0,
    /** By the number that it has for itself; nothing when it has ended. */
    threadOf: (id: number) => threads?.threads.find(({ threadId }) => threadId === id),
  }
}
