/** Threads that report progress. One that has worked for too long since it began is stopped, and so is one whose caller gave up. */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { watchThread } from '#ports/watch-thread.ts'
import { openThreads } from './worker-pool.ts'

/** Well above the measured need of a thesis of 1,500 pages. */
const MEGABYTES = 256

export type ProgressPoolSettings = {
  /** Names the work in fault messages: 'analysis'. */
  work: string
  atOnce: number
  idle: number
  /** Of its own time on a core. */
  longest: number
  /** The thread's program: it gets the task and `progress`, and says at once that it has begun (`notifyThreadStarted`). */
  program: URL
}

type TellingThreads<Task, Made, Told> = {
  threads(): number
  /** Throws when the signal stopped it, and when it failed. */
  run(task: Task, onTold: (told: Told) => void, signal?: AbortSignal): Promise<Made>
  stop(): Promise<void>
}

export type ThreadProgress = { progress: MessagePort }
/** By which thread. */
export type ThreadStarted = { begun: number }

const isBegun = (said: unknown): said is ThreadStarted =>
  typeof said === 'object' && said !== null && 'begun' in said

export function openProgressWorkerPool<Task extends object, Made, Told>(
  settings: ProgressPoolSettings,
): TellingThreads<Task, Made, Told> {
  const { work, atOnce, idle, longest, program } = settings
  const { run, running, threadOf, stop } = openThreads({ program, most: atOnce, idle, megabytes: MEGABYTES })

  return {
    threads: running,
    async run(task, onTold, signal) {
      const breaking = new AbortController()
      const breakOff = (why: string) => () => breaking.abort(new Error(why))
      const stopped = breakOff(`The ${work} was stopped.`)
      signal?.addEventListener('abort', stopped, { once: true })
      if (signal?.aborted) stopped()
      const { port1: heard, port2: progress } = new MessageChannel()
      let letGo: (() => void) | undefined
      heard.on('message', (said: Told | ThreadStarted) => {
        if (!isBegun(said)) return onTold(said)
        const thread = threadOf(said.begun)
        if (thread) letGo = watchThread(thread, longest, breakOff(`The ${work} took too long.`))
      })
      try {
        return await run<Made>({ ...task, progress }, { signal: breaking.signal, transferList: [progress] })
      } catch (error) {
        throw breaking.signal.aborted ? breaking.signal.reason : error
      } finally {
        letGo?.()
        // One that is on its way would be watched for good.
        heard.removeAllListeners('message')
        heard.close()
        signal?.removeEventListener('abort', stopped)
      }
    },
    stop,
  }
}
