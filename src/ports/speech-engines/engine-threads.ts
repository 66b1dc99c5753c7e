import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { watchThread } from '#ports/watch-thread.ts'
import { type EnginePool, enginePool } from './engine-pool.ts'
import type { Thread } from './pool-members.ts'

/** The real threads. No engine is loaded, here or there, before the first job. */
export function engineThreads({ threads = availableParallelism() } = {}): EnginePool {
  return enginePool({ threads, start: startThread })
}

function startThread(): Thread {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    // A recording or a text that makes it grow without end must not take the server down. The young generation,
    // for data that lives one sentence, is collected often: otherwise it grows for hundreds of sentences.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 },
    stderr: true,
  })
  // A decoder logs each damaged packet, and an attacker could fill the log with them.
  worker.stderr.resume()
  // An error also ends the thread, which `exit` reports.
  worker.on('error', () => undefined)
  // An idle thread does not keep the program alive; a working one does.
  let owed = 0
  worker.unref()
  return {
    post(message) {
      if ('id' in message && owed++ === 0) worker.ref()
      worker.postMessage(message)
    },
    onMessage: (hear) =>
      void worker.on('message', (message) => {
        if (--owed === 0) worker.unref()
        hear(message)
      }),
    onEnd: (tell) => void worker.on('exit', tell),
    watch: (limit, onOver) => watchThread(worker, limit, onOver),
    end: () => void worker.terminate(),
  }
}
