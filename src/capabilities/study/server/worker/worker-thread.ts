/** The worker's thread: started by a message to it, ended after a while without questions. */
import { Worker } from 'node:worker_threads'
import { STUDY_LIMITS } from '../../spec.ts'
import type { FromWorker, ToWorker } from './messages.ts'

// Twice the measured need of the most theses open at once; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 24 * STUDY_LIMITS.openAtOnce, maxYoungGenerationSizeMb: 16 }

export function workerThread(idle: number) {
  /** Callbacks waiting for answers, by question number. */
  const waiting = new Map<number, (heard: FromWorker) => void>()
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined

  function failAll(reason: string) {
    for (const [id, tell] of waiting) tell({ kind: 'failed', id, reason })
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./worker-program.ts', import.meta.url), { resourceLimits: MEMORY })
    const lost = (reason: string) => {
      // A stopped thread has a successor by now; that one's questions must not fail.
      if (worker !== fresh) return
      worker = undefined
      failAll(reason)
    }
    fresh.on('message', (heard: FromWorker) => waiting.get(heard.id)?.(heard))
    fresh.on('error', (error) => lost(String(error)))
    fresh.on('exit', (code) => lost(`The study worker ended with ${code}.`))
    return fresh
  }

  async function stop(): Promise<void> {
    const ending = worker
    worker = undefined
    clearTimeout(resting)
    failAll('The study worker was closed.')
    await ending?.terminate()
  }

  /** Restarted after every answer. A thread waiting for questions does not keep the process alive. */
  function rest() {
    if (waiting.size === 0) worker?.unref()
    clearTimeout(resting)
    resting = setTimeout(() => waiting.size === 0 && void stop(), idle)
    resting.unref()
  }

  return {
    stop,
    working: () => worker !== undefined,

    await: (id: number, tell: (heard: FromWorker) => void): void => void waiting.set(id, tell),
    answered(id: number): void {
      waiting.delete(id)
      rest()
    },

    say(message: ToWorker): void {
      worker ??= start()
      worker.ref()
      worker.postMessage(message)
    },
    /** For messages that only matter to a running thread. */
    sayIfThere: (message: ToWorker): void => worker?.postMessage(message),
  }
}
