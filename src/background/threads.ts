/**
 * Threads for work that would hold everybody else up: started when there is work and ended when there is none.
 * Everything a thread holds goes with it, so a thesis costs memory only while somebody waits for it.
 */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Piscina } from 'piscina'

// Far more than a thesis of 1,500 pages is measured to need; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

export type ThreadSettings = {
  /** What it does, for the words of a fault: 'analysis'. */
  work: string
  atOnce: number
  /** A thread without work ends. */
  idle: number
  /** No work needs this long; one that does is stopped. */
  longest: number
  /** The thread's program: it is given the task and `progress`, and says at once that it has begun. */
  program: URL
}

export type Threads<Task, Made, Told> = {
  threads(): number
  /** Throws when it was stopped by the signal, and when it could not. */
  run(task: Task, onTold: (told: Told) => void, signal?: AbortSignal): Promise<Made>
  stop(): Promise<void>
}

export type Telling = { progress: MessagePort }

export function openThreads<Task extends object, Made, Told>(
  settings: ThreadSettings,
): Threads<Task, Made, Told> {
  const { work, atOnce, idle, longest, program } = settings
  let pool: Piscina | undefined

  // Loaded with the first work: a server that only takes payments need not carry it.
  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    pool ??= new Piscina({
      filename: program.href,
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: idle,
      resourceLimits: MEMORY,
      // A thread that waits with atomics does not tell its progress.
      atomics: 'disabled',
      recordTiming: false,
    })
    return pool
  }

  return {
    threads: () => pool?.threads.length ?? 0,
    async run(task, onTold, signal) {
      const breaking = new AbortController()
      const stop = (why: string) => () => breaking.abort(new Error(why))
      const stopped = stop(`The ${work} was stopped.`)
      signal?.addEventListener('abort', stopped, { once: true })
      if (signal?.aborted) stopped()
      const { port1: heard, port2: progress } = new MessageChannel()
      // Counted from the first sign of work: whoever waits for a thread is not too slow.
      let tooLong: NodeJS.Timeout | undefined
      heard.on('message', (told: Told) => {
        tooLong ??= setTimeout(stop(`The ${work} took too long.`), longest)
        onTold(told)
      })
      try {
        const threads = await open()
        return await threads.run({ ...task, progress }, { signal: breaking.signal, transferList: [progress] })
      } catch (error) {
        throw breaking.signal.aborted ? breaking.signal.reason : error
      } finally {
        clearTimeout(tooLong)
        heard.close()
        signal?.removeEventListener('abort', stopped)
      }
    },
    stop: async () => pool?.destroy(),
  }
}
