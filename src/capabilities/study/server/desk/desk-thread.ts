/** The thread of the desk: there when something is said to it, gone when nobody has asked for a while. */
import { Worker } from 'node:worker_threads'
import { STUDY_LIMITS } from '../../spec.ts'
import type { FromDesk, ToDesk } from './messages.ts'

// Twice what the theses that may be open at once are measured to need; a runaway ends its thread, not the server.
const MEMORY = { maxOldGenerationSizeMb: 24 * STUDY_LIMITS.openAtOnce }

export function deskThread(idle: number) {
  /** Who waits for answers, by the number of their question. */
  const waiting = new Map<number, (heard: FromDesk) => void>()
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined

  function failAll(reason: string) {
    for (const [id, tell] of waiting) tell({ kind: 'failed', id, reason })
  }

  function start(): Worker {
    const fresh = new Worker(new URL('./desk-worker.ts', import.meta.url), { resourceLimits: MEMORY })
    const lost = (reason: string) => {
      // One that was sent away has a successor by now, whose questions are none of its business.
      if (worker !== fresh) return
      worker = undefined
      failAll(reason)
    }
    fresh.on('message', (heard: FromDesk) => waiting.get(heard.id)?.(heard))
    fresh.on('error', (error) => lost(String(error)))
    fresh.on('exit', (code) => lost(`The study desk ended with ${code}.`))
    return fresh
  }

  async function stop(): Promise<void> {
    const ending = worker
    worker = undefined
    clearTimeout(resting)
    failAll('The study desk was closed.')
    await ending?.terminate()
  }

  /** Begun anew after every answer. A thread that waits for questions does not keep the program alive. */
  function rest() {
    if (waiting.size === 0) worker?.unref()
    clearTimeout(resting)
    resting = setTimeout(() => waiting.size === 0 && void stop(), idle)
    resting.unref()
  }

  return {
    stop,
    working: () => worker !== undefined,

    await: (id: number, tell: (heard: FromDesk) => void): void => void waiting.set(id, tell),
    answered(id: number): void {
      waiting.delete(id)
      rest()
    },

    say(message: ToDesk): void {
      worker ??= start()
      worker.ref()
      worker.postMessage(message)
    },
    /** What only matters to a thread that is there. */
    sayIfThere: (message: ToDesk): void => worker?.postMessage(message),
  }
}
