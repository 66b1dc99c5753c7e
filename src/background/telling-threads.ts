/** Threads that report progress. One that takes too long after its first message is stopped, and so is one whose caller gave up. */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { openThreads } from './threads.ts'

/** Well above the measured need of a thesis of 1,500 pages. */
const MEGABYTES = 256

export type TellingSettings = {
  /** Names the work in fault messages: 'analysis'. */
  work: string
  atOnce: number
  idle: number
  longest: number
  /** The thread's program: it gets the task and `progress`, and reports at once that it has begun. */
  program: URL
}

type TellingThreads<Task, Made, Told> = {
  threads(): number
  /** Throws when the signal stopped it, and when it failed. */
  run(task: Task, onTold: (told: Told) => void, signal?: AbortSignal): Promise<Made>
  stop(): Promise<void>
}

export type Telling = { progress: MessagePort }

export function openTellingThreads<Task extends object, Made, Told>(
  settings: TellingSettings,
): TellingThreads<Task, Made, Told> {
  const { work, atOnce, idle, longest, program } = settings
  const { run, running, stop } = openThreads({ program, most: atOnce, idle, megabytes: MEGABYTES })

  return {
    threads: running,
    async run(task, onTold, signal) {
      const breaking = new AbortController()
      const breakOff = (why: string) => () => breaking.abort(new Error(why))
      const stopped = breakOff(`The ${work} was stopped.`)
      signal?.addEventListener('abort', stopped, { once: true })
      if (signal?.aborted) stopped()
      const { port1: heard, port2: progress } = new MessageChannel()
      // Counted from the first message: waiting for a thread does not count as slow.
      let tooLong: NodeJS.Timeout | undefined
      heard.on('message', (told: Told) => {
        tooLong ??= setTimeout(breakOff(`The ${work} took too long.`), longest)
        onTold(told)
      })
      try {
        return await run<Made>({ ...task, progress }, { signal: breaking.signal, transferList: [progress] })
      } catch (error) {
        throw breaking.signal.aborted ? breaking.signal.reason : error
      } finally {
        clearTimeout(tooLong)
        heard.close()
        signal?.removeEventListener('abort', stopped)
      }
    },
    stop,
  }
}
