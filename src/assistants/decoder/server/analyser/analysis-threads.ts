/**
 * Where documents are analysed: in at most two threads, started when there is work and ended when there is none.
 * Everything a thread holds goes with it, so a thesis costs memory only while somebody waits for it.
 */
import { MessageChannel } from 'node:worker_threads'
import { openThreads } from '#background/threads.ts'
import { ANALYSING } from '../../spec.ts'
import type { Analyser } from './analyser.ts'

/** Far more than a thesis of 1,500 pages is measured to need. */
const MEGABYTES = 256

type Settings = {
  atOnce: number
  idle: number
  longest: number
  /** The thread's program; tests bring their own. */
  program: URL
}

export function openAnalysisThreads(changes: Partial<Settings> = {}): Analyser & { threads(): number } {
  const { atOnce, idle, longest, program }: Settings = {
    ...ANALYSING,
    program: new URL('./analysis-thread.ts', import.meta.url),
    ...changes,
  }
  const { run, running, stop } = openThreads({ program, most: atOnce, idle, megabytes: MEGABYTES })

  return {
    threads: running,
    async analyse(task, onParts, signal) {
      const breaking = new AbortController()
      const breakOff = (why: string) => () => breaking.abort(new Error(why))
      const stopped = breakOff('The analysis was stopped.')
      signal?.addEventListener('abort', stopped, { once: true })
      if (signal?.aborted) stopped()
      const { port1: heard, port2: progress } = new MessageChannel()
      // Counted from the first sign of work: whoever waits for a thread is not too slow.
      let tooLong: NodeJS.Timeout | undefined
      const begun = () => {
        tooLong ??= setTimeout(breakOff('The analysis took too long.'), longest)
      }
      heard.on('message', (parts) => {
        begun()
        onParts(parts)
      })
      try {
        return await run({ ...task, progress }, { signal: breaking.signal, transferList: [progress] })
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
