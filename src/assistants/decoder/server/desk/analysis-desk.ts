/**
 * Where documents are analysed: in at most two threads, started when there is work and ended when there is none.
 * Everything a thread holds goes with it, so a thesis costs memory only while somebody waits for it.
 */
import { Worker } from 'node:worker_threads'
import type { Analysis } from '../../contract.ts'
import { ANALYSING } from '../../spec.ts'
import type { Analyser, AnalysisTask, Parts } from '../analyser.ts'
import type { FromThread, ToThread } from './messages.ts'

// Far more than a thesis of 1,500 pages is measured to need; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Settings = {
  atOnce: number
  idle: number
  longest: number
  /** The thread's program; tests bring their own. */
  program: URL
}

type Thread = { worker: Worker; resting: NodeJS.Timeout | undefined }

export function openAnalysisDesk(changes: Partial<Settings> = {}): Analyser & { threads(): number } {
  const { atOnce, idle, longest, program }: Settings = {
    ...ANALYSING,
    program: new URL('./analysis-thread.ts', import.meta.url),
    ...changes,
  }
  const idleOnes: Thread[] = []
  const all = new Set<Thread>()
  const inLine: (() => void)[] = []
  let busy = 0

  function start(): Thread {
    const thread: Thread = {
      worker: new Worker(program, { resourceLimits: MEMORY }),
      resting: undefined,
    }
    all.add(thread)
    // Whoever waits for an answer hears of it too; between answers nobody does.
    thread.worker.on('error', () => leave(thread))
    thread.worker.on('exit', () => leave(thread))
    return thread
  }

  function leave(thread: Thread) {
    clearTimeout(thread.resting)
    all.delete(thread)
    const at = idleOnes.indexOf(thread)
    if (at >= 0) idleOnes.splice(at, 1)
  }

  async function end(thread: Thread) {
    leave(thread)
    await thread.worker.terminate()
  }

  function rest(thread: Thread) {
    if (!all.has(thread)) return
    idleOnes.push(thread)
    // A thread that waits for work does not keep the program alive.
    thread.worker.unref()
    thread.resting = setTimeout(() => void end(thread), idle)
    thread.resting.unref()
  }

  function wake(): Thread {
    const thread = idleOnes.pop() ?? start()
    clearTimeout(thread.resting)
    thread.worker.ref()
    return thread
  }

  async function place(): Promise<void> {
    if (busy >= atOnce) await new Promise<void>((free) => inLine.push(free))
    else busy += 1
  }

  /** The place goes to the next in line, or is free. */
  function leavePlace() {
    const next = inLine.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    threads: () => all.size,
    async analyse(task, onParts, signal) {
      await place()
      try {
        signal?.throwIfAborted()
        const thread = wake()
        try {
          return await ask(thread.worker, { task, onParts, signal, longest })
        } catch (error) {
          // It may still be at work, or be about to end by itself: no task meets it again.
          await end(thread)
          throw error
        } finally {
          rest(thread)
        }
      } finally {
        leavePlace()
      }
    },
    async stop() {
      await Promise.all([...all].map(end))
    },
  }
}

type Asked = {
  task: AnalysisTask
  onParts: (parts: Parts) => void
  signal: AbortSignal | undefined
  longest: number
}

function ask(
  worker: Worker,
  { task, onParts, signal, longest }: Asked,
): Promise<Analysis | 'too-little-text'> {
  return new Promise((done, fail) => {
    const broke = (reason: string) => fail(new Error(reason))
    const stopped = () => broke('The analysis was stopped.')
    const ended = (code: number) => broke(`The thread that analyses ended with ${code}.`)
    const tooLong = setTimeout(() => broke('The analysis took too long.'), longest)
    function heard(message: FromThread) {
      if (message.kind === 'parts') return onParts(message.parts)
      leave()
      if (message.kind === 'done') done(message.analysis)
      else broke(message.reason)
    }
    function failed(error: unknown) {
      leave()
      broke(String(error))
    }
    function leave() {
      clearTimeout(tooLong)
      signal?.removeEventListener('abort', stopped)
      worker.off('message', heard)
      worker.off('error', failed)
      worker.off('exit', ended)
    }
    signal?.addEventListener('abort', stopped, { once: true })
    worker.on('message', heard)
    worker.on('error', failed)
    worker.on('exit', ended)
    worker.postMessage(task satisfies ToThread)
  })
}
