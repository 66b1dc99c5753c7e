/** Threads that tell how far they are. One that takes too long after its first word is stopped, and so is one that nobody waits for. */
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { openThreads } from './threads.ts'

/** Far more than a thesis of 1,500 pages is measured to need. */
const MEGABYTES = 256

export type TellingSettings = {
  /** What it does, for the words of a fault: 'analysis'. */
  work: string
  atOnce: number
  idle: number
  longest: number
  /** The thread's program: it is given the task and `progress`, and says at once that it has begun. */
  program: URL
}

type TellingThreads<Task, Made, Told> = {
  threads(): number
  /** Throws when it was stopped by the signal, and when it could not. */
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
      // Counted from the first sign of work: whoever waits for a thread is not too slow.
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
